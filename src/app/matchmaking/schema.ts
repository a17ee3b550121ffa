import { z } from 'zod'
import { rulesetId, time, uuid } from '../core/schema.ts'

const RATED = 'True to play a rated game. The game is rated if both players agree.'
const BOT = 'True to play a built-in bot of similar rating if no player is found in time.'
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
  botAt: time.nullable().describe('When a bot joins instead (Unix ms); null for never.'),
  game: uuid.nullable().describe('Id of the started game; null while you wait.'),
})
export interface Pairing extends z.infer<typeof pairing> {}

export const pairingOnce = z.strictObject({
  ...pairing.shape,
  replayed: z.boolean(),
})
