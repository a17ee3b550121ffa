import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Move } from './moves.ts'
import { opponentsOf } from './read/clubs.ts'
import { frameOf } from './read/frames.ts'
import { settleByDefault } from './rules/debt.ts'
import { letNegotiationExpire } from './rules/window.ts'
import type { Play, Question, Starplayer } from './types.ts'

function opponentByDefault(play: Play, { seat }: Question): Move {
  const { eligible, skippable } = frameOf(play, 'pick-opponent')
  if (skippable) return { type: 'skip-match' }
  const opponent = opponentsOf(play, seat).find((other) => eligible.includes(other))
  if (opponent === undefined) throw new Error('no opponent is eligible')
  return { type: 'choose-opponent', opponent }
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
  'offer-pending': 'none',
  'settle-debt': settleByDefault,
  'answer-sale': () => ({ type: 'reject' }),
  'claim-window': () => ({ type: 'waive' }),
  interject: 'none',
}
