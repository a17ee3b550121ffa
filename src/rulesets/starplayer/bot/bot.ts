import type { Bot, BotTurn } from '../../../kernel/bot.ts'
import { at as itemAt } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { bookOf, faceValue } from '../content/book.ts'
import { isFootballer, slotOf, squadIn } from '../content/cards.ts'
import { FOOTBALLERS_MAX, STADIUM_PRICE } from '../content/numbers.ts'
import type { Card } from '../content/schema.ts'
import type { Move } from '../moves.ts'
import { spaceAt } from '../read/board.ts'
import { isComplete, lacksWins } from '../read/club-set.ts'
import { clubOf, footballersOf, isRoomForWild, opponentsOf } from '../read/clubs.ts'
import { remember } from '../read/dues.ts'
import { frameOf } from '../read/frames.ts'
import { unseenCards } from '../read/unseen.ts'
import { auditProblem } from '../rules/audit.ts'
import { challengeProblem, freeMatchProblem } from '../rules/match.ts'
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
    // What it offers it stands by.
    case 'offer-pending':
      return null
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
  const { own, seat } = plan
  if (!lacksWins(plan, seat)) return null
  const opponent = bestOpponent(plan, opponentsOf(plan, seat))
  const [card] = own.matchCards
  if (card !== undefined) return { type: 'play-cup-match', opponent, card }
  return freeMatchProblem(plan, seat) ? null : { type: 'play-cup-match', opponent }
}

/** Eleven footballers leave no room for those that the side still lacks. */
function makeRoom(plan: Plan): Move | null {
  const { own, seat } = plan
  if (own.footballers.length < FOOTBALLERS_MAX || isComplete(plan, seat)) return null
  const [spare] = spareCards(plan)
  return spare === undefined ? null : { type: 'sell-back', cards: [spare] }
}

/** Once a turn is often enough to look for deals. */
function tradeFirst(plan: Plan): Move | null {
  const [card] = plan.own.windowCards
  return card !== undefined && wantsWindow(plan) ? { type: 'play-transfer-window', card } : null
}

/** A seat that has all its WIN cards gains nothing by winning; else the one with the fewest. */
function bestOpponent(plan: Plan, eligible: readonly Seat[]): Seat {
  const rank = (seat: Seat) => (lacksWins(plan, seat) ? 1 + clubOf(plan, seat).wins.length : 0)
  return itemAt(
    [...eligible].sort((one, other) => rank(one) - rank(other)),
    0,
  )
}

/** The forfeit helps the poorest least. */
function challenge(plan: Plan): Move | null {
  const { own, seat } = plan
  if (challengeProblem(plan, seat)) return null
  const cash = (one: Seat) => clubOf(plan, one).cash
  const byCash = opponentsOf(plan, seat).sort((one, other) => cash(one) - cash(other))
  return { type: 'challenge-final', opponent: itemAt(byCash, 0), trophyColour: own.pawn }
}

const canPlay = ({ spaces }: Turn, type: Move['type']): boolean =>
  spaces.some((space) => space.type === type)

function considerPurchase(turn: Turn, plan: Plan): Move {
  const { view, own } = plan
  const { space } = view.turn
  const decline: Move = { type: 'decline' }
  if (space === null || !canPlay(turn, 'buy')) return decline
  const { type } = spaceAt(plan, space)
  if (type === 'manager') return { type: 'buy', pick: pickOf(plan, 'manager') }
  if (type === 'stadium')
    return isStadiumDue(plan) ? { type: 'buy', pick: pickOf(plan, 'stadium') } : decline
  const { share, price } = deckOf(plan, space)
  if (share >= 0.5) return canSpare(plan, price) ? { type: 'buy' } : decline
  const isTradeGoods = own.footballers.length < 8 && own.cash > 100 * MILLION
  return isTradeGoods ? { type: 'buy' } : decline
}

/** Nobody is asked where the tray has none. */
const pickOf = ({ view }: Plan, type: 'manager' | 'stadium'): Card =>
  itemAt(
    view.tray.filter((card) => slotOf(card) === type),
    0,
  )

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
  const shown = spaceAt(plan, space)
  if (shown.type !== 'footballer') return { share: 0, price: 0 }
  const book = bookOf(plan.table.content)
  const left = unseenCards(plan)[squadIn(shown.footballerId)].filter(isFootballer)
  if (left.length === 0) return { share: 0, price: 0 }
  const wanted = left.filter((card) => isWanted(plan, card))
  const sum = sumOf(left.map((card) => faceValue(book, card)))
  return { share: wanted.length / left.length, price: sum / left.length }
}

/** A wanted card may cost what is left beside the manager and the stadium. */
const canSpare = (plan: Plan, price: number): boolean =>
  meansOf(plan) - price >= reserveOf(plan) ||
  (reserveOf(plan) < STADIUM_PRICE && plan.own.cash >= price)

function considerTackle(turn: Turn, plan: Plan): Move {
  const { view, own } = plan
  const { space } = view.turn
  const pass: Move = { type: 'pass-tackle' }
  if (space === null || !canPlay(turn, 'tackle')) return pass
  const { type } = spaceAt(plan, space)
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
  const pass: Move = { type: 'pass-window' }
  // One offer, one answer to a counter: who is not understood then does not get further.
  if (frameOf(plan, 'window').offersMade > 0) return pass
  const deal = bestDeal(plan, opponentsOf(plan, plan.seat))
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
  const debt = view.debts.find(({ id }) => id === decision.about?.debt)
  const sale = debt?.pending
  if (!debt || !sale) return { type: 'reject' }
  // Payment in kind is taken for what could hardly be got otherwise.
  const isBroke = sale.kind === 'in-kind' && isGoodSale(plan, debt.debtor, sale.cards, 0)
  const isBought = sale.kind === 'sale' && isGoodSale(plan, debt.debtor, sale.cards, sale.amount)
  return { type: isBroke || isBought ? 'accept' : 'reject' }
}

/** Whoever looks at the board remembers what is due, and claims it at once. */
function claimDue(plan: Plan): Move | null {
  const { seat, own } = plan
  for (const { kind, creditor, space, claimed } of remember(plan)) {
    if (creditor !== seat || claimed) continue
    if (kind === 'all-6') {
      if (own.all6Rank === null) return { type: 'claim', kind }
    } else if (space !== null && (kind !== 'wild' || isRoomForWild(plan, seat)))
      return { type: 'claim', kind, space }
  }
  return null
}

function audit(plan: Plan): Move | null {
  const { seat } = plan
  const target = opponentsOf(plan, seat).find((other) => !auditProblem(plan, seat, other))
  return target === undefined ? null : { type: 'audit', target }
}
