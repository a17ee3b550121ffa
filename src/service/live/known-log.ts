import type { Commit } from '../../kernel/game.ts'
import { firstHead } from '../../luck/chain.ts'

/** A row's last version and head. */
interface Head {
  readonly version: number
  readonly head: string
}

/** What a node knows of the log of one game: its rows, and where in them something stands. */
export class KnownLog {
  readonly #commits: Commit[] = []
  readonly #versions: number[] = []
  readonly #heads: Head[] = []
  readonly #places = new Map<string, number>()
  readonly #firstHead: string

  constructor(gameId: string) {
    this.#firstHead = firstHead(gameId)
  }

  get version(): number {
    return this.#versions.at(-1) ?? 0
  }
  get head(): string {
    return this.#heads.at(-1)?.head ?? this.#firstHead
  }
  get commits(): readonly Commit[] {
    return this.#commits
  }
  /** The version after each of the commits. */
  get versions(): readonly number[] {
    return this.#versions
  }

  /** One more row. */
  add(commits: readonly Commit[], head: string): void {
    for (const [place, { cause }] of commits.entries())
      if ('moveId' in cause && cause.moveId !== undefined)
        this.#places.set(keyOf(cause.seat, cause.moveId), this.#commits.length + place)
    this.#push(commits, head)
  }

  /** Looks at the log as it will be with one more row. */
  lookAhead(commits: readonly Commit[], head: string, look: () => void): void {
    const { length } = this.#commits
    this.#push(commits, head)
    try {
      look()
    } finally {
      this.#commits.length = length
      this.#versions.length = length
      this.#heads.pop()
    }
  }

  /** The place among the commits of what a seat sent under a key; undefined: never seen. */
  placeOf(seat: number, moveId: string): number | undefined {
    return this.#places.get(keyOf(seat, moveId))
  }

  /** The head of the row in which a version lies. */
  headOf(version: number): string {
    const heads = this.#heads
    let low = 0
    let high = heads.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (heads[middle]!.version < version) low = middle + 1
      else high = middle
    }
    return heads[low]?.head ?? this.#firstHead
  }

  #push(commits: readonly Commit[], head: string): void {
    let { version } = this
    for (const commit of commits) {
      version += commit.events.length
      this.#commits.push(commit)
      this.#versions.push(version)
    }
    this.#heads.push({ version, head })
  }
}

const keyOf = (seat: number, moveId: string): string => `${seat} ${moveId}`
