import { z } from 'zod'
import { seatNumber, time } from '../../core/schema.ts'

const NOT_EVIDENCE = 'Number of refused moves. If a node crashes, recent refusals may be missing.'
export const gameRefusals = z.strictObject({
  moves: z.int().describe('Number of commits in the log when the last move was refused.'),
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
