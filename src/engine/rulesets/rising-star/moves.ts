import { type MoveOf, seatSchema, tagged } from '../../kernel/define.ts'
import { cardSchema, tokenSchema } from './state.ts'

export const moves = {
  'choose-token': tagged('choose-token', { token: tokenSchema }),
  roll: tagged('roll', {}),
  'roll-for-fitness': tagged('roll-for-fitness', {}),
  'play-magic-sponge': tagged('play-magic-sponge', {}),
  'accept-offer': tagged('accept-offer', { card: cardSchema }),
  'decline-offers': tagged('decline-offers', {}),
  'keep-current': tagged('keep-current', {}),
  'take-new': tagged('take-new', {}),
  'choose-rival': tagged('choose-rival', { seat: seatSchema }),
  'play-match-event': tagged('play-match-event', { card: cardSchema }),
  'decline-match-event': tagged('decline-match-event', {}),
}
export type Move = MoveOf<typeof moves>
