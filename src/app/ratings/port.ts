import type { Rating } from '../../engine/bots/weng-lin.ts'
import type { RatingSummaryRow } from '../runtime/port.ts'
import type { Pool } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly ratings: RatingStore
  }
}

/** Games that are rated together: with another number of seats it is another game. */
export interface RatingPool {
  readonly ruleset: string
  readonly pool: Pool
}

/** How a rated game ended. */
export interface RatedResult extends RatingPool {
  readonly game: string
  readonly endedAt: number
  readonly players: readonly RatedPlayer[]
}
export interface RatedPlayer {
  readonly kind: 'account' | 'bot'
  /** Null: a bot of the house, or somebody who is forgotten. */
  readonly account: string | null
  /** From 1; who ties shares one. */
  readonly place: number
}

/** What an account has come to. */
export interface Rated extends Rating {
  readonly games: number
}
/** What accounts have come to by a game, by their ids; asked is what they had come to before. */
export type RatingFunction = (
  result: RatedResult,
  before: ReadonlyMap<string, Rated>,
) => ReadonlyMap<string, Rated>

/** How ratings are made, and its number: whoever changes it has them made anew. */
export interface RatingFormula {
  readonly number: number
  readonly rate: RatingFunction
}

/** Where a list of the best goes on. */
export interface LeaderboardCursor {
  readonly rating: number
  readonly account: string
}
export interface LeaderboardRow extends LeaderboardCursor {
  readonly name: string
  readonly games: number
}

export interface RatingRow extends RatingPool, RatingSummaryRow {
  /** Newest first. */
  readonly history: readonly RatingChangeRow[]
}
export interface RatingChangeRow {
  readonly at: number
  /** Null: a private game, in which whoever asks has no seat. */
  readonly game: string | null
  readonly place: number
  readonly rating: number
  readonly games: number
}

/** What has come of a game that counts for nothing any more. */
export interface Voided {
  /** Ratings that are others then; after it null: none is left. */
  readonly changes: readonly {
    readonly account: string
    readonly before: number
    readonly after: number | null
  }[]
}

/** Ratings follow from results in the order of their ends: what comes late is put in there. */
export interface RatingStore {
  /** Rated games that have ended and are not rated yet, but for some: the first to end first. */
  due(except: readonly string[], most: number): Promise<string[]>
  /** Rates a game, and all that ended after it again; nothing where that was done. */
  take(result: RatedResult, formula: RatingFormula): Promise<void>
  /** It counts for nothing. */
  pass(game: string): Promise<void>
  /** What would come of a game that counts for nothing; null: it counts for no ratings. */
  ifVoid(game: string, formula: RatingFormula): Promise<Voided | null>
  /** Those that were taken or passed, in the order of their ids. */
  settled(after: string | null, most: number): Promise<string[]>
  /** Keeps a result as it is found to be now; `rebuild` makes ratings of it. */
  correct(result: RatedResult): Promise<void>
  /** All ratings again, from the results that are kept. */
  rebuild(formula: RatingFormula): Promise<void>
  /** The best first, without those who have left. */
  board(pool: RatingPool, page: LeaderboardPage): Promise<LeaderboardRow[]>
  /** As somebody may see it; null: as everybody may. */
  of(account: string, seenBy: string | null, historyMax: number): Promise<RatingRow[]>
}

export interface LeaderboardPage {
  /** Of those who have played so many games. */
  readonly gamesMin: number
  readonly after: LeaderboardCursor | null
  readonly limit: number
}
