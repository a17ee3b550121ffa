import { limited } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Move } from './moves.ts'
import type { Kind } from './state.ts'
import type { Goalscorer } from './types.ts'

const MOVES: { readonly [K in Kind]: readonly [Move['type']] } = {
  'youth-move': ['move-youth'],
  penalty: ['take-penalty'],
  offside: ['call-offside'],
  'first-teamer-move': ['move-first-teamer'],
  'debut-move': ['make-debut'],
}

/** One question at a time, always to the seat whose turn it is. */
export const openDecisions: Ruleset<Goalscorer>['openDecisions'] = (state, { options }) => {
  const { turn, seat, step } = state
  if (step === 'ended') return []
  const question = { key: `${turn} ${step}`, kind: step, seat, moves: MOVES[step] }
  return [limited(question, options.decisionTimeLimitSeconds)]
}
