import type { Commit } from '../../engine/kernel/game.ts'
import { isFork } from '../../engine/kernel/kernel-cause-events.ts'
import { type ChainKey, firstHead, nextHead } from '../../engine/luck/chain.ts'
import { unpack } from '../../engine/luck/log.ts'
import type { RowPosition, StoredRow } from './port.ts'

/**
 * Thrown if the rows of a log do not form a hash chain, because a row is missing, was changed or
 * belongs to another game.
 */
export class BrokenLog extends Error {
  readonly gameId: string
  readonly version: number

  constructor(gameId: string, version: number, reason: string) {
    super(`the log of ${gameId} breaks after version ${version}: ${reason}`)
    this.name = 'BrokenLog'
    this.gameId = gameId
    this.version = version
  }
}

interface Head {
  readonly version: number
  readonly head: string
}

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
  get versions(): readonly number[] {
    return this.#versions
  }
  get lastRow(): RowPosition {
    return { firstVersion: this.#heads.at(-2)?.version ?? 0, head: this.head }
  }

  headAfter(packed: string): string {
    return nextHead(this.#key, this.head, packed)
  }

  isFollowedBy({ firstVersion, head, packed }: StoredRow): boolean {
    return firstVersion === this.version && head === this.headAfter(packed)
  }

  check(row: StoredRow): readonly Commit[] {
    const { version } = this
    const broken = (reason: string) => new BrokenLog(this.#gameId, version, reason)
    if (row.firstVersion !== version)
      throw broken(`the next row starts after version ${row.firstVersion}`)
    if (!this.isFollowedBy(row)) throw broken('the head of the next row does not match')
    const commits = unpack(row.packed)
    if (!Array.isArray(commits)) throw broken('the next row has no commits')
    const events = commits.reduce((sum, commit) => sum + commit.events.length, 0)
    if (events === 0 || row.lastVersion !== version + events)
      throw broken(`the next row has ${events} events instead of ${row.lastVersion - version}`)
    return commits
  }

  add(commits: readonly Commit[], head: string): void {
    // The idempotency keys in rows before a fork are skipped, because they belong to the players of
    // the original game.
    for (const [place, { cause }] of commits.entries())
      if (isFork(cause)) this.#places.clear()
      else if ('moveId' in cause && cause.moveId !== undefined)
        this.#places.set(keyOf(cause.seat, cause.moveId), this.#commits.length + place)
    this.#push(commits, head)
  }

  lookAhead(commits: readonly Commit[], head: string, read: () => void): void {
    const { length } = this.#commits
    this.#push(commits, head)
    try {
      read()
    } finally {
      // Calling `pop` a few times is faster than setting the array's length.
      while (this.#commits.length > length) {
        this.#commits.pop()
        this.#versions.pop()
      }
      this.#heads.pop()
    }
  }

  placeOf(seat: number, moveId: string): number | undefined {
    return this.#places.get(keyOf(seat, moveId))
  }

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

  /**
   * Comparing the latest hashes is enough, because the hash of a log row covers all earlier rows.
   */
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
