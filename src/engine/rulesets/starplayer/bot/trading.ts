import { copied } from '../../../kernel/json.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { isOf, roundOf, slotOf } from '../content/cards.ts'
import { type Card, MONEY_STEP } from '../content/schema.ts'
import { nextRound, squadProgress } from '../read/club-set.ts'
import { footballersOf, opponentsOf } from '../read/clubs.ts'
import { offerProblem } from '../read/deals.ts'
import type { Bundle, FrameOf } from '../state.ts'
import { type Holding, type Plan, reserveOf, rivalOf, worthOf } from './plan.ts'

const MILLION = 1_000_000
const MARGIN = MILLION
const RIVALRY = 0.6

export interface TradeTerms {
  readonly give: Bundle
  readonly take: Bundle
}

const after = (holding: Holding, gives: Bundle, takes: Bundle): Holding => ({
  cash: holding.cash - gives.money + takes.money,
  cards: [...holding.cards.filter((card) => !gives.cards.includes(card)), ...takes.cards],
})

/**
 * Returns how much a seat gains from a trade. For the bot, a trade is worthless if it breaks up the
 * bot's complete Club Set or completes another seat's Club Set.
 */
function gainOf(plan: Plan, to: Seat, { give, take }: TradeTerms): number {
  const { holding, worth } = plan
  const other = rivalOf(plan, to)
  const own = worthOf(plan, after(holding, give, take))
  const theirs = worthOf(plan, after(other.holding, take, give))
  const step = theirs.progress - other.worth.progress
  if (worth.isWhole && own.progress < worth.progress) return Number.NEGATIVE_INFINITY
  if (theirs.isWhole && step > 0) return Number.NEGATIVE_INFINITY
  return own.all - worth.all - Math.max(0, step) * RIVALRY
}

const turned = ({ give, take }: TradeTerms): TradeTerms => ({ give: take, take: give })

interface Deal {
  readonly to: Seat
  readonly terms: TradeTerms
  readonly gain: number
}

export function bestDeal(plan: Plan, partners: readonly Seat[]): Deal | null {
  let best: Deal | null = null
  for (const to of partners)
    for (const terms of candidates(plan, to)) {
      const priced = price(plan, to, terms)
      if (priced && (best === null || priced.gain > best.gain)) best = priced
    }
  return best
}

function candidates(plan: Plan, to: Seat): TradeTerms[] {
  const theirs = rivalOf(plan, to)
  const takes = firstOf(wantedFrom(plan, theirs))
  const gives = [[], ...firstOf(wantedFrom(theirs, plan)), ...firstOf(spares(plan))]
  return takes.flatMap((taken) =>
    gives.map((given) => ({
      give: { cards: given, money: 0 },
      take: { cards: taken, money: 0 },
    })),
  )
}

const firstOf = (cards: readonly Card[]): Card[][] =>
  [1, 2, 3].filter((count) => count <= cards.length).map((count) => cards.slice(0, count))

function wantedFrom(plan: Plan, other: Plan): Card[] {
  const { own } = plan
  const held = footballersOf(own)
  const progress = squadProgress(plan, held, 0)
  const footballers = footballersOf(other.own)
    .filter((card) =>
      plan.target === null
        ? squadProgress(plan, [...held, card], 0) > progress
        : isOf(plan.target, card),
    )
    .filter((card) => other.target === null || !isOf(other.target, card))
  const isAny = plan.table.options.winCardSales === 'any'
  const sold = isAny ? other.own.wins : other.own.wins.slice(-1)
  const next = sold.find((win) => roundOf(win) === nextRound(own.wins))
  return [
    ...footballers,
    ...other.own.wilds.slice(0, Math.max(0, 3 - own.wilds.length)),
    ...(own.manager === null && other.own.manager !== null ? [other.own.manager] : []),
    ...(own.stadium === null && other.own.stadium !== null ? [other.own.stadium] : []),
    ...(next === undefined ? [] : [next]),
  ]
}

const spares = (plan: Plan): Card[] =>
  footballersOf(plan.own)
    .filter((card) => plan.target !== null && !isOf(plan.target, card))
    .slice(0, 2)

/**
 * Adds an amount of money to a trade, so that both sides gain; returns null if there is no such
 * amount.
 */
function price(plan: Plan, to: Seat, terms: TradeTerms): Deal | null {
  const { seat } = plan
  const other = rivalOf(plan, to)
  const short = MARGIN - gainOf(other, seat, turned(terms))
  const money = Math.ceil(Math.abs(short) / MONEY_STEP) * MONEY_STEP
  const spare = Math.max(0, plan.own.cash - reserveOf(plan))
  if (short > 0 && money > spare) return null
  // The bot demands only half of the other seat's gain, because a seat may refuse a trade from
  // which it gains nothing.
  const demand = Math.floor(money / 2 / MONEY_STEP) * MONEY_STEP
  const paid: TradeTerms =
    short > 0
      ? { ...terms, give: { ...terms.give, money } }
      : { ...terms, take: { ...terms.take, money: Math.min(demand, cashOf(other)) } }
  const isLegal = offerProblem(plan, { by: seat, to, ...paid }) === null
  const gain = gainOf(plan, to, paid)
  return isLegal && gain >= MARGIN ? { to, terms: paid, gain } : null
}

const cashOf = (other: Plan): number => Math.max(0, other.own.cash - reserveOf(other))

/**
 * Any good deal is a reason for the bot to open a transfer window, because most games end before
 * all transfer window cards are used.
 */
export function wantsWindow(plan: Plan): boolean {
  return bestDeal(plan, opponentsOf(plan, plan.seat)) !== null
}

type Window = Frozen<FrameOf<'window'>>

export function answerOffer(plan: Plan, { offer, offersMade }: Window) {
  if (!offer) return null
  const { by, give, take } = copied(offer)
  const terms: TradeTerms = { give: take, take: give }
  if (gainOf(plan, by, terms) >= MARGIN) return { type: 'accept' } as const
  const counter = offersMade < 2 ? breakEven(plan, by, terms) : null
  return counter ? ({ type: 'counter', ...counter } as const) : ({ type: 'reject' } as const)
}

function breakEven(plan: Plan, by: Seat, terms: TradeTerms): TradeTerms | null {
  const { seat } = plan
  const bare: TradeTerms = {
    give: { cards: terms.give.cards, money: 0 },
    take: { cards: terms.take.cards, money: 0 },
  }
  const short = MARGIN - gainOf(plan, by, bare)
  if (short <= 0 || short === Number.POSITIVE_INFINITY) return null
  const money = Math.ceil(short / MONEY_STEP) * MONEY_STEP
  const counter = { give: bare.give, take: { ...bare.take, money } }
  if (offerProblem(plan, { by: seat, to: by, ...counter })) return null
  const other = rivalOf(plan, by)
  return gainOf(other, seat, turned(counter)) >= MARGIN ? counter : null
}

export function isGoodSale(plan: Plan, from: Seat, cards: readonly Card[], paid: number): boolean {
  const terms: TradeTerms = {
    give: { cards: [], money: paid },
    take: { cards: [...cards], money: 0 },
  }
  const isUseful = cards.every((card) => slotOf(card) !== null)
  return isUseful && plan.own.cash - paid >= 0 && gainOf(plan, from, terms) >= MARGIN
}
