import type { Decision, Pace, Ruleset } from 'touchline/kernel'
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
