import { z } from 'zod'
import { decisionBrief } from '../core/game-schema.ts'
import { anything, cursorShown, seatNumber, taggedRecord, time, version } from '../core/schema.ts'
import { manner } from './beat-schema.ts'

export const worded = z
  .array(z.enum(['words', 'seats']))
  .max(1)
  .optional()
  .describe('`words`: sentences. `seats`: sentences with `Seat 0` instead of names.')

export const othersDecision = z.strictObject({
  seat: seatNumber,
  kind: z.string().describe('Kind of the decision.'),
  deadline: time.nullable(),
  optional: z.boolean(),
  suspended: z.boolean(),
})
export const awaited = z.strictObject({ kind: z.string(), count: z.int() })

export const fullDecision = z.strictObject({
  ...decisionBrief.shape,
  manner,
  /** False if the rules would refuse some of the moves that `spaces` describes. */
  exact: z.boolean(),
  /** Number of moves that `spaces` describes, at most 9007199254740991. */
  count: z.number(),
  spaces: z.array(anything),
  schema: z.record(z.string(), anything),
  /**
   * All moves, if `exact` is true and `count` is at most 12; otherwise the moves that the built-in
   * bot considers, best move first. The list of examples is empty if the game offers no hints, or
   * if leaving an optional decision unanswered is better.
   */
  examples: z.array(taggedRecord),
  labels: z.array(z.string()).optional(),
  kinds: z
    .array(
      z.strictObject({
        type: z.string(),
        label: z.string().describe('Text of a button.'),
        rolls: z.boolean().optional().describe('True if the move only rolls dice.'),
      }),
    )
    .optional(),
  names: z.record(z.string(), z.string()).optional(),
})
export interface FullDecision extends z.infer<typeof fullDecision> {}
export const facts = z.array(z.string()).optional()
export const decisionsInput = z.strictObject({ include: worded })
export interface DecisionsInput extends z.infer<typeof decisionsInput> {}
export const decisionsAnswer = z.strictObject({
  version,
  cursor: cursorShown,
  decisions: z.array(fullDecision),
  facts,
  others: z.array(othersDecision),
  awaited: z.array(awaited),
  serverTime: time,
})
export interface DecisionsAnswer extends z.infer<typeof decisionsAnswer> {}

/**
 * A decision that a player has to answer. With `include=decisions`, the decision contains
 * everything that is needed to choose a move.
 */
export const askedDecision = fullDecision.partial({
  ...({ manner: true, exact: true, count: true, spaces: true, schema: true } as const),
  examples: true,
})
export interface AskedDecision extends z.infer<typeof askedDecision> {}
