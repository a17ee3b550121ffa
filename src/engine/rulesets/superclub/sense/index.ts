import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Superclub } from '../types.ts'
import { candidates } from './candidates.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

/** Long enough for a lot to go to somebody, and for the next one to lie open. */
const HORIZON = 12

/** What a player is worth; what to invest in is weighed by years, which no play-out sees. */
const about = ['lot-bid', 'scout-sign'] as const

export const sense: Evaluation<Superclub> = { quick, value, horizon: HORIZON, about, candidates }
