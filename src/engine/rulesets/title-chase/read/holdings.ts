import type { Seat } from '../../../kernel/types.ts'
import { cardOf } from '../content/book.ts'
import { type Category, categories } from '../content/effects.ts'
import type { CardId, Colour } from '../state.ts'
import type { At } from '../types.ts'
import { managerOf } from './league.ts'
import { matchOf } from './match.ts'

export const inOrder = (stars: readonly Category[]): Category[] =>
  categories.filter((category) => stars.includes(category))

export const isSuspended = (at: At, seat: Seat, category: Category): boolean =>
  managerOf(at, seat).suspensions.some((one) => one.category === category)

/** Returns the last round in which a star is suspended, or 0 if the star is not suspended. */
export const lastRoundOut = (at: At, seat: Seat, category: Category): number =>
  managerOf(at, seat).suspensions.findLast((one) => one.category === category)?.to ?? 0

export function playableStars(at: At, seat: Seat): Category[] {
  const isBarred = matchOf(at).competition === 'league' || at.table.options.suspensionInCup
  const { stars } = managerOf(at, seat)
  return stars.filter((category) => !isBarred || !isSuspended(at, seat, category))
}

/**
 * Returns a manager's reasons for keeping a card. A card that is not kept for any reason is put at
 * the bottom of its pack (TC-R36).
 */
export function reasonsFor(at: At, seat: Seat, card: CardId): ('keep' | 'debt' | 'suspension')[] {
  const { keep, debts, suspensions } = managerOf(at, seat)
  return [
    ...(keep.includes(card) ? (['keep'] as const) : []),
    ...(debts.some((debt) => debt.card === card) ? (['debt'] as const) : []),
    ...(suspensions.some((one) => one.card === card) ? (['suspension'] as const) : []),
  ]
}

export function cardsHeld(at: At, seat: Seat): CardId[] {
  const { keep, debts, suspensions } = managerOf(at, seat)
  const owed = debts.flatMap(({ card }) => (card === null ? [] : [card]))
  return [...new Set([...keep, ...owed, ...suspensions.map(({ card }) => card)])].sort()
}

/** Returns the cards that no manager has, or an empty list before the packs are shuffled. */
export function unheldCards(at: At): { yellow: CardId[]; red: CardId[] } {
  const { seats, fixtures } = at.state.shared
  if (fixtures.length === 0) return { yellow: [], red: [] }
  const held = new Set(seats.flatMap((_, seat) => cardsHeld(at, seat)))
  const free = (colour: Colour) =>
    at.table.content.cards[colour].map(({ id }) => id).filter((id) => !held.has(id))
  return { yellow: free('yellow'), red: free('red') }
}

export type KeepKind = 'penalty' | 'appeal' | 'voucher'

export const keptOf = (at: At, seat: Seat, kind: KeepKind): CardId[] =>
  managerOf(at, seat).keep.filter((card) => cardOf(at.table.content, card).effect.kind === kind)
