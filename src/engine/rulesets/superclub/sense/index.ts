import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Superclub } from '../types.ts'
import { candidates } from './candidates.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

const HORIZON = 12

/**
 * Kinds of decisions for which the bot runs a search: bids for players and the signing of scouted
 * players. The bot decides on investments without a search, because investments pay off only after
 * several years, and simulated games end earlier.
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
