import { z } from 'zod'
import { seatNumber, time } from '../../core/schema.ts'

const NOT_EVIDENCE = 'Counts; a node that crashes loses those it has not written yet.'
export const gameRefusals = z.strictObject({
  moves: z.int().describe('Length of the log in commits at the last refusal.'),
  refused: z.int().describe(NOT_EVIDENCE),
  items: z.array(
    z.strictObject({
      at: time,
      seat: seatNumber.nullable(),
      code: z.string(),
      clause: z.string().nullable(),
      question: z.string().nullable().describe('Kind of decision.'),
      move: z
        .string()
        .nullable()
        .describe('Type of the move; null if the ruleset has no such type.'),
    }),
  ),
})
export interface GameRefusals extends z.infer<typeof gameRefusals> {}
