import type { DeckName } from '../content/book.ts'
import type { Play } from '../types.ts'

/**
 * Prepares a deck for drawing `count` cards. If the deck has too few cards, the returned cards are
 * shuffled and put under the remaining cards (RS-R61).
 */
export function shuffleFor({ state, chance, emit }: Play, deck: DeckName, count: number): void {
  const fresh = state.shared.untilShuffle?.[deck]
  const cards = state.secret.decks[deck]
  if (fresh === undefined || fresh >= count || fresh === cards.length) return
  const order = [...cards.slice(0, fresh), ...chance.shuffle(cards.slice(fresh))]
  emit({ type: 'deck.shuffled', deck, count: order.length, order })
}
