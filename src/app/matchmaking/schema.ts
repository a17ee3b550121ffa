import { z } from 'zod'
import { rulesetId, seatRange, time, uuid, wantedRuleset } from '../core/schema.ts'

export const PAIRED_MAX = 6

const RATED = 'True to play a rated game if all players agree.'
const BOT = 'True to play a built-in bot of similar rating if no player is found in time.'
const SEATS =
  'Minimum and maximum number of players, 2 to 6. The game starts when the maximum number of ' +
  'players is found, or after 45 seconds if at least the minimum number is found. Default: 2.'
const wantedSeats = z
  .strictObject({ min: z.int().min(2).max(PAIRED_MAX), max: z.int().min(2).max(PAIRED_MAX) })
  .refine(({ min, max }) => min <= max, 'min must not be above max')
export const findOpponentInput = z.strictObject({
  ruleset: wantedRuleset,
  seats: wantedSeats.default({ min: 2, max: 2 }).describe(SEATS),
  rated: z.boolean().default(false).describe(RATED),
  bot: z.boolean().default(true).describe(BOT),
})
export interface FindOpponentInput extends z.infer<typeof findOpponentInput> {}

export const pairing = z.strictObject({
  id: uuid,
  ruleset: rulesetId,
  seats: seatRange.describe(SEATS),
  rated: z.boolean().describe(RATED),
  since: time,
  botAt: time
    .nullable()
    .describe('Time when a bot joins instead of a player (Unix ms); null if no bot joins.'),
  game: uuid.nullable().describe('Id of the started game; null while you wait.'),
})
export interface Pairing extends z.infer<typeof pairing> {}

export const pairingOnce = z.strictObject({
  ...pairing.shape,
  replayed: z.boolean(),
})
