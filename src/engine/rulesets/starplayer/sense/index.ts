import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Starplayer } from '../types.ts'
import { candidates } from './candidates.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

/** About five turns of each seat at a table of two: what is bought now has been traded by then. */
const HORIZON = 40

/** What is done with money and cards; a roll or the end of a turn hardly ever tells anything. */
const about = ['purchase', 'negotiate', 'answer-offer', 'settle-debt', 'answer-sale'] as const

export const sense: Evaluation<Starplayer> = { quick, value, horizon: HORIZON, about, candidates }
