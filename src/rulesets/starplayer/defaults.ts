import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Move } from './moves.ts'
import { clockwiseFrom } from './read/clubs.ts'
import { settleByDefault } from './rules/debt.ts'
import { topFrame } from './rules/frames.ts'
import { letNegotiationExpire } from './rules/window.ts'
import type { Play, Starplayer } from './types.ts'

/** A seat that must choose plays the next one that is eligible, if it cannot do without. */
function opponentByDefault({ state }: Play): Move {
  const frame = topFrame(state, 'pick-opponent')
  if (!frame || frame.skippable) return { type: 'skip-match' }
  const order = clockwiseFrom(state.clubs, state.turn.seat)
  const next = order.find((seat) => frame.eligible.includes(seat)) ?? 0
  return { type: 'choose-opponent', opponent: next }
}

function expire(play: Play): null {
  letNegotiationExpire(play)
  return null
}

export const defaults: Ruleset<Starplayer>['defaults'] = {
  roll: () => ({ type: 'roll' }),
  purchase: () => ({ type: 'decline' }),
  'turn-end': () => ({ type: 'end-turn' }),
  tackle: () => ({ type: 'pass-tackle' }),
  'choose-opponent': opponentByDefault,
  negotiate: expire,
  'answer-offer': expire,
  'settle-debt': settleByDefault,
  'answer-sale': () => ({ type: 'reject' }),
  'claim-window': () => ({ type: 'waive' }),
  interject: 'none',
}
