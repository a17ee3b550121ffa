import type { AccountRatings, LeaderboardEntry } from '../../../../app/ratings/schema.ts'
import { ada, game, startedAt } from './ids.ts'

export const rankedExample: LeaderboardEntry = {
  account: ada,
  name: 'Ada',
  rating: 27.41,
  games: 34,
}
export const accountRatingsExample: AccountRatings = {
  account: ada,
  ratings: [
    {
      ruleset: 'goalscorer',
      pool: 'two',
      rating: 27.41,
      games: 34,
      history: [{ at: startedAt, game, place: 1, rating: 27.41, games: 34 }],
    },
  ],
}
