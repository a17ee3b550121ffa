import type { Problem } from '../../../kernel/rule.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { repeated } from '../../shared/faults.ts'
import { bookOf } from '../content/book.ts'
import { isFootballer, isTradable, roundOf, type Slot, slotOf } from '../content/cards.ts'
import { FOOTBALLERS_MAX, WILDS_MAX } from '../content/numbers.ts'
import { type Card, MONEY_STEP } from '../content/schema.ts'
import { problem, type Use } from '../refusals.ts'
import type { Bundle, Debt, Offer, Sale } from '../state.ts'
import type { At } from '../types.ts'
import { isSequence, nextRound } from './club-set.ts'
import { clubOf, holds, opponentsOf, sellableOf, targetProblem, tradableOf } from './clubs.ts'
import { frameOf } from './frames.ts'

export function sellingProblem(at: At, seat: Seat, cards: readonly Card[]): Problem | null {
  const sellable = sellableOf(clubOf(at, seat))
  const found = namedProblem(at, cards, 'SP-507') ?? ownedProblem(at, seat, cards, 'SP-507')
  if (found) return found
  const card = cards.find((one) => !sellable.includes(one))
  if (card === undefined) return null
  const clause = slotOf(card) === 'wilds' ? 'SP-414' : 'SP-507'
  return problem('card-not-sellable', { card }, clause)
}

export function playingProblem(
  at: At,
  seat: Seat,
  card: Card,
  slot: 'matchCards' | 'windowCards',
): Problem | null {
  const clause = slot === 'windowCards' ? 'SP-208' : 'SP-209'
  const found = namedProblem(at, [card]) ?? ownedProblem(at, seat, [card], clause)
  if (found) return found
  const isPlayable = clubOf(at, seat)[slot].includes(card)
  return isPlayable ? null : problem('wrong-card-kind', { card }, clause)
}

export function tradingProblem(
  at: At,
  seat: Seat,
  cards: readonly Card[],
  clause: 'SP-R35' | 'SP-R30',
): Problem | null {
  const found = namedProblem(at, cards, clause)
  if (found) return found
  const card = cards.find((one) => !isTradable(one))
  if (card !== undefined) return problem('card-not-tradable', { card })
  return ownedProblem(at, seat, cards, clause)
}

function namedProblem(
  { table }: At,
  cards: readonly Card[],
  clause: Use<'duplicate-card'> = 'SP-507',
): Problem | null {
  const known = bookOf(table.content).cards
  for (const card of cards) if (!known.has(card)) return problem('unknown-card', { card })
  if (cards.length < 2) return null
  const [card] = repeated(cards)
  return card === undefined ? null : problem('duplicate-card', { card }, clause)
}

function ownedProblem(
  at: At,
  seat: Seat,
  cards: readonly Card[],
  clause: Use<'card-not-owned'>,
): Problem | null {
  const club = clubOf(at, seat)
  for (const card of cards)
    if (!holds(club, card)) return problem('card-not-owned', { seat, card }, clause)
  return null
}

type Terms = Frozen<Omit<Offer, 'id'>>

export const offerProblem = (at: At, terms: Terms): Problem | null =>
  sidesProblem(at, terms) ?? termsProblem(at, terms)

export function sidesProblem(at: At, { by, to, give, take }: Terms): Problem | null {
  return (
    tradingProblem(at, by, give.cards, 'SP-R35') ??
    targetProblem(at, by, to, 'SP-602') ??
    tradingProblem(at, to, take.cards, 'SP-R35')
  )
}

export function termsProblem(at: At, { by, to, give, take }: Terms): Problem | null {
  if (isEmpty(give) || isEmpty(take)) return problem('empty-side')
  const full =
    limitsProblem(at, by, give.cards, take.cards) ?? limitsProblem(at, to, take.cards, give.cards)
  if (full) return full
  if (give.money > 0 && take.money > 0) return problem('money-both-ways')
  const amount = give.money + take.money
  if (amount % MONEY_STEP !== 0) return problem('bad-amount', { amount, step: MONEY_STEP })
  return cashProblem(at, by, give.money, 'SP-R35') ?? cashProblem(at, to, take.money, 'SP-R35')
}

const isEmpty = ({ cards, money }: Frozen<Bundle>): boolean => cards.length === 0 && money === 0

function cashProblem(
  at: At,
  seat: Seat,
  amount: number,
  clause: 'SP-R35' | 'SP-R30',
): Problem | null {
  const { cash } = clubOf(at, seat)
  return cash >= amount ? null : problem('insufficient-funds', { seat, cash, amount }, clause)
}

function limitsProblem(
  at: At,
  seat: Seat,
  given: readonly Card[],
  received: readonly Card[],
): Problem | null {
  if (given.length === 0 && received.length === 0) return null
  const held = [...tradableOf(clubOf(at, seat)), ...acquiringBy(at, seat)]
  const after = held.filter((card) => !given.includes(card))
  for (const card of received) after.push(card)
  const exceeds = (slot: Slot, most: number) =>
    received.some((card) => slotOf(card) === slot) && inSlot(after, slot).length > most
  if (at.table.options.squadLimit === 'enforced' && exceeds('footballers', FOOTBALLERS_MAX))
    return problem('squad-full', { seat, most: FOOTBALLERS_MAX })
  if (exceeds('manager', 1)) return problem('manager-limit', { seat })
  if (exceeds('stadium', 1)) return problem('stadium-limit', { seat })
  if (exceeds('wilds', WILDS_MAX)) return problem('wild-limit', { seat, most: WILDS_MAX })
  if (exceeds('yellows', 1)) return problem('yellow-limit', { seat })
  return winsProblem(at, seat, after, received)
}

function winsProblem(
  { table }: At,
  seat: Seat,
  after: readonly Card[],
  received: readonly Card[],
): Problem | null {
  const wins = inSlot(after, 'wins')
  if (table.options.winCardSales === 'highest')
    return isSequence(wins) ? null : problem('win-sequence', { seat, wins })
  // WIN cards that a club receives must be for the lowest rounds that the club lacks.
  const gained = inSlot(received, 'wins').toSorted((one, other) => roundOf(one) - roundOf(other))
  const held = wins.filter((card) => !gained.includes(card))
  for (const card of gained) {
    const round = nextRound(held)
    if (roundOf(card) !== round) return problem('win-sequence', { seat, round })
    held.push(card)
  }
  return null
}

const inSlot = (cards: readonly Card[], slot: Slot): Card[] =>
  cards.filter((card) => slotOf(card) === slot)

/**
 * Returns the card that a seat is about to receive. A card that a seat is about to receive already
 * counts towards the maximum number of cards.
 */
const acquiringBy = ({ state }: At, seat: Seat): Card[] =>
  state.shared.frames.flatMap((frame) =>
    frame.kind === 'acquire' && frame.buyer === seat ? [frame.card] : [],
  )

export function partnersOf(at: At, seat: Seat): Seat[] {
  const { partner } = frameOf(at, 'window')
  return partner === null ? opponentsOf(at, seat) : [partner]
}

export function offersLeftProblem(at: At): Problem | null {
  const { maxOffers } = at.table.options
  return frameOf(at, 'window').offersMade < maxOffers ? null : problem('offer-limit', { maxOffers })
}

export function oldestDebt({ state }: At, seat: Seat): Frozen<Debt> | null {
  for (const debt of state.shared.debts) if (debt.debtor === seat) return debt
  return null
}

export function debtOf(at: At, seat: Seat): Frozen<Debt> {
  const owed = oldestDebt(at, seat)
  if (!owed) throw new Error(`seat ${seat} has no debt`)
  return owed
}

export const saleProblem = (at: At, owed: Frozen<Debt>, sale: Frozen<Sale>): Problem | null =>
  buyerProblem(at, owed, sale) ?? priceProblem(at, owed, sale)

export function buyerProblem(
  at: At,
  { debtor }: Frozen<Debt>,
  { kind, to, cards }: Frozen<Sale>,
): Problem | null {
  const sides =
    tradingProblem(at, debtor, cards, 'SP-R30') ?? targetProblem(at, debtor, to, 'SP-R30')
  if (sides) return sides
  return kind === 'sale' && oldestDebt(at, to) ? problem('target-in-debt', { to }) : null
}

export function priceProblem(
  at: At,
  { debtor, rest }: Frozen<Debt>,
  { kind, to, cards, amount }: Frozen<Sale>,
): Problem | null {
  const full = limitsProblem(at, to, [], cards) ?? limitsProblem(at, debtor, cards, [])
  if (full) return full
  if (amount === 0 || amount % MONEY_STEP !== 0)
    return problem('bad-amount', { amount, step: MONEY_STEP }, 'SP-R30')
  if (kind === 'sale') return cashProblem(at, to, amount, 'SP-R30')
  return amount > rest ? problem('bad-amount', { amount, rest }, 'SP-R30') : null
}

export function salesLeftProblem({ table }: At, { offersMade }: Frozen<Debt>): Problem | null {
  const { maxEmergencyOffers } = table.options
  const isLeft = offersMade < maxEmergencyOffers
  return isLeft ? null : problem('offer-limit', { maxEmergencyOffers }, 'SP-R30')
}

export const buyersOf = (at: At, seat: Seat): Seat[] =>
  opponentsOf(at, seat).filter(
    (to) => oldestDebt(at, to) === null && clubOf(at, to).cash >= MONEY_STEP,
  )

export const hasFootballers = (cards: readonly Card[]): boolean => cards.some(isFootballer)
