import { z } from 'zod'
import { seatNumber, time } from '../core/schema.ts'

/** Ids of reactions, which pages translate. */
export const reactionNames = [
  ...['hello', 'good-luck', 'nice-move', 'well-played', 'wow', 'oops', 'sorry', 'thanks'],
  ...['one-moment', 'good-game'],
] as const
const reactionName = z.enum(reactionNames).describe('Id of a reaction, which pages translate.')
export type ReactionName = (typeof reactionNames)[number]

export const reactInput = z.strictObject({ reaction: reactionName })

const presence = z.strictObject({
  seat: seatNumber,
  here: z.boolean().describe('True if the player follows the game or waits for a turn.'),
  since: time.nullable().describe('Last change; for an absent player, since when.'),
})
const reaction = z.strictObject({
  id: z.int(),
  seat: seatNumber,
  reaction: reactionName,
  at: time,
})
export const tableState = z.strictObject({
  seats: z.array(presence).describe('Seats whose players have been here.'),
  watchers: z.int().min(0).describe('Spectators that follow this stream.'),
  reactions: z.array(reaction).describe('The last 20, oldest first. Deleted after 30 days.'),
})
export interface TableState extends z.infer<typeof tableState> {}

const CLAIMS =
  '`win`: the opponent loses, in a game of two. `bot`: a bot plays the seat until its player ' +
  'returns. Both require that the game waits for the seat, and that its player has been away for ' +
  'two minutes (no clock: 14 days).'
export const claimInput = z.strictObject({
  kind: z.enum(['win', 'bot']).describe(CLAIMS),
  seat: seatNumber,
})
export interface ClaimInput extends z.infer<typeof claimInput> {}
