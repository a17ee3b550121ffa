import { z } from 'zod'
import { ABSENCE } from './game-terms.ts'
import { seatNumber, taggedRecord, time } from './schema.ts'

export const gameStatus = z.enum(['open', 'running', 'over', 'cancelled'])

export type GameStatus = z.infer<typeof gameStatus>

export const absence = z.enum(['wait', 'default', 'bot']).describe(ABSENCE)

export type Absence = z.infer<typeof absence>

export const decisionBrief = z.strictObject({
  id: z.string(),
  kind: z.string(),
  seat: seatNumber,
  moves: z.array(z.string()),
  /** Tells it from other open questions of its kind: `{ "debt": 3 }`. */
  about: z.record(z.string(), z.int()).nullable(),
  deadline: time.nullable(),
  optional: z.boolean(),
  /** The code for why no answer is taken for now: the ruleset's, or `game-paused`. */
  suspended: z.string().nullable(),
  /** In a sentence; where words were asked for. */
  question: z.string().optional(),
})

export interface DecisionBrief extends z.infer<typeof decisionBrief> {}

/** A legal move and what making it means; null: what the moves of a whole space look like. */
export const labelledMove = z.strictObject({ move: taggedRecord.nullable(), label: z.string() })

export interface LabelledMove extends z.infer<typeof labelledMove> {}
