import type { Pace } from '../../kernel/pace.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import type { Kind } from './state.ts'
import type { Goalscorer } from './types.ts'

const MOVES: { readonly [K in Kind]: readonly [Move['type']] } = {
  'youth-move': ['move-youth'],
  penalty: ['take-penalty'],
  offside: ['call-offside'],
  'first-teamer-move': ['move-first-teamer'],
  'debut-move': ['make-debut'],
}

export const openDecisions: Ruleset<Goalscorer>['openDecisions'] = (state) => {
  const { turn, seat, step } = state
  if (step === 'ended') return []
  return [{ key: `${turn} ${step}`, kind: step, seat, moves: MOVES[step] }]
}

const move: Pace<Options> = {
  share: 1,
  option: ({ decisionTimeLimitSeconds }) => decisionTimeLimitSeconds,
}

export const paces: Ruleset<Goalscorer>['paces'] = {
  'youth-move': move,
  penalty: move,
  offside: move,
  'first-teamer-move': move,
  'debut-move': move,
}
