// Pure questions about what a manager holds: stars that can play, cards that can be used, prices.
import { at } from '../../../kernel/define.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { type Category, categories, type Effect } from '../content/effects.ts'
import type { Content } from '../content/schema.ts'
import type { OpenPart } from '../open-part.ts'
import type { CardId, Colour, CurrentMatch, SeatDraft, SideName } from '../state.ts'
import type { Table } from '../types.ts'

type Manager = Frozen<SeatDraft>
type Match = Frozen<CurrentMatch>

export const sides: readonly SideName[] = ['home', 'away']
export const seatOf = (match: Match, side: SideName): Seat | null =>
  side === 'home' ? match.homeSeat : match.awaySeat
export const teamOf = (match: Match, side: SideName): string =>
  side === 'home' ? match.home : match.away

/** Keeps the order GK, DEF, MID, FOR. */
export const inOrder = (stars: readonly Category[]): Category[] =>
  categories.filter((category) => stars.includes(category))

export const isSuspended = ({ suspensions }: Manager, category: Category): boolean =>
  suspensions.some((one) => one.category === category)

/** The stars that a manager may play in this match (TC-R31, TC-R37). */
export function playableStars(
  manager: Manager,
  { competition }: Pick<Match, 'competition'>,
  { options }: Pick<Table, 'options'>,
): Category[] {
  const isBarred = competition === 'league' || options.suspensionInCup
  return manager.stars.filter((category) => !isBarred || !isSuspended(manager, category))
}

/** Why a manager holds a card; a card without a reason goes to the bottom of its pack (TC-R36). */
export function reasonsFor(
  { keep, debts, suspensions }: Manager,
  card: CardId,
): ('keep' | 'debt' | 'suspension')[] {
  return [
    ...(keep.includes(card) ? (['keep'] as const) : []),
    ...(debts.some((debt) => debt.card === card) ? (['debt'] as const) : []),
    ...(suspensions.some((one) => one.card === card) ? (['suspension'] as const) : []),
  ]
}

/** All cards in front of a manager, in ascending order of their ids. */
export function cardsHeld({ keep, debts, suspensions }: Manager): CardId[] {
  const owed = debts.flatMap(({ card }) => (card === null ? [] : [card]))
  return [...new Set([...keep, ...owed, ...suspensions.map(({ card }) => card)])].sort()
}

/** The cards of both colours that lie in front of nobody; none before the packs are shuffled. */
export function unheldCards(
  { seats, fixtures }: Pick<OpenPart, 'seats' | 'fixtures'>,
  { content }: Pick<Table, 'content'>,
): { yellow: CardId[]; red: CardId[] } {
  if (fixtures.length === 0) return { yellow: [], red: [] }
  const held = new Set(seats.flatMap(cardsHeld))
  const free = (colour: Colour) =>
    content.cards[colour].map(({ id }) => id).filter((id) => !held.has(id))
  return { yellow: free('yellow'), red: free('red') }
}

interface Indexed {
  readonly effects: ReadonlyMap<CardId, Effect>
  readonly colours: ReadonlyMap<CardId, Colour>
}
const indexes = new WeakMap<object, Indexed>()

function indexOf(content: Content): Indexed {
  const known = indexes.get(content)
  if (known) return known
  const { yellow, red } = content.cards
  const index: Indexed = {
    effects: new Map([...yellow, ...red].map(({ id, effect }) => [id, effect])),
    colours: new Map([
      ...yellow.map(({ id }) => [id, 'yellow'] as const),
      ...red.map(({ id }) => [id, 'red'] as const),
    ]),
  }
  indexes.set(content, index)
  return index
}

/** What a card does; null: there is no such card. */
export const effectOf = (content: Content, card: CardId): Effect | null =>
  indexOf(content).effects.get(card) ?? null
export const colourOf = (content: Content, card: CardId): Colour | null =>
  indexOf(content).colours.get(card) ?? null

/** The kept cards of one kind. */
export const keptOf = (
  { keep }: Manager,
  kind: 'penalty' | 'appeal' | 'voucher',
  content: Content,
): CardId[] => keep.filter((card) => effectOf(content, card)?.kind === kind)

export function amountOff(content: Content, voucher: CardId | null): number {
  const effect = voucher === null ? null : effectOf(content, voucher)
  return effect?.kind === 'voucher' ? effect.amountOff : 0
}

export const feeOf = ({ stars }: Content, category: Category): number =>
  at(stars, categories.indexOf(category)).fee
export const priceOf = (content: Content, category: Category, voucher: CardId | null): number =>
  Math.max(0, feeOf(content, category) - amountOff(content, voucher))

/** What a manager can buy, and how: without a voucher (null) or with which ones. */
export interface Offer {
  readonly category: Category
  readonly ways: readonly (CardId | null)[]
}

/** All purchases that the rules allow a manager now (TC-R24: any category that is in stock). */
export function offersTo(manager: Manager, stock: OpenPart['stock'], content: Content): Offer[] {
  if (manager.debts.length > 0) return []
  const ways = [null, ...keptOf(manager, 'voucher', content)]
  return categories
    .filter((category) => !manager.stars.includes(category) && stock[category] > 0)
    .map((category) => ({
      category,
      ways: ways.filter((voucher) => manager.cash >= priceOf(content, category, voucher)),
    }))
    .filter((offer) => offer.ways.length > 0)
}
