import type { BeatPart, Beats, MasksOf, Seat } from 'touchline/kernel'
import type { events } from './events.ts'
import type { SpotKick } from './types.ts'

const note: BeatPart = { show: { kind: 'note' }, weight: 1 }
const hidden = ({ seat }: { readonly seat: Seat }): BeatPart => ({
  show: { kind: 'card', seat, deck: 'Hand', card: null, title: 'A card', text: '', hidden: true },
  weight: 1,
})
const open = ({ seat, card }: { readonly seat: Seat; readonly card: string }): BeatPart => ({
  show: { kind: 'card', seat, deck: 'Hand', card, title: card, text: '', hidden: false },
  weight: 2,
})

export const beats: Beats<SpotKick, MasksOf<typeof events>> = {
  events: {
    'deck.shuffled': 'quiet',
    'hand.dealt': 'quiet',
    'kick.begun': ({ taker }) => ({ show: { kind: 'turn', seat: taker }, weight: 0 }),
    'card.laid': open,
    'keeper.dived': () => note,
    'keeper.stayed': () => note,
    'card.turned': open,
    'die.rolled': ({ seat, face }) => ({
      show: { kind: 'dice', seat, values: [face], faces: 6 },
      weight: 1,
    }),
    'kick.judged': ({ seat, goal }) => ({
      show: {
        kind: 'kick',
        id: 'penalty',
        home: seat,
        away: null,
        side: 'home',
        scored: goal,
        tally: null,
      },
      weight: 3,
    }),
    'card.drawn': open,
    'seat.left': () => note,
    'kick.voided': () => note,
    'game.ended': () => ({ show: { kind: 'end' }, weight: 3 }),
  },
  masked: {
    'deck.shuffled': 'quiet',
    'hand.dealt': 'quiet',
    'card.laid': hidden,
    'card.drawn': hidden,
  },
  questions: { shot: 'live', save: 'live' },
}
