import type { Frozen, Seat } from '../../../kernel/types.ts'
import { type Book, bookOf } from '../content/book.ts'
import { isFootballer, slotOf, squadIn } from '../content/cards.ts'
import {
  BOGUS_FEE,
  FOOTBALLERS_MAX,
  MANAGER_PRICE,
  STADIUM_PRICE,
  WILDS_MAX,
} from '../content/numbers.ts'
import { type BoardSpace, type Card, MONEY_STEP } from '../content/schema.ts'
import type { Code } from '../refusals.ts'
import type { Bundle, Debt, Offer, Sale } from '../state.ts'
import type { State, Table } from '../types.ts'
import {
  type Club,
  clubOf,
  footballerCount,
  holds,
  isIn,
  isSequence,
  meansOf,
  sellableOf,
  tradableOf,
} from './clubs.ts'

/** Why a purchase, a deal or a sale may not be made; null: it may. Public facts only. */

/** What of the state a deal depends on: views show it as it is. */
type Faces = Pick<State, 'clubs' | 'frames' | 'debts'>

const isAudited = ({ options }: Table): boolean => options.squadLimit === 'audited'

/** What the seat is acquiring just now counts as held. */
const acquiringBy = ({ frames }: Faces, seat: Seat): Card[] =>
  frames.flatMap((frame) => (frame.kind === 'acquire' && frame.buyer === seat ? [frame.card] : []))

/** What a side holds after it has given some cards and received others: SP-119 and SP-609. */
function sideProblem(
  state: Faces,
  table: Table,
  seat: Seat,
  given: readonly Card[],
  received: readonly Card[],
): Code | null {
  const club = clubOf(state.clubs, seat)
  const kept = [...tradableOf(club), ...acquiringBy(state, seat)].filter(
    (card) => !given.includes(card),
  )
  const after = [...kept, ...received]
  const count = (slot: string) => after.filter((card) => slotOf(card) === slot).length
  const receives = (slot: string) => received.some((card) => slotOf(card) === slot)
  if (!isAudited(table) && receives('footballers') && footballerCount(after) > FOOTBALLERS_MAX)
    return 'squad-full'
  if (receives('manager') && count('manager') > 1) return 'manager-limit'
  if (receives('stadium') && count('stadium') > 1) return 'stadium-limit'
  if (receives('wilds') && count('wilds') > WILDS_MAX) return 'wild-limit'
  return isSequence(after.filter((card) => slotOf(card) === 'wins')) ? null : 'win-sequence'
}

/** Cards that a move names as the given side's own. */
export function cardsProblem(
  book: Book,
  club: Club,
  cards: readonly Card[],
  wanted: 'tradable' | 'sellable',
): Code | null {
  if (cards.some((card) => !book.cards.has(card))) return 'unknown-card'
  if (new Set(cards).size < cards.length) return 'duplicate-card'
  if (wanted === 'tradable' && cards.some((card) => !isTradable(card))) return 'card-not-tradable'
  if (cards.some((card) => !holds(club, card))) return 'card-not-owned'
  if (wanted === 'tradable') return null
  const sellable = sellableOf(club)
  return cards.every((card) => sellable.includes(card)) ? null : 'card-not-sellable'
}

const isTradable = (card: Card): boolean => !/^(?:yellow-card|red-card|trophy|bogus)/.test(card)

/** Another seat, still in the game. */
export function targetProblem(state: Faces, seat: Seat, target: Seat): Code | null {
  if (target === seat) return 'self-target'
  const club = state.clubs[target]
  if (!club) return 'unknown-seat'
  return isIn(club) ? null : 'seat-out'
}

type Terms = Frozen<Pick<Offer, 'by' | 'to' | 'give' | 'take'>>

/** SP-R35, as a deal stands between two seats of the game. */
export function offerProblem(state: Faces, table: Table, offer: Terms): Code | null {
  const { by, to, give, take } = offer
  const target = targetProblem(state, by, to)
  const book = bookOf(table.content)
  const own = cardsProblem(book, clubOf(state.clubs, by), give.cards, 'tradable')
  if (own ?? target) return own ?? target
  const theirs = cardsProblem(book, clubOf(state.clubs, to), take.cards, 'tradable')
  if (theirs) return theirs
  if (isEmpty(give) || isEmpty(take)) return 'empty-side'
  if (give.money > 0 && take.money > 0) return 'money-both-ways'
  if ((give.money + take.money) % MONEY_STEP !== 0) return 'bad-amount'
  return (
    sideProblem(state, table, by, give.cards, take.cards) ??
    sideProblem(state, table, to, take.cards, give.cards) ??
    (give.money > clubOf(state.clubs, by).cash || take.money > clubOf(state.clubs, to).cash
      ? 'insufficient-funds'
      : null)
  )
}

const isEmpty = ({ cards, money }: Frozen<Bundle>): boolean => cards.length === 0 && money === 0

/** The debt that a seat has to settle first. */
export const oldestDebt = ({ debts }: Faces, seat: Seat): Frozen<Debt> | null =>
  debts.find(({ debtor }) => debtor === seat) ?? null

/** SP-R30, when offered and again when accepted. */
export function saleProblem(
  state: Faces,
  table: Table,
  debt: Frozen<Debt>,
  { kind, to, cards, amount }: Frozen<Sale>,
): Code | null {
  const { debtor, creditor, rest } = debt
  const own = cardsProblem(bookOf(table.content), clubOf(state.clubs, debtor), cards, 'tradable')
  if (own) return own
  if (kind === 'in-kind' && creditor !== to) return 'creditor-not-seat'
  const target = targetProblem(state, debtor, to)
  if (target) return target
  if (kind === 'sale' && oldestDebt(state, to)) return 'target-in-debt'
  if (amount === 0 || amount % MONEY_STEP !== 0) return 'bad-amount'
  if (kind === 'in-kind' && amount > rest) return 'bad-amount'
  const limits =
    sideProblem(state, table, to, [], cards) ?? sideProblem(state, table, debtor, cards, [])
  if (limits) return limits
  return kind === 'sale' && amount > clubOf(state.clubs, to).cash ? 'insufficient-funds' : null
}

export const spaceAt = ({ content }: Table, space: number): Frozen<BoardSpace> =>
  content.board[space] as BoardSpace

/** What may be bought on a space; an empty list: nothing, so that nobody is asked. */
export function onSale(state: State, table: Table, space: number): readonly Card[] {
  const shown = spaceAt(table, space)
  if (shown.type === 'footballer') return state.decks[squadIn(shown.footballerId)]
  if (shown.type !== 'manager' && shown.type !== 'stadium') return []
  return state.tray.filter((card) => slotOf(card) === shown.type)
}

/** The highest price that the purchase can have: public, since all other cards lie face up. */
export function priceBound(state: State, table: Table, space: number): number {
  const { type } = spaceAt(table, space)
  if (type === 'manager') return MANAGER_PRICE
  if (type === 'stadium') return STADIUM_PRICE
  const { footballers } = bookOf(table.content)
  let bound = BOGUS_FEE
  for (const card of onSale(state, table, space))
    bound = Math.max(bound, footballers.get(card)?.value ?? 0)
  return bound
}

/** SP-R9 and SP-119: whether the seat could take a card of this space. */
export function roomProblem(state: Faces, table: Table, seat: Seat, space: number): Code | null {
  const club = clubOf(state.clubs, seat)
  const { type } = spaceAt(table, space)
  if (type === 'manager') return club.manager === null ? null : 'manager-limit'
  if (type === 'stadium') return club.stadium === null ? null : 'stadium-limit'
  const isFull = club.footballers.length >= FOOTBALLERS_MAX
  return isFull && !isAudited(table) ? 'squad-full' : null
}

export const canAfford = (state: State, table: Table, seat: Seat, space: number): boolean =>
  meansOf(bookOf(table.content), clubOf(state.clubs, seat)) >= priceBound(state, table, space)

export const couldBuy = (state: State, table: Table, seat: Seat, space: number): boolean =>
  roomProblem(state, table, seat, space) === null && canAfford(state, table, seat, space)

export function pickProblem(
  state: State,
  table: Table,
  space: number,
  pick: Card | undefined,
): Code | null {
  const isFree = spaceAt(table, space).type === 'footballer'
  if (isFree) return pick === undefined ? null : 'pick-not-allowed'
  if (pick === undefined) return 'pick-required'
  return onSale(state, table, space).includes(pick) ? null : 'pick-unavailable'
}

export const needsPick = (table: Table, space: number): boolean =>
  spaceAt(table, space).type !== 'footballer'

/** The seats that may tackle on this space, clockwise from the active one (SP-R12). */
export const canTackle = (state: State, table: Table, seat: Seat, space: number): boolean =>
  clubOf(state.clubs, seat).tackles.length > 0 && couldBuy(state, table, seat, space)

export const hasFootballers = (cards: readonly Card[]): boolean => cards.some(isFootballer)
