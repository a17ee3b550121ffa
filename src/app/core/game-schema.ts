import { z } from 'zod'
import { ABSENCE } from './game-terms.ts'
import { seatNumber, taggedRecord, time } from './schema.ts'

export const gameStatus = z.enum(['open', 'running', 'over', 'cancelled'])

export type GameStatus = z.infer<typeof gameStatus>

export const absence = z.enum(['wait', 'default', 'bot']).describe(ABSENCE)

export type Absence = z.infer<typeof absence>

export const decisionBrief = z.strictObject({
  id: z.string(),
  kind: z.string().describe('Kind of the decision.'),
  seat: seatNumber,
  moves: z.array(z.string()),
  /**
   * Distinguishes decisions of the same kind that are open at the same time, for example by `{
   * "debt": 3 }`.
   */
  about: z.record(z.string(), z.int()).nullable(),
  deadline: time.nullable(),
  optional: z.boolean(),
  /**
   * Reason why the decision cannot be answered at the moment: a code from the ruleset, or
   * `game-paused`.
   */
  suspended: z.string().nullable(),
  /** The decision's question as a sentence. The question is present only with `include=words`. */
  question: z.string().optional(),
})

export interface DecisionBrief extends z.infer<typeof decisionBrief> {}

export const labelledMove = z.strictObject({ move: taggedRecord.nullable(), label: z.string() })

export interface LabelledMove extends z.infer<typeof labelledMove> {}
