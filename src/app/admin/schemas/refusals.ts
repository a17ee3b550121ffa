import { z } from 'zod'
import { seatNumber, time } from '../../core/schema.ts'

const NOT_EVIDENCE = 'Figures: what a node had not written down when it died is not among them.'
export const gameRefusals = z.strictObject({
  moves: z.int().describe('Commits of its log when something was last refused.'),
  refused: z.int().describe(NOT_EVIDENCE),
  /** The last 50 of the last 30 days, newest first. */
  items: z.array(
    z.strictObject({
      at: time,
      seat: seatNumber.nullable(),
      code: z.string(),
      clause: z.string().nullable(),
      question: z.string().nullable().describe('The kind of question that was asked.'),
      move: z.string().nullable().describe('The type of the move; null: none of the ruleset.'),
    }),
  ),
})
export interface GameRefusals extends z.infer<typeof gameRefusals> {}
