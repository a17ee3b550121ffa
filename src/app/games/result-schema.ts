import { z } from 'zod'
import { seatNumber } from '../core/schema.ts'

const part = z.strictObject({
  label: z.string().describe('What counts.'),
  value: z.string().describe('Its value, as people write it.'),
})
const row = z.strictObject({
  seat: seatNumber,
  parts: z.array(part).describe('Parts of the total, and what else decided.'),
  total: z.string().describe('The score of the seat.'),
})
export const gameResult = z.strictObject({
  headline: z.string().describe('The winner. `Seat 0` stands for the player of that seat.'),
  why: z.string().describe('The reason of the end.'),
  clause: z.string().describe('Clause of the rulebook that ended the game.'),
  rows: z.array(row).describe('One for each seat, in the order of the ranking.'),
})
