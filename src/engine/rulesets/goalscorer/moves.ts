import { z } from 'zod'
import { type MoveOf, tagged } from '../../kernel/define.ts'
import { counterSchema } from './read/counters.ts'
import { squareSchema } from './read/pitch.ts'

const step = { counter: counterSchema, to: squareSchema }

export const moves = {
  'move-youth': tagged('move-youth', step),
  'take-penalty': tagged('take-penalty', { counter: counterSchema }),
  'call-offside': tagged('call-offside', { counter: counterSchema }),
  'move-first-teamer': tagged('move-first-teamer', step),
  'make-debut': tagged('make-debut', { useSubstitute: z.boolean(), to: squareSchema }),
}
export type Move = MoveOf<typeof moves>
