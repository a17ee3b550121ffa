import type { Commit } from '../kernel/game.ts'
import { isFork } from '../kernel/kernel-cause-events.ts'
import type { ForkCause } from '../kernel/kernel-causes.ts'
import { type ChainKey, chainKey, firstHead, nextHead } from './chain.ts'
import type { LogHeader, LogRow } from './log.ts'
import { type Outline, outlineOf } from './row-outline.ts'
import { commitmentTo } from './stream.ts'

export interface Receipt {
  readonly head: string | null
  readonly version: number | null
}
export interface CheckedReceipt extends Receipt {
  readonly row: number | null
  readonly reason: string | null
}

export interface ChainReport {
  rows: number
  head: string
  commitmentHolds: boolean
  broken: BrokenRow | null
  receipts: CheckedReceipt[]
}

interface BrokenRow {
  readonly row: number
  readonly version: number
  readonly reason: string
}

export interface ChainedRow extends Omit<LogRow, 'head' | 'packed'> {
  readonly packed: string | Buffer
  readonly at?: number
  /** Hash of the log row; null if the hash was omitted because it can be computed. */
  readonly head: string | null
}

export interface Ancestor {
  readonly game: string
  readonly commitment: string
  readonly seed: string | null
}

/** Checks the hashes of a game's log. The caller passes the rows of the log in order. */
export class ChainChecker {
  readonly report: ChainReport
  readonly #key: ChainKey
  /**
   * Original games of the fork, oldest first, without the games whose rows have already been read.
   */
  readonly #ancestors: AncestralChain[]
  #version = 0
  #before = 0
  #isSound = true

  constructor(
    { game, commitment }: Pick<LogHeader, 'game' | 'commitment'>,
    seed: string,
    receipts: readonly Receipt[] = [],
    ancestors: readonly Ancestor[] = [],
  ) {
    this.#key = chainKey(seed)
    this.#ancestors = ancestors.map((one) => new AncestralChain(one))
    const isCommittedTo = (one: Ancestor) =>
      one.seed === null || commitmentTo(one.seed) === one.commitment
    this.report = {
      rows: 0,
      head: firstHead(game),
      broken: null,
      commitmentHolds: [{ game, commitment, seed }, ...ancestors].every(isCommittedTo),
      receipts: receipts.map((one) => ({ ...one, row: null, reason: NOT_FOUND })),
    }
  }

  get version(): number {
    return this.#version
  }
  get isBroken(): boolean {
    return !this.report.commitmentHolds || this.report.broken !== null
  }
  get holds(): boolean {
    return !this.isBroken && this.report.receipts.every(({ reason }) => reason === null)
  }

  /**
   * Returns the commits in the next row of the log. Returns an empty list for an unreadable log row
   * and for all rows after an unreadable row.
   */
  take(row: ChainedRow): readonly Commit[] {
    const commits = unpackSound(row.packed.toString())
    this.#follow(row, row.packed, commits && outlined(commits))
    if (commits && this.report.broken === null) this.#checkFork(commits)
    for (const one of this.#ancestors) one.take(row.packed)
    this.#isSound &&= commits !== null
    return this.#isSound && commits ? commits : []
  }

  pass(row: ChainedRow): void {
    const packed = typeof row.packed === 'string' ? Buffer.from(row.packed) : row.packed
    const outline = packed.includes(FORK) ? null : outlineOf(packed)
    if (!outline) {
      this.take(row)
      return
    }
    this.#follow(row, packed, outline)
    for (const one of this.#ancestors) one.take(packed)
  }

  breaks(reason: string): void {
    this.report.broken ??= { row: this.report.rows - 1, version: this.#before, reason }
  }

  #follow(row: ChainedRow, packed: string | Buffer, outline: Outline | null): void {
    const { report } = this
    const { firstVersion, lastVersion, at, head } = row
    const events = outline?.events ?? 0
    this.#before = this.#version
    this.#version += events
    report.rows += 1
    report.head = nextHead(this.#key, report.head, packed)
    if (report.receipts.length > 0)
      report.receipts = report.receipts.map((one) => this.#checked(one))
    if (head !== null && report.head !== head) this.breaks('its head does not match')
    if (!outline) this.breaks('it has no commits')
    else if (firstVersion !== this.#before || lastVersion !== this.#version)
      this.breaks(`it covers ${firstVersion} to ${lastVersion} but has ${events} events`)
    else if (at !== undefined && at !== outline.at)
      this.breaks('its time differs from its last commit')
  }

  /**
   * Checks that the rows before the start of a fork are the rows of the original game, unless the
   * seed of the original game is unknown.
   */
  #checkFork(commits: readonly Commit[]): void {
    for (const [place, { cause }] of commits.entries()) {
      if (!isFork(cause)) continue
      const origin = this.#ancestors.shift()
      if (place > 0) this.breaks('it contains a fork after its start')
      else if (origin && !origin.isOriginOf(cause))
        this.breaks('the rows before it differ from its origin')
    }
  }

  #checked(receipt: CheckedReceipt): CheckedReceipt {
    const { head, version } = receipt
    const isHere = head === this.report.head
    const isMeant = version === null ? isHere : this.#before < version && version <= this.#version
    if (!isMeant) return receipt
    const reason = head === null || isHere ? null : OTHER_HEAD
    return { ...receipt, row: this.report.rows - 1, reason }
  }
}

class AncestralChain {
  readonly #game: string
  readonly #key: ChainKey | null
  #head: string

  constructor({ game, seed }: Ancestor) {
    this.#game = game
    this.#key = seed === null ? null : chainKey(seed)
    this.#head = firstHead(game)
  }

  take(packed: string | Buffer): void {
    if (this.#key) this.#head = nextHead(this.#key, this.#head, packed)
  }

  isOriginOf({ origin: { game, head } }: ForkCause): boolean {
    return game === this.#game && (this.#key === null || head === this.#head)
  }
}

/**
 * A string that occurs in the log of every fork, but in no other log. A string inside the JSON of a
 * log cannot contain the text `"kind":"fork"`, because quotes in a string are escaped.
 */
const FORK = '"kind":"fork"'

const outlined = (commits: readonly Commit[]): Outline => ({
  events: commits.reduce((sum, { events }) => sum + events.length, 0),
  at: commits.at(-1)!.at,
})

const NOT_FOUND = 'the log has no such row'
const OTHER_HEAD = 'the head at that version is different'

export function unpackSound(packed: string): Commit[] | null {
  const commits = parsed(packed)
  const isSound = Array.isArray(commits) && commits.length > 0 && commits.every(isCommit)
  // Only the fields that are needed to check the hashes are validated; the verification of the game
  // validates the remaining fields.
  return isSound ? (commits as Commit[]) : null
}

const isCommit = (one: Partial<Commit> | null): boolean =>
  typeof one?.cause?.kind === 'string' && Number.isInteger(one.at) && Array.isArray(one.events)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
