import { type Commit, type Game, type Opening, opening } from '../kernel/game.ts'
import { sameJson } from '../kernel/json.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import type { Table, Types } from '../kernel/types.ts'
import { LogVerifier, type LuckByPart, type Verification, type Witness } from '../kernel/verify.ts'
import type { ChainChecker, ChainedRow, ChainReport } from './chain-checker.ts'

/**
 * Result of the verification of a log. `proved` means that the log is complete and every action was
 * re-executed. `unproved` means that no error was found, but some commits of the log were not
 * re-executed or the game is not over. `refuted` means that an error was found in the log.
 */
export type Verdict = 'proved' | 'unproved' | 'refuted'

export interface Finding extends ChainReport, Verification {
  readonly verdict: Verdict
  readonly chainHolds: boolean
  /**
   * Scope of the hash chain: only the log rows (`rows`), or also the set-up of the game (`table`).
   */
  readonly covers: 'rows' | 'table'
  readonly altered: string[]
}

export interface VerifiedSetup {
  readonly rules: Ruleset
  readonly table: Table
  readonly lucks: LuckByPart
  readonly witness?: Witness | undefined
}

export interface RecordedFacts {
  /**
   * `stated` contains the start parameters from the log; returns the values that the service
   * recorded for these parameters.
   */
  opening(stated: Opening): Partial<Opening>
  readonly wakeAt?: (game: Game, at: number) => number | null
  readonly isOver: boolean
}

interface ExaminedRow extends ChainedRow {
  readonly wakeAt?: number | null
}

export class GameVerifier {
  readonly #chain: ChainChecker
  readonly #verifier: LogVerifier<Types>
  readonly #recorded: RecordedFacts
  #opening: Opening | null = null

  constructor(
    chain: ChainChecker,
    { rules, table, lucks, witness }: VerifiedSetup,
    recorded: RecordedFacts,
  ) {
    this.#chain = chain
    this.#verifier = new LogVerifier(rules, table, lucks, witness)
    this.#recorded = recorded
  }

  take(row: ExaminedRow): void {
    const commits = this.#chain.take(row)
    if (this.#chain.report.rows === 1) this.#open(commits[0])
    for (const commit of commits) this.#verifier.take(commit)
    if (commits.length > 0) this.#checkWake(row)
  }

  get isFalse(): boolean {
    return this.#chain.isBroken || this.#verifier.verification.difference !== null
  }

  finding(): Finding {
    const { report, holds } = this.#chain
    const verification = this.#verifier.verification
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
    else this.#chain.breaks('it lacks the setup of the game')
  }

  /**
   * Checks the stored time of the game's next automatic action. Only the current version of the
   * rules can compute the time of an automatic action.
   */
  #checkWake({ wakeAt }: ExaminedRow): void {
    const { isJudged, game } = this.#verifier
    const stated = this.#recorded.wakeAt
    if (stated === undefined || wakeAt === undefined || !isJudged) return
    if (wakeAt !== stated(game, game.at))
      this.#chain.breaks('its wake-up time differs from its commits')
  }

  #altered({ over, difference }: Verification): string[] {
    const isCut = this.#recorded.isOver && !over && difference === null
    const stated = this.#opening
    return [
      ...(isCut ? ['status'] : []),
      ...(stated ? differing(stated, this.#recorded.opening(stated)) : []),
    ]
  }
}

function differing(
  { seats, ...stated }: Opening,
  { seats: recordedSeats, ...recorded }: Partial<Opening>,
) {
  const names = (Object.keys(recorded) as (keyof typeof stated)[]).filter(
    (name) => !sameJson(recorded[name], stated[name]),
  )
  if (!recordedSeats) return names
  if (recordedSeats.length !== seats.length) return [...names, 'seats']
  const others = seats.flatMap((one, seat) =>
    sameJson(recordedSeats[seat], one) ? [] : [`seats/${seat}`],
  )
  return [...names, ...others]
}
