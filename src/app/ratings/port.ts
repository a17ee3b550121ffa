import type { Rating } from '../../engine/bots/weng-lin.ts'
import type { RatingSummaryRow } from '../runtime/port.ts'
import type { Pool } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly ratings: RatingStore
  }
}

/** Games with the same ruleset and the same number of seats share one rating. */
export interface RatingPool {
  readonly ruleset: string
  readonly pool: Pool
}

export interface RatedResult extends RatingPool {
  readonly game: string
  readonly endedAt: number
  readonly players: readonly RatedPlayer[]
}
export interface RatedPlayer {
  readonly kind: 'account' | 'bot'
  readonly account: string | null
  /** Rank, starting at 1. Tied players share a rank. */
  readonly place: number
}

export interface Rated extends Rating {
  readonly games: number
}
export type RatingFunction = (
  result: RatedResult,
  before: ReadonlyMap<string, Rated>,
) => ReadonlyMap<string, Rated>

/** A numbered formula for ratings. When the number changes, all ratings are recomputed. */
export interface RatingFormula {
  readonly number: number
  readonly rate: RatingFunction
}

export interface LeaderboardCursor {
  readonly rating: number
  readonly account: string
}
export interface LeaderboardRow extends LeaderboardCursor, RatingSummaryRow {
  readonly name: string
}

export interface RatingRow extends RatingPool, RatingSummaryRow {
  readonly history: readonly RatingChangeRow[]
}
export interface RatingChangeRow extends RatingSummaryRow {
  readonly at: number
  readonly game: string | null
  readonly place: number
}

export interface RatingEffect {
  readonly account: string
  /** The rating before the game; null if the game was the account's first rated game. */
  readonly before: Rating | null
  readonly after: Rating
}

export interface RatedScore {
  readonly won: number
  readonly lost: number
  readonly tied: number
}

export interface Voided {
  /** `after` is the new rating; null if the account has no rated game left. */
  readonly changes: readonly {
    readonly account: string
    readonly before: number
    readonly after: number | null
  }[]
}

/**
 * Ratings are computed only from game results, in the order of the games' end times. A result that
 * arrives late is inserted at the end time of its game.
 */
export interface RatingStore {
  /**
   * Returns finished games that are not rated yet, in the order in which they ended. The games in
   * `except` are excluded.
   */
  due(except: readonly string[], most: number): Promise<string[]>
  /**
   * Rates a game, and recomputes the ratings of all games that ended later. A repeated call has no
   * further effect.
   */
  take(result: RatedResult, formula: RatingFormula): Promise<void>
  pass(game: string): Promise<void>
  ifVoid(game: string, formula: RatingFormula): Promise<Voided | null>
  settled(after: string | null, most: number): Promise<string[]>
  correct(result: RatedResult): Promise<void>
  rebuild(formula: RatingFormula): Promise<void>
  board(pool: RatingPool, page: LeaderboardPage): Promise<LeaderboardRow[]>
  effectsOf(game: string): Promise<RatingEffect[]>
  score(account: string, other: string): Promise<RatedScore>
  /**
   * Returns the ratings that the account `seenBy` may see, or that the public may see if `seenBy`
   * is null.
   */
  of(account: string, seenBy: string | null, historyMax: number): Promise<RatingRow[]>
}

export interface LeaderboardPage {
  readonly gamesMin: number
  readonly after: LeaderboardCursor | null
  readonly limit: number
}
