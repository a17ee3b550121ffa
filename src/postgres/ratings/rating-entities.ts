import { EntitySchema } from 'typeorm'
import type { Rated, RatedResult, RatingPool } from '../../app/ratings/port.ts'
import { float, holder, integer, json, key, reference, text, time } from '../connection/columns.ts'

/** How each rated game ended: the other two tables follow from it. */
export const ratedGames = new EntitySchema<RatedResult>({
  name: 'ratedGame',
  tableName: 'rated_games',
  columns: {
    game: key('pk_rated_games', 'uuid', 'game_id'),
    ruleset: text(),
    pool: text(),
    endedAt: time('ended_at'),
    players: json(),
  },
  checks: [{ name: 'ck_rated_games_pool', expression: "pool in ('two', 'more')" }],
  indices: [{ name: 'ix_rated_games_order', columns: ['ruleset', 'pool', 'endedAt', 'game'] }],
  foreignKeys: [reference('fk_rated_games_game', 'game', 'game')],
})

interface AccountRating extends RatingPool, Rated {
  readonly account: string
}

/** What each game has made of an account's rating. */
export interface RatingChange extends AccountRating, Pick<RatedResult, 'endedAt' | 'game'> {
  readonly place: number
  /** Number of the formula. */
  readonly formula: number
}
export const ratingChanges = new EntitySchema<RatingChange>({
  name: 'ratingChange',
  tableName: 'rating_changes',
  columns: {
    account: key('pk_rating_changes', 'uuid', 'account_id'),
    ruleset: key('pk_rating_changes', 'text'),
    pool: key('pk_rating_changes', 'text'),
    endedAt: { ...time('ended_at'), primary: true, primaryKeyConstraintName: 'pk_rating_changes' },
    game: key('pk_rating_changes', 'uuid', 'game_id'),
    place: { type: 'smallint' },
    mu: float(),
    sigma: float(),
    games: integer(),
    formula: { type: 'smallint' },
  },
  indices: [{ name: 'ix_rating_changes_order', columns: ['ruleset', 'pool', 'endedAt', 'game'] }],
})

/** The current rating of each account. Leaderboards are ordered by `rating`, a low estimate. */
interface CurrentRating extends AccountRating {
  readonly rating: number
  readonly holder?: { readonly name: string }
}
export const ratings = new EntitySchema<CurrentRating>({
  name: 'rating',
  tableName: 'ratings',
  columns: {
    account: key('pk_ratings', 'uuid', 'account_id'),
    ruleset: key('pk_ratings', 'text'),
    pool: key('pk_ratings', 'text'),
    mu: float(),
    sigma: float(),
    rating: float(),
    games: integer(),
  },
  relations: { holder },
  indices: [
    {
      name: 'ix_ratings_board',
      columns: ['ruleset', 'pool', 'rating', 'account'],
      where: 'games >= 10',
    },
  ],
})
