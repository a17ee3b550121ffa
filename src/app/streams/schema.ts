import { z } from 'zod'
import { PAGE_SIZE_MAX, time } from '../core/schema.ts'
import { gameSummary } from '../games/schema.ts'

export const FOLLOWED_GAMES_MAX = PAGE_SIZE_MAX

const STATE =
  'Id of the current state. If you reconnect with the last `id`, you receive the state only if ' +
  'it has changed.'
const id = z.string().regex(/^[0-9a-f]{16}$/)

export const accountState = z.strictObject({
  id: id.describe(STATE),
  games: z
    .array(gameSummary)
    .describe('Your unfinished games, newest first. A game that is no longer listed has ended.'),
  more: z.boolean().describe('True if you have more games than the list contains.'),
  serverTime: time,
})
export interface AccountState extends z.infer<typeof accountState> {}

const NEWS =
  '`created`: you created the game. `invited`: a seat is reserved for you. `joined`, `left`: a ' +
  'player has taken or left a seat. `started`. `turn`: you have a new decision. `answered`: you ' +
  'no longer have an open decision. `ended`. `cancelled`: the game was cancelled before the ' +
  'start. `rated`: the result of the game has changed ratings.'
export const gameUpdateKind = z.enum([
  ...(['created', 'invited', 'joined', 'left', 'started'] as const),
  ...(['turn', 'answered', 'ended', 'cancelled', 'rated'] as const),
])
export type GameUpdateKind = z.infer<typeof gameUpdateKind>
export const gameUpdate = z.strictObject({
  id: id.describe(STATE),
  news: z.array(gameUpdateKind).describe(NEWS),
  game: gameSummary,
})
export interface GameUpdate extends z.infer<typeof gameUpdate> {}

export const followAccountInput = z.strictObject({
  after: id.optional().describe('`id` of the last message that you received.'),
})
