import { at } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { seatsAfter } from '../shared/seats.ts'
import { rivalProblem } from './read/players.ts'
import { freeTokens } from './read/tokens.ts'
import { negotiationOf } from './read/turn.ts'
import type { RisingStar } from './types.ts'

export const defaults: Ruleset<RisingStar>['defaults'] = {
  'choose-token': (play) => ({ type: 'choose-token', token: at(freeTokens(play), 0) }),
  roll: () => ({ type: 'roll' }),
  physio: () => ({ type: 'roll-for-fitness' }),
  'contract-offer': (play) => {
    const { cause, offers } = negotiationOf(play)
    return cause === 'contract'
      ? { type: 'decline-offers' }
      : { type: 'accept-offer', card: at(offers, 0) }
  },
  'swap-agent': () => ({ type: 'keep-current' }),
  'swap-sponsorship': () => ({ type: 'keep-current' }),
  'choose-rival': (play, { seat }) => {
    const others = seatsAfter(seat, play.table.seats)
    const rivals = others.filter((one) => rivalProblem(play, seat, one) === null)
    return { type: 'choose-rival', seat: at(rivals, 0) }
  },
  'match-card': () => ({ type: 'decline-match-event' }),
}
