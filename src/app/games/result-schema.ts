import { z } from 'zod'
import { seatNumber } from '../core/schema.ts'

const part = z.strictObject({
  label: z.string().describe('Name of the component.'),
  value: z.string().describe('Value of the component, as text.'),
})
const row = z.strictObject({
  seat: seatNumber,
  parts: z.array(part).describe('Components of the score, and the tie-breakers used.'),
  total: z.string().describe('Score of the seat.'),
})
export const gameResult = z.strictObject({
  headline: z
    .string()
    .describe('Sentence about the winner. `Seat 0` stands for the player in seat 0.'),
  why: z.string().describe('Why the game ended.'),
  clause: z.string().describe('Rulebook clause that ended the game.'),
  rows: z.array(row).describe('Result of each seat, best first.'),
})
