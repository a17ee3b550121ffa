import { z } from 'zod'
import { pageInput, rulesetId, seatNumber, time, uuid } from '../../core/schema.ts'

const NOT_EVIDENCE = 'Figures: what a node had not written down when it died is not among them.'
const counts = {
  moves: z.int().describe('Commits of its log when something was last refused.'),
  refused: z.int().describe(NOT_EVIDENCE),
}
export const refusalRate = z.strictObject({
  ...counts,
  perMille: z.int().describe('Of moves and refusals together, so many were refused.'),
  lastAt: time,
})
export interface RefusalRate extends z.infer<typeof refusalRate> {}

export const gameRefusals = z.strictObject({
  ...counts,
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

export const mostRefusedInput = z.strictObject({
  ...pageInput.shape,
  ruleset: rulesetId,
})
export interface MostRefusedInput extends z.infer<typeof mostRefusedInput> {}
export const mostRefused = z.strictObject({
  items: z.array(
    z.strictObject({
      game: uuid,
      ...refusalRate.shape,
    }),
  ),
  next: z.string().nullable(),
})
export interface MostRefused extends z.infer<typeof mostRefused> {}
