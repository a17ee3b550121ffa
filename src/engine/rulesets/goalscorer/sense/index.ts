import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Goalscorer } from '../types.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

/** About two turns: enough for a capture, its answer, and the balance of both. */
const HORIZON = 8

export const sense: Evaluation<Goalscorer> = { quick, value, horizon: HORIZON }
