import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Starplayer } from '../types.ts'
import { candidates } from './candidates.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

/**
 * Number of moves in a simulated game: about five turns of each seat in a two-player game, which
 * are enough to trade cards.
 */
const HORIZON = 40

/**
 * Kinds of decisions for which the bot runs a search. The decisions concern money and cards; for
 * other decisions, such as ending the turn, a search brings almost no improvement.
 */
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
