import type { Rating } from '../../engine/bots/weng-lin.ts'
import type { RatingSummaryRow } from '../runtime/port.ts'
import type { Pool } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly ratings: RatingStore
  }
}

/** Games of one ruleset and number of seats are rated together. */
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
  /** Null: a built-in bot or an erased account. */
  readonly account: string | null
  /** Rank from 1; ties share it. */
  readonly place: number
}

export interface Rated extends Rating {
  readonly games: number
}
export type RatingFunction = (
  result: RatedResult,
  before: ReadonlyMap<string, Rated>,
) => ReadonlyMap<string, Rated>

/** A changed number triggers a full recomputation. */
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
  /** Null for a private game without a seat of the reader. */
  readonly game: string | null
  readonly place: number
}

/** Effect of a game on the rating of an account. */
export interface RatingEffect {
  readonly account: string
  /** Null for the first rated game. */
  readonly before: Rating | null
  readonly after: Rating
}

export interface RatedScore {
  readonly won: number
  readonly lost: number
  readonly tied: number
}

export interface Voided {
  /** Changed ratings; `after` is null if no rated game is left. */
  readonly changes: readonly {
    readonly account: string
    readonly before: number
    readonly after: number | null
  }[]
}

/** Ratings are a function of results in end order; a late result is inserted there. */
export interface RatingStore {
  /** Finished, unrated games, first ended first, without the given ones. */
  due(except: readonly string[], most: number): Promise<string[]>
  /** Rates a game and again all games that ended later. Idempotent. */
  take(result: RatedResult, formula: RatingFormula): Promise<void>
  pass(game: string): Promise<void>
  /** Effect of voiding a game; null if it is not rated. */
  ifVoid(game: string, formula: RatingFormula): Promise<Voided | null>
  settled(after: string | null, most: number): Promise<string[]>
  correct(result: RatedResult): Promise<void>
  rebuild(formula: RatingFormula): Promise<void>
  board(pool: RatingPool, page: LeaderboardPage): Promise<LeaderboardRow[]>
  /** Empty until the game is rated. */
  effectsOf(game: string): Promise<RatingEffect[]>
  /** Results of the first account in rated games with the second. */
  score(account: string, other: string): Promise<RatedScore>
  /** As an account may see it; null: as the public sees it. */
  of(account: string, seenBy: string | null, historyMax: number): Promise<RatingRow[]>
}

export interface LeaderboardPage {
  readonly gamesMin: number
  readonly after: LeaderboardCursor | null
  readonly limit: number
}
