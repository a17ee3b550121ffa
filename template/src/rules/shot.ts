import { exactly, at as itemAt, oneOf, type Rules } from 'touchline/kernel'
import { problem } from '../refusals.ts'
import type { SpotKick } from '../types.ts'

export const shotRules: Rules<SpotKick, 'lay'> = {
  lay: {
    problem: ({ state }, { seat, move: { card } }) =>
      itemAt(state.secret.hands, seat).includes(card) ? null : problem('card-not-in-hand'),
    spaces: ({ state }, { seat }) => [
      exactly('lay', { card: oneOf(itemAt(state.secret.hands, seat)) }),
    ],
    act: ({ emit }, { seat, move: { card } }) => emit({ type: 'card.laid', seat, card }),
  },
}
