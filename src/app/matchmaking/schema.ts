import { z } from 'zod'
import { rulesetId, time, uuid } from '../core/schema.ts'

const RATED = 'Whether it may count for ratings; it does where both say so.'
const BOT = 'Whether a house bot of about the same strength will do where nobody comes in time.'
export const findOpponentInput = z.strictObject({
  ruleset: rulesetId,
  rated: z.boolean().default(false).describe(RATED),
  bot: z.boolean().default(true).describe(BOT),
})
export interface FindOpponentInput extends z.infer<typeof findOpponentInput> {}

export const pairing = z.strictObject({
  id: uuid,
  ruleset: rulesetId,
  rated: z.boolean().describe(RATED),
  since: time,
  botAt: time.nullable().describe('When a bot comes instead; null: none does.'),
  game: uuid.nullable().describe('The game that it has come to, which runs; null: ask again.'),
})
export interface Pairing extends z.infer<typeof pairing> {}

export const pairingOnce = z.strictObject({
  ...pairing.shape,
  /** True: the key was seen before, and this is the same wish again. */
  replayed: z.boolean(),
})
export interface PairingOnce extends z.infer<typeof pairingOnce> {}
