import type { Bot, BotTurn } from '../../../kernel/bot.ts'
import { bookOf, faceValue } from '../content/book.ts'
import { FOOTBALLERS_MAX, STADIUM_PRICE, WILDS_MAX } from '../content/numbers.ts'
import type { Card } from '../content/schema.ts'
import { unseenCards } from '../imagine.ts'
import type { Move } from '../moves.ts'
import {
  clubOf,
  footballersOf,
  hasFreeMatch,
  isComplete,
  lacksWins,
  opponentsOf,
} from '../read/clubs.ts'
import { spaceAt } from '../read/deals.ts'
import { remember } from '../read/dues.ts'
import type { Starplayer } from '../types.ts'
import { isWanted, meansOf, type Plan, planFor, reserveOf, spareCards } from './plan.ts'
import { answerOffer, bestDeal, isGoodSale, wantsWindow } from './trading.ts'

type Turn = BotTurn<Starplayer>

const MILLION = 1_000_000

/** Collects one squad, trades what it does not need, and challenges as the last act of a turn. */
export const bot: Bot<Starplayer> = (turn) => {
  const plan = planFor(turn.view, turn.table, turn.seat)
  return answer(turn, plan) ?? (turn.decision.standing ? null : turn.suggest())
}

function answer(turn: Turn, plan: Plan): Move | null {
  const { decision, view } = turn
  const frame = view.frames.at(-1)
  switch (decision.kind) {
    case 'roll':
      return playMatches(plan) ?? makeRoom(plan) ?? tradeFirst(plan) ?? { type: 'roll' }
    case 'purchase':
      return considerPurchase(turn, plan)
    case 'turn-end':
      return playMatches(plan) ?? challenge(plan) ?? { type: 'end-turn' }
    case 'tackle':
      return considerTackle(turn, plan)
    case 'choose-opponent':
      return frame?.kind === 'pick-opponent'
        ? { type: 'choose-opponent', opponent: bestOpponent(plan, frame.eligible) }
        : null
    case 'negotiate':
      return negotiate(plan)
    case 'answer-offer':
      return frame?.kind === 'window' ? answerOffer(plan, frame) : null
    case 'settle-debt':
      return settle(plan)
    case 'answer-sale':
      return answerSale(turn, plan)
    case 'claim-window':
      return claimDue(plan) ?? { type: 'waive' }
    case 'interject':
      return claimDue(plan) ?? audit(plan)
  }
}

/** Matches are won by luck alone, so they are played as soon as they can be. */
function playMatches(plan: Plan): Move | null {
  const { own, table, view, seat } = plan
  if (!lacksWins(own, table)) return null
  const opponent = bestOpponent(plan, opponentsOf(view.clubs, seat))
  const [card] = own.matchCards
  if (card !== undefined) return { type: 'play-cup-match', opponent, card }
  const isFree = hasFreeMatch(own, table) && !view.turn.freeMatchUsed
  return isFree ? { type: 'play-cup-match', opponent } : null
}

/** Eleven footballers leave no room for those that the side still lacks. */
function makeRoom(plan: Plan): Move | null {
  const { own, table } = plan
  if (own.footballers.length < FOOTBALLERS_MAX || isComplete(own, table)) return null
  const [spare] = spareCards(plan)
  return spare === undefined ? null : { type: 'sell-back', cards: [spare] }
}

/** Once a turn is often enough to look for deals. */
function tradeFirst(plan: Plan): Move | null {
  const [card] = plan.own.windowCards
  return card !== undefined && wantsWindow(plan) ? { type: 'play-transfer-window', card } : null
}

/** A seat that has all its WIN cards gains nothing by winning; else the one with the fewest. */
function bestOpponent({ view, table }: Plan, eligible: readonly number[]): number {
  const rank = (seat: number) => {
    const club = clubOf(view.clubs, seat)
    return lacksWins(club, table) ? 1 + club.wins.length : 0
  }
  return [...eligible].sort((one, other) => rank(one) - rank(other))[0] ?? 0
}

/** The forfeit helps the poorest least. */
function challenge({ own, table, view, seat }: Plan): Move | null {
  const isEligible =
    isComplete(own, table) && !lacksWins(own, table) && own.footballers.length <= FOOTBALLERS_MAX
  if (!isEligible) return null
  const cash = (one: number) => clubOf(view.clubs, one).cash
  const [opponent = 0] = opponentsOf(view.clubs, seat).sort((one, other) => cash(one) - cash(other))
  return { type: 'challenge-final', opponent, trophyColour: own.pawn }
}

const canPlay = ({ spaces }: Turn, type: Move['type']): boolean =>
  spaces.some((space) => space.type === type)

function considerPurchase(turn: Turn, plan: Plan): Move {
  const { view, table, own } = plan
  const { space } = view.turn
  const decline: Move = { type: 'decline' }
  if (space === null || !canPlay(turn, 'buy')) return decline
  const { type } = spaceAt(table, space)
  if (type === 'manager') return { type: 'buy', pick: pickOf(plan, 'manager') }
  if (type === 'stadium')
    return isStadiumDue(plan) ? { type: 'buy', pick: pickOf(plan, 'stadium') } : decline
  const { share, price } = deckOf(plan, space)
  if (share >= 0.5) return canSpare(plan, price) ? { type: 'buy' } : decline
  const isTradeGoods = own.footballers.length < 8 && own.cash > 100 * MILLION
  return isTradeGoods ? { type: 'buy' } : decline
}

const pickOf = ({ view }: Plan, type: 'manager' | 'stadium'): Card =>
  view.tray.find((card) => card.startsWith(`${type}-`)) ?? ''

/** Early only with money to spare; late with all that can be raised without the side. */
const isStadiumDue = (plan: Plan): boolean =>
  plan.own.cash >= STADIUM_PRICE + 5 * MILLION || meansOf(plan) >= STADIUM_PRICE + 2 * MILLION

interface Expected {
  /** Which part of the deck the side could use. */
  readonly share: number
  readonly price: number
}

/** What the deck of a space holds is public; its order is not. */
function deckOf(plan: Plan, space: number): Expected {
  const { view, table } = plan
  const shown = spaceAt(table, space)
  if (shown.type !== 'footballer') return { share: 0, price: 0 }
  const squad = shown.footballerId.slice(0, shown.footballerId.indexOf('-'))
  const book = bookOf(table.content)
  const left = (unseenCards(view, table)[squad] ?? []).filter((card) => book.footballers.has(card))
  if (left.length === 0) return { share: 0, price: 0 }
  const wanted = left.filter((card) => isWanted(plan, card))
  const sum = left.reduce((total, card) => total + faceValue(book, card), 0)
  return { share: wanted.length / left.length, price: sum / left.length }
}

/** A wanted card may cost what is left beside the manager and the stadium. */
const canSpare = (plan: Plan, price: number): boolean =>
  meansOf(plan) - price >= reserveOf(plan) ||
  (reserveOf(plan) < STADIUM_PRICE && plan.own.cash >= price)

function considerTackle(turn: Turn, plan: Plan): Move {
  const { view, table, own } = plan
  const { space } = view.turn
  const pass: Move = { type: 'pass-tackle' }
  if (space === null || !canPlay(turn, 'tackle')) return pass
  const { type } = spaceAt(table, space)
  if (type === 'manager')
    return own.stadium !== null || own.tackles.length > 1
      ? { type: 'tackle', pick: pickOf(plan, 'manager') }
      : pass
  if (type === 'stadium')
    return isStadiumDue(plan) ? { type: 'tackle', pick: pickOf(plan, 'stadium') } : pass
  const { share, price } = deckOf(plan, space)
  // The last Tackle card is kept for a stadium as long as there is none.
  const isKept = own.stadium === null && own.tackles.length === 1 && own.footballers.length > 6
  return share >= 0.5 && canSpare(plan, price) && !isKept ? { type: 'tackle' } : pass
}

function negotiate(plan: Plan): Move {
  const { view, seat } = plan
  const frame = view.frames.at(-1)
  const pass: Move = { type: 'pass-window' }
  // One offer, one answer to a counter: who is not understood then does not get further.
  if (frame?.kind !== 'window' || frame.offersMade > 0) return pass
  const deal = bestDeal(plan, opponentsOf(view.clubs, seat))
  return deal ? { type: 'offer', to: deal.to, ...deal.terms } : pass
}

/** Cards outside the side go first, then the side's cheapest, the manager, and the stadium last. */
function settle(plan: Plan): Move {
  const { own, table } = plan
  const book = bookOf(table.content)
  const spare = spareCards(plan)
  const side = footballersOf(own)
    .filter((card) => !spare.includes(card))
    .toSorted((one, other) => faceValue(book, one) - faceValue(book, other))
  const others = [own.manager, own.stadium].filter((card) => card !== null)
  const [card] = [...spare, ...side, ...others]
  return card === undefined ? { type: 'concede' } : { type: 'sell-back', cards: [card] }
}

function answerSale({ decision, view }: Turn, plan: Plan): Move {
  const debt = view.debts.find(
    ({ id, pending }) => pending && decision.key.startsWith(`sale:${id}:`),
  )
  const sale = debt?.pending
  if (!debt || !sale) return { type: 'reject' }
  // Payment in kind is taken for what could hardly be got otherwise.
  const isBroke = sale.kind === 'in-kind' && isGoodSale(plan, debt.debtor, sale.cards, 0)
  const isBought = sale.kind === 'sale' && isGoodSale(plan, debt.debtor, sale.cards, sale.amount)
  return { type: isBroke || isBought ? 'accept' : 'reject' }
}

/** Whoever looks at the board remembers what is due, and claims it at once. */
function claimDue({ view, table, seat, own }: Plan): Move | null {
  for (const due of remember(table, view.clubs, view.turn)) {
    if (due.creditor !== seat || due.claimed) continue
    const { kind, space } = due
    if (kind === 'all-6') {
      if (own.all6Rank === null) return { type: 'claim', kind }
    } else if (space !== null && (kind !== 'wild' || own.wilds.length < WILDS_MAX))
      return { type: 'claim', kind, space }
  }
  return null
}

function audit({ view, table, seat }: Plan): Move | null {
  if (table.options.squadLimit === 'enforced') return null
  const target = opponentsOf(view.clubs, seat).find(
    (other) => clubOf(view.clubs, other).footballers.length > FOOTBALLERS_MAX,
  )
  return target === undefined ? null : { type: 'audit', target }
}
