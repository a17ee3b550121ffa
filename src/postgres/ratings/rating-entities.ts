import { EntitySchema } from 'typeorm'
import type { Rated, RatedResult, RatingPool } from '../../app/ratings/port.ts'
import { float, holder, integer, json, key, text, time } from '../connection/columns.ts'

/** Results of rated games, from which rating changes and current ratings are computed. */
export const ratedGames = new EntitySchema<RatedResult>({
  name: 'ratedGame',
  tableName: 'rated_games',
  columns: {
    game: key('uuid', 'game_id'),
    ruleset: text(),
    pool: text(),
    endedAt: time('ended_at'),
    players: json(),
  },
})

interface AccountRating extends RatingPool, Rated {
  readonly account: string
}

export interface RatingChange extends AccountRating, Pick<RatedResult, 'endedAt' | 'game'> {
  readonly place: number
  readonly formula: number
}
export const ratingChanges = new EntitySchema<RatingChange>({
  name: 'ratingChange',
  tableName: 'rating_changes',
  columns: {
    account: key('uuid', 'account_id'),
    ruleset: key('text'),
    pool: key('text'),
    endedAt: { ...time('ended_at'), primary: true },
    game: key('uuid', 'game_id'),
    place: { type: 'smallint' },
    mu: float(),
    sigma: float(),
    games: integer(),
    formula: { type: 'smallint' },
  },
})

/**
 * Leaderboards are sorted by `rating`, which is a conservative estimate of the player's strength.
 */
interface CurrentRating extends AccountRating {
  readonly rating: number
  readonly holder?: { readonly name: string }
}
export const ratings = new EntitySchema<CurrentRating>({
  name: 'rating',
  tableName: 'ratings',
  columns: {
    account: key('uuid', 'account_id'),
    ruleset: key('text'),
    pool: key('text'),
    mu: float(),
    sigma: float(),
    rating: float(),
    games: integer(),
  },
  relations: { holder },
})
