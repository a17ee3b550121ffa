import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX, rulesetId, seatNumber, time, uuid } from '../core/schema.ts'
import type { RatingSummaryRow } from '../runtime/port.ts'

export const RATED_GAMES_MIN = 10
export const RATING_HISTORY_MAX = 50

export const pool = z
  .enum(['two', 'more'])
  .describe('Rating pool: two-player games are rated separately from larger games.')
export type Pool = z.infer<typeof pool>

const RATING =
  'Conservative rating: the expected strength minus three times its uncertainty. The built-in ' +
  'bot `steady` has a strength of 25 by definition.'
const rating = z.number().describe(RATING)
export const shownRating = rating
  .nullable()
  .describe(`${RATING} The rating is null before the tenth rated game.`)
const games = z.int().describe('Number of rated games.')

export const PROVISIONAL_DEVIATION = 2.5
const strength = {
  mean: z
    .number()
    .describe(
      'Expected strength. The built-in bot `steady` has a strength of 25. Web pages show this ' +
        'value multiplied by 60.',
    ),
  deviation: z.number().describe('Uncertainty of `mean`.'),
  provisional: z.boolean().describe('True while `deviation` is above 2.5.'),
}

export const ratingSummary = z.strictObject({ rating: shownRating, games, ...strength })

export const publicRating = <Row extends RatingSummaryRow>(row: Row) => ({
  ...row,
  rating: row.games < RATED_GAMES_MIN ? null : ratingRounded(row.rating),
  ...strengthOf(row),
})

export const strengthOf = ({ mean, deviation }: Pick<RatingSummaryRow, 'mean' | 'deviation'>) => ({
  mean: ratingRounded(mean),
  deviation: ratingRounded(deviation),
  provisional: deviation > PROVISIONAL_DEVIATION,
})

export const ratingRounded = (rating: number): number => Math.round(rating * 100) / 100

export const listRatingsInput = z.strictObject({
  ruleset: rulesetId,
  pool: pool.default('two'),
  after: z.string().max(200).optional(),
  limit: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
})
export interface ListRatingsInput extends z.infer<typeof listRatingsInput> {}

const VOIDED =
  "Ratings that change: the ratings of the game's players and of their later opponents."
export const voided = z.strictObject({
  game: uuid,
  accounts: z.int().describe('Number of ratings that change.'),
  changes: z
    .array(
      z.strictObject({
        account: uuid,
        before: rating,
        after: rating.nullable().describe('New rating; null if no rated games remain.'),
      }),
    )
    .describe(VOIDED),
})
export interface VoidedShown extends z.infer<typeof voided> {}

export const leaderboardEntry = z.strictObject({
  account: uuid,
  name: z.string(),
  rating,
  games,
  ...strength,
})
export interface LeaderboardEntry extends z.infer<typeof leaderboardEntry> {}

export const ratingChange = z.strictObject({
  at: time,
  game: uuid
    .nullable()
    .describe('Game id; null if the game is private and you have no seat in it.'),
  place: z.int(),
  rating: shownRating,
  games,
  ...strength,
})
export const accountRating = z.strictObject({
  ruleset: rulesetId,
  pool,
  rating: shownRating,
  games,
  ...strength,
  history: z.array(ratingChange).describe('Results of the latest games, newest first.'),
})

export const seatRatingChange = z.strictObject({
  seat: seatNumber,
  before: z.strictObject(strength).describe("Player's strength before the game."),
  after: z.strictObject(strength).describe("Player's strength after the game."),
})
export interface SeatRatingChange extends z.infer<typeof seatRatingChange> {}

export const accountRatings = z.strictObject({ account: uuid, ratings: z.array(accountRating) })
export interface AccountRatings extends z.infer<typeof accountRatings> {}
