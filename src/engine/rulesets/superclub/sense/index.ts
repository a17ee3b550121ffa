import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Superclub } from '../types.ts'
import { candidates } from './candidates.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

const HORIZON = 12

/**
 * Kinds of decision about the value of a player. Investments are not searched, because investments
 * pay off over several years and simulations are shorter.
 */
const about = ['lot-bid', 'scout-sign'] as const

export const sense: Evaluation<Superclub> = {
  quick,
  value,
  horizon: HORIZON,
  about,
  candidates,
  levels: {
    sharp: { tries: 160, provenAt: [2], rating: 28.8 },
    expert: { tries: 1_600, provenAt: [] },
    master: { tries: 8_000, provenAt: [] },
  },
}
