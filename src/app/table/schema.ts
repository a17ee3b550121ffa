import { z } from 'zod'
import { seatNumber, time } from '../core/schema.ts'

export const reactionNames = [
  ...['hello', 'good-luck', 'nice-move', 'well-played', 'wow', 'oops', 'sorry', 'thanks'],
  ...['one-moment', 'good-game'],
] as const
const reactionName = z.enum(reactionNames).describe('Id of the reaction.')
export type ReactionName = (typeof reactionNames)[number]

export const reactInput = z.strictObject({ reaction: reactionName })

const presence = z.strictObject({
  seat: seatNumber,
  here: z.boolean().describe('True if the player is connected to the game.'),
  since: time.nullable().describe('Time when the player arrived or left (Unix ms).'),
})
const reaction = z.strictObject({
  id: z.int(),
  seat: seatNumber,
  reaction: reactionName,
  at: time,
})
export const tableState = z.strictObject({
  seats: z.array(presence).describe('Seats whose players have opened the game.'),
  watchers: z.int().min(0).describe('Number of spectators who follow the game.'),
  reactions: z
    .array(reaction)
    .describe('Last 20 reactions, oldest first. Reactions are deleted after 30 days.'),
})
export interface TableState extends z.infer<typeof tableState> {}

const CLAIMS =
  '`win`: you win and the absent player loses (only in games with two players). `bot`: a bot ' +
  'plays the seat until its player returns. Either claim is possible only while the game is ' +
  'waiting for the seat and after the player has been away for two minutes (14 days if the ' +
  'game has no clock).'
export const claimInput = z.strictObject({
  kind: z.enum(['win', 'bot']).describe(CLAIMS),
  seat: seatNumber,
})
export interface ClaimInput extends z.infer<typeof claimInput> {}
