import type { Pace } from '../../../src/engine/kernel/pace.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import type { Decision } from '../../../src/engine/kernel/types.ts'
import type { Options } from './options.ts'
import type { SpotKick } from './types.ts'

export const openDecisions: Ruleset<SpotKick>['openDecisions'] = ({ shared }) => {
  const { step, kick, taker, keeper } = shared
  if (step !== 'shot' && step !== 'save') return []
  const question: Decision<SpotKick> =
    step === 'shot'
      ? { key: `${kick} shot`, kind: 'shot', seat: taker, moves: ['lay'] }
      : { key: `${kick} save`, kind: 'save', seat: keeper, moves: ['dive', 'stay'] }
  return [question]
}

const turn: Pace<Options> = {
  share: 1,
  option: ({ decisionTimeLimitSeconds }) => decisionTimeLimitSeconds,
}

export const paces: Ruleset<SpotKick>['paces'] = { shot: turn, save: turn }
