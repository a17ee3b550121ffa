import { z } from 'zod'
import { seatNumber } from '../core/schema.ts'

const part = z.strictObject({
  label: z.string().describe('Name of the part.'),
  value: z.string().describe('Value of the part, as text.'),
})
const row = z.strictObject({
  seat: seatNumber,
  parts: z.array(part).describe('Parts of the total, and the tie-breakers that were used.'),
  total: z.string().describe('Score of the seat.'),
})
export const gameResult = z.strictObject({
  headline: z
    .string()
    .describe('Sentence about the winner, in which `Seat 0` stands for the player of that seat.'),
  why: z.string().describe('Reason why the game ended.'),
  clause: z.string().describe('Clause of the rulebook that ended the game.'),
  rows: z.array(row).describe('Result of each seat, in the order of the ranking.'),
})
