import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Goalscorer } from '../types.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

/** About two turns: a capture, what is captured for it, and whether that was worth it. */
const HORIZON = 8

export const sense: Evaluation<Goalscorer> = { quick, value, horizon: HORIZON }
