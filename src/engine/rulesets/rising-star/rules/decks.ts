import type { DeckName } from '../content/book.ts'
import type { Play } from '../types.ts'

/**
 * Before drawing `count` cards: if fewer are on top of the returned ones, shuffles the returned
 * ones, which stay below (RS-R61).
 */
export function shuffleFor({ state, chance, emit }: Play, deck: DeckName, count: number): void {
  const fresh = state.shared.untilShuffle?.[deck]
  const cards = state.secret.decks[deck]
  if (fresh === undefined || fresh >= count || fresh === cards.length) return
  const order = [...cards.slice(0, fresh), ...chance.shuffle(cards.slice(fresh))]
  emit({ type: 'deck.shuffled', deck, count: order.length, order })
}
