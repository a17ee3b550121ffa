import type { AccountRatings, LeaderboardEntry } from '../../../../app/ratings/schema.ts'
import { ada, game, startedAt } from './ids.ts'

const strength = { mean: 29.6, deviation: 0.73, provisional: false }
export const rankedExample: LeaderboardEntry = {
  account: ada,
  name: 'Ada',
  rating: 27.41,
  games: 34,
  ...strength,
}
export const accountRatingsExample: AccountRatings = {
  account: ada,
  ratings: [
    {
      ruleset: 'goalscorer',
      pool: 'two',
      rating: 27.41,
      games: 34,
      ...strength,
      history: [{ at: startedAt, game, place: 1, rating: 27.41, games: 34, ...strength }],
    },
  ],
}
