import type { Bot, BotTurn } from '../../../kernel/bot.ts'
import { at as itemAt } from '../../../kernel/define.ts'
import type { RolloutQuestion } from '../../../kernel/evaluation.ts'
import { sameJson } from '../../../kernel/json.ts'
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
import { spaceOnSale } from '../read/purchases.ts'
import { unseenCards } from '../read/unseen.ts'
import { auditProblem } from '../rules/audit.ts'
import { challengeProblem, freeMatchProblem } from '../rules/match.ts'
import type { At, Kind, Starplayer } from '../types.ts'
import { isWanted, meansOf, type Plan, planFor, reserveOf, rivalOf, spareCards } from './plan.ts'
import { answerOffer, bestDeal, isGoodSale, wantsWindow } from './trading.ts'

type Turn = BotTurn<Starplayer>

const MILLION = 1_000_000

export const bot: Bot<Starplayer> = (turn) => {
  const [answer = null] = answersTo(seen(turn), turn)
  return answer ?? (turn.decision.standing ? null : turn.suggest())
}

const FEW = 3

export const considers = (turn: Turn): Move[] => {
  const moves: Move[] = []
  for (const move of answersTo(seen(turn), turn)) {
    if (moves.some((one) => sameJson(one, move))) continue
    if (moves.push(move) === FEW) break
  }
  return moves
}

const seen = ({ table, view }: Turn): At => ({ table, state: { shared: view } })

type Question = RolloutQuestion<Starplayer>

/**
 * Yields the answers of the bot, best first. The function is a generator, so that answers that the
 * caller does not need are never computed.
 */
export function* answersTo(at: At, question: Question): Generator<Move> {
  const plan = planFor(at, question.decision.seat)
  for (const option of options[question.decision.kind]) {
    const move = option(plan, question)
    if (move) yield move
  }
}

type Option = (plan: Plan, question: Question) => Move | null

const options: Readonly<Record<Kind, readonly Option[]>> = {
  roll: [
    challenge,
    playMatches,
    makeRoom,
    tradeFirst,
    () => ({ type: 'roll' }),
    openWindow,
    sellOne,
  ],
  purchase: [challenge, considerPurchase, buy, () => ({ type: 'decline' }), openWindow, sellOne],
  'turn-end': [challenge, playMatches, () => ({ type: 'end-turn' }), openWindow, sellOne],
  tackle: [considerTackle, tackle, () => ({ type: 'pass-tackle' })],
  'choose-opponent': [0, 1, 2].map(opponentAt),
  negotiate: [negotiate, () => ({ type: 'pass-window' })],
  'answer-offer': [answerWindow, () => ({ type: 'reject' }), () => ({ type: 'accept' })],
  'offer-pending': [],
  'settle-debt': [0, 1, 2].map(settleAt),
  'answer-sale': [answerSale, () => ({ type: 'reject' }), () => ({ type: 'accept' })],
  'claim-window': [claimDue, () => ({ type: 'waive' })],
  interject: [claimDue, audit],
}

function playMatches(plan: Plan): Move | null {
  const { own, seat } = plan
  if (!lacksWins(plan, seat)) return null
  const opponent = itemAt(byGain(plan, opponentsOf(plan, seat)), 0)
  const [card] = own.matchCards
  if (card !== undefined) return { type: 'play-cup-match', opponent, card }
  return freeMatchProblem(plan, seat) ? null : { type: 'play-cup-match', opponent }
}

/**
 * Sells a footballer that the bot does not need, because a club may have at most eleven
 * footballers.
 */
function makeRoom(plan: Plan): Move | null {
  const { own, seat } = plan
  if (own.footballers.length < FOOTBALLERS_MAX || isComplete(plan, seat)) return null
  const [spare] = spareCards(plan)
  return spare === undefined ? null : { type: 'sell-back', cards: [spare] }
}

function tradeFirst(plan: Plan): Move | null {
  return plan.own.windowCards.length > 0 && wantsWindow(plan) ? openWindow(plan) : null
}

function openWindow(plan: Plan): Move | null {
  const [card] = plan.own.windowCards
  return card === undefined ? null : { type: 'play-transfer-window', card }
}

function byGain(plan: Plan, eligible: readonly Seat[]): Seat[] {
  const rank = (seat: Seat) => (lacksWins(plan, seat) ? 1 + clubOf(plan, seat).wins.length : 0)
  return eligible.toSorted((one, other) => rank(one) - rank(other))
}

function opponentAt(place: number): Option {
  return (plan) => {
    const opponent = byGain(plan, frameOf(plan, 'pick-opponent').eligible)[place]
    return opponent === undefined ? null : { type: 'choose-opponent', opponent }
  }
}

function challenge(plan: Plan): Move | null {
  const { own, seat } = plan
  if (challengeProblem(plan, seat)) return null
  const cash = (one: Seat) => clubOf(plan, one).cash
  const byCash = opponentsOf(plan, seat).sort((one, other) => cash(one) - cash(other))
  return { type: 'challenge-final', opponent: itemAt(byCash, 0), trophyColour: own.pawn }
}

const canPlay = ({ spaces }: Question, type: Move['type']): boolean =>
  spaces.some((space) => space.type === type)

function considerPurchase(plan: Plan, question: Question): Move {
  const { state, own } = plan
  const { space } = state.shared.turn
  const decline: Move = { type: 'decline' }
  if (space === null || !canPlay(question, 'buy')) return decline
  const { type } = spaceAt(plan, space)
  if (type === 'manager') return { type: 'buy', pick: pickOf(plan, 'manager') }
  if (type === 'stadium')
    return isStadiumDue(plan) ? { type: 'buy', pick: pickOf(plan, 'stadium') } : decline
  const { share, price } = deckOf(plan, space)
  if (share >= 0.5) return canSpare(plan, price) ? { type: 'buy' } : decline
  const isTradeGoods = own.footballers.length < 8 && own.cash > 100 * MILLION
  return isTradeGoods || isLever(plan, space, price) ? { type: 'buy' } : decline
}

function isLever(plan: Plan, space: number, price: number): boolean {
  const shown = spaceAt(plan, space)
  if (shown.type !== 'footballer') return false
  const squad = squadIn(shown.footballerId)
  const isSought = opponentsOf(plan, plan.seat).some((one) => rivalOf(plan, one).target === squad)
  return isSought && plan.own.cash - price >= reserveOf(plan) + 5 * MILLION
}

function buy(plan: Plan, question: Question): Move | null {
  return canPlay(question, 'buy') ? { type: 'buy', ...pickIn(plan) } : null
}

function tackle(plan: Plan, question: Question): Move | null {
  return canPlay(question, 'tackle') ? { type: 'tackle', ...pickIn(plan) } : null
}

function pickIn(plan: Plan): { readonly pick?: Card } {
  const { type } = spaceAt(plan, spaceOnSale(plan))
  return type === 'manager' || type === 'stadium' ? { pick: pickOf(plan, type) } : {}
}

const pickOf = ({ state }: Plan, type: 'manager' | 'stadium'): Card =>
  itemAt(
    state.shared.tray.filter((card) => slotOf(card) === type),
    0,
  )

const isStadiumDue = (plan: Plan): boolean =>
  plan.own.cash >= STADIUM_PRICE + 5 * MILLION || meansOf(plan) >= STADIUM_PRICE + 2 * MILLION

interface Expected {
  readonly share: number
  readonly price: number
}

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

const canSpare = (plan: Plan, price: number): boolean =>
  meansOf(plan) - price >= reserveOf(plan) ||
  (reserveOf(plan) < STADIUM_PRICE && plan.own.cash >= price)

function considerTackle(plan: Plan, question: Question): Move {
  const { state, own } = plan
  const { space } = state.shared.turn
  const pass: Move = { type: 'pass-tackle' }
  if (space === null || !canPlay(question, 'tackle')) return pass
  const { type } = spaceAt(plan, space)
  if (type === 'manager')
    return own.stadium !== null || own.tackles.length > 1
      ? { type: 'tackle', pick: pickOf(plan, 'manager') }
      : pass
  if (type === 'stadium')
    return isStadiumDue(plan) ? { type: 'tackle', pick: pickOf(plan, 'stadium') } : pass
  const { share, price } = deckOf(plan, space)
  const isKept = own.stadium === null && own.tackles.length === 1 && own.footballers.length > 6
  return share >= 0.5 && canSpare(plan, price) && !isKept ? { type: 'tackle' } : pass
}

function negotiate(plan: Plan): Move {
  const pass: Move = { type: 'pass-window' }
  // The bot makes only one offer and answers only one counter-offer in a negotiation, because
  // further offers rarely lead to an agreement.
  if (frameOf(plan, 'window').offersMade > 0) return pass
  const deal = bestDeal(plan, opponentsOf(plan, plan.seat))
  return deal ? { type: 'offer', to: deal.to, ...deal.terms } : pass
}

function answerWindow(plan: Plan): Move | null {
  const frame = plan.state.shared.frames.at(-1)
  return frame?.kind === 'window' ? answerOffer(plan, frame) : null
}

function sellOne(plan: Plan): Move | null {
  const [card] = inOrderOfSale(plan)
  return card === undefined ? null : { type: 'sell-back', cards: [card] }
}

function settleAt(place: number): Option {
  return (plan) => {
    const card = inOrderOfSale(plan)[place]
    if (card !== undefined) return { type: 'sell-back', cards: [card] }
    return place === 0 ? { type: 'concede' } : null
  }
}

function inOrderOfSale(plan: Plan): Card[] {
  const { own, table } = plan
  const book = bookOf(table.content)
  const spare = spareCards(plan)
  const side = footballersOf(own)
    .filter((card) => !spare.includes(card))
    .toSorted((one, other) => faceValue(book, one) - faceValue(book, other))
  const others = [own.manager, own.stadium].filter((card) => card !== null)
  return [...spare, ...side, ...others]
}

function answerSale(plan: Plan, { decision }: Question): Move {
  const { debts } = plan.state.shared
  const debt = debts.find(({ id }) => id === decision.about?.debt)
  const sale = debt?.pending
  if (!debt || !sale) return { type: 'reject' }
  // The bot accepts cards instead of money as payment of a debt if the cards are otherwise hard to
  // get.
  const isBroke = sale.kind === 'in-kind' && isGoodSale(plan, debt.debtor, sale.cards, 0)
  const isBought = sale.kind === 'sale' && isGoodSale(plan, debt.debtor, sale.cards, sale.amount)
  return { type: isBroke || isBought ? 'accept' : 'reject' }
}

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
