import { type EventOf, open, seatSchema as seat, secret, tagged, z } from 'touchline/kernel'
import { idSchema as id } from './content/schema.ts'

const cards = z.array(id)
const own = ({ seat }: { readonly seat: number }) => [seat]

export const events = {
  'deck.shuffled': secret(tagged('deck.shuffled', { cards }), {
    seenBy: 'nobody',
    hides: ['cards'],
    counts: { cards: 'size' },
  }),
  'hand.dealt': secret(tagged('hand.dealt', { seat, cards }), {
    seenBy: ({ seat }) => [seat],
    hides: ['cards'],
    counts: { cards: 'size' },
  }),
  'kick.begun': open(tagged('kick.begun', { kick: z.int(), taker: seat, keeper: seat })),
  'card.laid': secret(tagged('card.laid', { seat, card: id }), { seenBy: own, hides: ['card'] }),
  'keeper.dived': open(tagged('keeper.dived', { seat, corner: id })),
  'keeper.stayed': open(tagged('keeper.stayed', { seat })),
  'card.turned': open(tagged('card.turned', { seat, card: id }), { reveals: true }),
  'die.rolled': open(tagged('die.rolled', { seat, face: z.int() })),
  'kick.judged': open(tagged('kick.judged', { seat, goal: z.boolean() })),
  'card.drawn': secret(tagged('card.drawn', { seat, card: id }), {
    seenBy: own,
    hides: ['card'],
    reveals: true,
  }),
  'seat.left': open(tagged('seat.left', { seat })),
  'kick.voided': open(tagged('kick.voided', {})),
  'game.ended': open(tagged('game.ended', { reason: z.enum(['kicks-taken', 'walkover']) }), {
    reveals: true,
  }),
}
export type Event = EventOf<typeof events>
