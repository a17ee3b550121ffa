import type { Commit } from '../kernel/game.ts'
import { isFork } from '../kernel/kernel-cause-events.ts'
import type { ForkCause } from '../kernel/kernel-causes.ts'
import { type ChainKey, chainKey, firstHead, nextHead } from './chain.ts'
import type { LogHeader, LogRow } from './log.ts'
import { type Outline, outlineOf } from './row-outline.ts'
import { commitmentTo } from './stream.ts'

/** What somebody has kept from an answer: a head, the version to which it was told, or both. */
export interface Receipt {
  readonly head: string | null
  readonly version: number | null
}
export interface CheckedReceipt extends Receipt {
  /** The row that it speaks of, counted from 0; null: the log has none. */
  readonly row: number | null
  /** Why it is not from this log; null: it is. */
  readonly reason: string | null
}

export interface ChainReport {
  rows: number
  /** The head after the last row, as it follows from the bytes. */
  head: string
  commitmentHolds: boolean
  /** The first row that does not follow from those before it. */
  broken: BrokenRow | null
  receipts: CheckedReceipt[]
}

interface BrokenRow {
  /** Counted from 0. */
  readonly row: number
  /** Up to here the log holds. */
  readonly version: number
  readonly reason: string
}

/** A row with the column that is stored beside what is hashed. */
export interface ChainedRow extends Omit<LogRow, 'head' | 'packed'> {
  /** As its text, or the bytes of that. */
  readonly packed: string | Buffer
  readonly at?: number
  /** Null: it was left out, for it follows. */
  readonly head: string | null
}

/** A game of which this log is a fork, or of which its origin is one. */
export interface Ancestor {
  readonly game: string
  readonly commitment: string
  /** Null: it is not known yet. */
  readonly seed: string | null
}

/** Follows the chain of hashes through the rows of a log, one after the other. */
export class ChainChecker {
  readonly report: ChainReport
  readonly #key: ChainKey
  /** Those from which the log has not been forked yet, the first of all first. */
  readonly #ancestors: AncestralChain[]
  #version = 0
  /** Before the last row. */
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
  /** As far as the rows tell by now. */
  get isBroken(): boolean {
    return !this.report.commitmentHolds || this.report.broken !== null
  }
  get holds(): boolean {
    return !this.isBroken && this.report.receipts.every(({ reason }) => reason === null)
  }

  /** The commits of the next row; none behind a row of which nothing can be made. */
  take(row: ChainedRow): readonly Commit[] {
    const commits = unpackSound(row.packed.toString())
    this.#follow(row, row.packed, commits && outlined(commits))
    if (commits && this.report.broken === null) this.#checkFork(commits)
    for (const one of this.#ancestors) one.take(row.packed)
    this.#isSound &&= commits !== null
    return this.#isSound && commits ? commits : []
  }

  /** The next row, where nobody wants its commits: only a fork has to say where it comes from. */
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

  /** The last row is not as it has to be. */
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
    if (head !== null && report.head !== head) this.breaks('its head is not the one that follows')
    if (!outline) this.breaks('it holds no commits')
    else if (firstVersion !== this.#before || lastVersion !== this.#version)
      this.breaks(`it says ${firstVersion} to ${lastVersion} and has ${events} events`)
    else if (at !== undefined && at !== outline.at)
      this.breaks('its time is not that of its last commit')
  }

  /** What stands before a fork has to be what its origin had, as far as that can be told. */
  #checkFork(commits: readonly Commit[]): void {
    for (const [place, { cause }] of commits.entries()) {
      if (!isFork(cause)) continue
      const origin = this.#ancestors.shift()
      if (place > 0) this.breaks('a fork stands within it')
      else if (origin && !origin.isOriginOf(cause))
        this.breaks('what stands before it is not what its origin had')
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

/** The chain that the game had of which the rows are taken over. */
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

/** As every fork says it, and what a string holds cannot. */
const FORK = '"kind":"fork"'

const outlined = (commits: readonly Commit[]): Outline => ({
  events: commits.reduce((sum, { events }) => sum + events.length, 0),
  at: commits.at(-1)!.at,
})

const NOT_FOUND = 'the log has no such row'
const OTHER_HEAD = 'another head stands at that version'

/** Null: whatever that is, it was never a row. */
export function unpackSound(packed: string): Commit[] | null {
  const commits = parsed(packed)
  const isSound = Array.isArray(commits) && commits.length > 0 && commits.every(isCommit)
  // As far as the chain asks; what is in it is judged by the rules.
  return isSound ? (commits as Commit[]) : null
}

const isCommit = (one: Partial<Commit> | null): boolean =>
  typeof one?.cause?.kind === 'string' && Number.isInteger(one.at) && Array.isArray(one.events)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Told like anything else that is no list of commits.
    return null
  }
}
