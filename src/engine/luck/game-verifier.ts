import { type Commit, type Game, type Opening, opening } from '../kernel/game.ts'
import { sameJson } from '../kernel/json.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import type { Table, Types } from '../kernel/types.ts'
import { LogVerifier, type LuckByPart, type Verification, type Witness } from '../kernel/verify.ts'
import type { ChainChecker, ChainedRow, ChainReport } from './chain-checker.ts'

/**
 * `proved`: the log is complete and every cause was re-executed. `unproved`: no error was found,
 * but a part was only folded, or the game has not ended. `refuted`: there is an error.
 */
export type Verdict = 'proved' | 'unproved' | 'refuted'

export interface Finding extends ChainReport, Verification {
  readonly verdict: Verdict
  /** True if the chain is valid for this seed up to the last head. */
  readonly chainHolds: boolean
  /** What the hash heads cover: only the rows, or also the table at the start. */
  readonly covers: 'rows' | 'table'
  /** Recorded facts that differ from the log. */
  readonly altered: string[]
}

/** Inputs for re-executing a game. */
export interface Played {
  readonly rules: Ruleset
  readonly table: Table
  readonly lucks: LuckByPart
  readonly witness?: Witness | undefined
}

/** What is recorded about a game outside its log. */
export interface RecordedFacts {
  /** Those fields that the log states, too. */
  opening(said: Opening): Partial<Opening>
  /** The expected wake-up time; absent if rows do not record it. */
  readonly wakeAt?: (game: Game, at: number) => number | null
  readonly isOver: boolean
}

/** A row with the columns that are stored besides the hashed bytes. */
interface ExaminedRow extends ChainedRow {
  readonly wakeAt?: number | null
}

/** Verifies a log row by row: its hash chain, and the events of its causes. */
export class GameVerifier {
  readonly #chain: ChainChecker
  readonly #judgement: LogVerifier<Types>
  readonly #told: RecordedFacts
  #opening: Opening | null = null

  constructor(chain: ChainChecker, { rules, table, lucks, witness }: Played, told: RecordedFacts) {
    this.#chain = chain
    this.#judgement = new LogVerifier(rules, table, lucks, witness)
    this.#told = told
  }

  take(row: ExaminedRow): void {
    const commits = this.#chain.take(row)
    if (this.#chain.report.rows === 1) this.#open(commits[0])
    for (const commit of commits) this.#judgement.take(commit)
    if (commits.length > 0) this.#checkWake(row)
  }

  /** True as soon as an error was found. */
  get isFalse(): boolean {
    return this.#chain.isBroken || this.#judgement.verification.difference !== null
  }

  finding(): Finding {
    const { report, holds } = this.#chain
    const verification = this.#judgement.verification
    const altered = this.#altered(verification)
    const isFalse = !holds || altered.length > 0 || verification.difference !== null
    const { over, foldedOnly, unjudged } = verification
    const isWhole = over && foldedOnly === 0 && unjudged === 0
    const proof = isWhole ? 'proved' : 'unproved'
    return {
      verdict: isFalse ? 'refuted' : proof,
      ...report,
      ...verification,
      chainHolds: report.broken === null,
      covers: this.#opening ? 'table' : 'rows',
      altered,
    }
  }

  #open(first: Commit | undefined): void {
    if (!first || !('opening' in first.cause)) return
    const parsed = opening.safeParse(first.cause.opening)
    if (parsed.success) this.#opening = parsed.data
    else this.#chain.breaks('it does not say how the game began')
  }

  /** Only the current rules can recompute the wake-up time. */
  #checkWake({ wakeAt }: ExaminedRow): void {
    const { isJudged, game } = this.#judgement
    const said = this.#told.wakeAt
    if (said === undefined || wakeAt === undefined || !isJudged) return
    if (wakeAt !== said(game, game.at))
      this.#chain.breaks('it wants to be woken at another time than its commits do')
  }

  #altered({ over, difference }: Verification): string[] {
    const isCut = this.#told.isOver && !over && difference === null
    const said = this.#opening
    return [
      ...(isCut ? ['status'] : []),
      ...(said ? differing(said, this.#told.opening(said)) : []),
    ]
  }
}

/** Names of the fields and seats that differ. */
function differing({ seats, ...said }: Opening, { seats: toldSeats, ...told }: Partial<Opening>) {
  const names = (Object.keys(told) as (keyof typeof said)[]).filter(
    (name) => !sameJson(told[name], said[name]),
  )
  if (!toldSeats) return names
  if (toldSeats.length !== seats.length) return [...names, 'seats']
  const others = seats.flatMap((one, seat) =>
    sameJson(toldSeats[seat], one) ? [] : [`seats/${seat}`],
  )
  return [...names, ...others]
}
