import type { Pairing } from '../../../../app/matchmaking/schema.ts'
import { game, pairing, startedAt } from './ids.ts'

const BOT_AFTER = 20_000

export const waitingExample: Pairing = {
  id: pairing,
  ruleset: 'goalscorer',
  seats: { min: 2, max: 2 },
  rated: true,
  since: startedAt,
  botAt: startedAt + BOT_AFTER,
  game: null,
}
export const pairedExample: Pairing = { ...waitingExample, game }
