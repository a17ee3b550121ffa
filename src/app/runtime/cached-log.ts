import type { Commit } from '../../engine/kernel/game.ts'
import { isFork } from '../../engine/kernel/kernel-cause-events.ts'
import { type ChainKey, firstHead, nextHead } from '../../engine/luck/chain.ts'
import { unpack } from '../../engine/luck/log.ts'
import type { RowPosition, StoredRow } from './port.ts'

/** Rows that do not hang together: one is missing, was changed, or is another game's. */
export class BrokenLog extends Error {
  readonly gameId: string
  /** Up to here it holds. */
  readonly version: number

  constructor(gameId: string, version: number, reason: string) {
    super(`the log of ${gameId} breaks after version ${version}: ${reason}`)
    this.name = 'BrokenLog'
    this.gameId = gameId
    this.version = version
  }
}

/** A row's last version and head. */
interface Head {
  readonly version: number
  readonly head: string
}

/** What a node knows of the log of one game: its rows, and where in them something stands. */
export class CachedLog {
  readonly #gameId: string
  readonly #key: ChainKey
  readonly #commits: Commit[] = []
  readonly #versions: number[] = []
  readonly #heads: Head[] = []
  readonly #places = new Map<string, number>()
  readonly #firstHead: string

  constructor(gameId: string, key: ChainKey) {
    this.#gameId = gameId
    this.#key = key
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
  get lastRow(): RowPosition {
    return { firstVersion: this.#heads.at(-2)?.version ?? 0, head: this.head }
  }

  /** The head of a row that is still to be stored. */
  headAfter(packed: string): string {
    return nextHead(this.#key, this.head, packed)
  }

  /** Whether a stored row goes on from here. */
  isFollowedBy({ firstVersion, head, packed }: StoredRow): boolean {
    return firstVersion === this.version && head === this.headAfter(packed)
  }

  /** The commits of a stored row that goes on from here; throws `BrokenLog`. */
  check(row: StoredRow): readonly Commit[] {
    const { version } = this
    const broken = (reason: string) => new BrokenLog(this.#gameId, version, reason)
    if (row.firstVersion !== version)
      throw broken(`the next row begins after version ${row.firstVersion}`)
    if (!this.isFollowedBy(row))
      throw broken('the head of the next row is not the one that follows')
    const commits = unpack(row.packed)
    if (!Array.isArray(commits)) throw broken('the next row holds no commits')
    const events = commits.reduce((sum, commit) => sum + commit.events.length, 0)
    if (events === 0 || row.lastVersion !== version + events)
      throw broken(`the next row has ${events} events, and says ${row.lastVersion - version}`)
    return commits
  }

  /** One more row. */
  add(commits: readonly Commit[], head: string): void {
    // What others have sent to the game of which this is a fork.
    for (const [place, { cause }] of commits.entries())
      if (isFork(cause)) this.#places.clear()
      else if ('moveId' in cause && cause.moveId !== undefined)
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
      // To set the length of an array is slower than to take a few from its end.
      while (this.#commits.length > length) {
        this.#commits.pop()
        this.#versions.pop()
      }
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

  /** The version up to which both have the same rows: a head covers all that is before it. */
  commonWith(other: CachedLog): number {
    const isCommon = ({ head }: Head, place: number) => other.#heads[place]?.head === head
    return this.#heads.findLast(isCommon)?.version ?? 0
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

export function eventsIn(commits: readonly Commit[]): number {
  let events = 0
  for (const commit of commits) events += commit.events.length
  return events
}
