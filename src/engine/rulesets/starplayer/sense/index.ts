import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Starplayer } from '../types.ts'
import { candidates } from './candidates.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

/** About five turns of each seat in a two-player game: enough to trade what was bought. */
const HORIZON = 40

/** Decisions about money and cards. A search hardly improves a roll or the end of a turn. */
const about = ['purchase', 'negotiate', 'answer-offer', 'settle-debt', 'answer-sale'] as const

export const sense: Evaluation<Starplayer> = {
  quick,
  value,
  horizon: HORIZON,
  about,
  candidates,
  levels: {
    sharp: { tries: 60, provenAt: [2, 3, 4], rating: 29.1 },
    expert: { tries: 600, provenAt: [] },
    master: { tries: 3_000, provenAt: [] },
  },
}
