import { z } from 'zod'
import { PAGE_SIZE_MAX, time } from '../core/schema.ts'
import { gameSummary } from '../games/schema.ts'

/** Of each kind, open and running ones, the newest. */
export const FOLLOWED_GAMES_MAX = PAGE_SIZE_MAX

const STATE =
  'What the games of the account came to. Who comes back with the last one is sent the state ' +
  'only if it is another by now.'
const id = z.string().regex(/^[0-9a-f]{16}$/)

/** Comes first: all else is news from there on. */
export const accountState = z.strictObject({
  id: id.describe(STATE),
  games: z
    .array(gameSummary)
    .describe('My games that are not over, the newest first: one that is missing is no more.'),
  more: z.boolean().describe('There are more than are told of.'),
  serverTime: time,
})
export interface AccountState extends z.infer<typeof accountState> {}

const NEWS =
  '`created`: by me. `invited`: a seat is kept for me. `joined`, `left`: somebody, maybe I, has ' +
  'taken or given up a seat. `started`. `turn`: I am asked something new; `answered`: nothing ' +
  'any more. `ended`. `cancelled`: called off before it started.'
export const gameUpdateKind = z.enum([
  ...(['created', 'invited', 'joined', 'left', 'started'] as const),
  ...(['turn', 'answered', 'ended', 'cancelled'] as const),
])
export type GameUpdateKind = z.infer<typeof gameUpdateKind>
export const gameUpdate = z.strictObject({
  id: id.describe(STATE),
  news: z.array(gameUpdateKind).describe(NEWS),
  game: gameSummary,
})
export interface GameUpdate extends z.infer<typeof gameUpdate> {}

export const followAccountInput = z.strictObject({
  after: id.optional().describe('The `id` of the last message that arrived.'),
})
