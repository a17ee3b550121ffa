import type { Evaluation } from '../../../kernel/evaluation.ts'
import type { Goalscorer } from '../types.ts'
import { quick } from './quick.ts'
import { value } from './value.ts'

/**
 * Number of moves in a simulated game: about two turns, which are enough to see a capture and the
 * reply of the other seat.
 */
const HORIZON = 8

export const sense: Evaluation<Goalscorer> = {
  quick,
  value,
  horizon: HORIZON,
  levels: {
    sharp: { tries: 200, provenAt: [2], rating: 34.7 },
    expert: { tries: 2_000, provenAt: [2], rating: 35.5 },
    master: { tries: 20_000, provenAt: [] },
  },
}
