import { at as itemAt } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { bookOf, faceValue, sellBackPrice } from '../content/book.ts'
import { isOf, slotOf } from '../content/cards.ts'
import { MANAGER_PRICE, STADIUM_PRICE } from '../content/numbers.ts'
import { type Card, type Squad, squads } from '../content/schema.ts'
import { measuresOf } from '../options.ts'
import { squadProgress } from '../read/club-set.ts'
import { type Club, clubOf, footballersOf, opponentsOf, tradableOf } from '../read/clubs.ts'
import type { At } from '../types.ts'

const MILLION = 1_000_000

export interface Plan extends At {
  readonly seat: Seat
  readonly own: Club
  /**
   * The squad that the bot collects; null if the rules accept eleven footballers of different
   * squads.
   */
  readonly target: Squad | null
  readonly holding: Holding
  readonly worth: Worth
  readonly rivals: Map<Seat, Plan>
}

export function planFor(
  { table, state }: At,
  seat: Seat,
  rivals: Map<Seat, Plan> = new Map(),
): Plan {
  const at: At = { table, state }
  const own = clubOf(at, seat)
  const target = table.options.squadRule === 'system' ? null : targetOf(at, seat)
  const holding = { cards: tradableOf(own), cash: own.cash }
  const worth = worthOf(at, holding)
  const plan = { table, state, seat, own, target, holding, worth, rivals }
  rivals.set(seat, plan)
  return plan
}

export const rivalOf = (plan: Plan, seat: Seat): Plan =>
  plan.rivals.get(seat) ?? planFor(plan, seat, plan.rivals)

/** Number of cards of a squad with which the bot no longer changes to another squad. */
const FIXED = 4
const TAKEN = 100
const SQUAD_SIZE = 11

function targetOf(at: At, seat: Seat): Squad {
  const { mode } = at.table.options
  const { setSize, wildMax } = measuresOf({ mode })
  const needed = setSize - wildMax
  const scores = squads.map((squad, place) => {
    const own = countIn(at, seat, squad)
    const held = at.state.shared.clubs.map((club) => countIn(at, club.seat, squad))
    const left = SQUAD_SIZE - sumOf(held)
    const taken = Math.max(0, ...opponentsOf(at, seat).map((other) => itemAt(held, other)))
    const isLost = own + left < needed || (own < FIXED && taken >= FIXED)
    // Before the seats have any cards, each seat's bot prefers a different squad.
    const habit = place === seat ? 0.5 : 0
    return own * 3 - taken + left * 0.1 + habit - (isLost ? TAKEN : 0)
  })
  return itemAt(squads, scores.indexOf(Math.max(...scores)))
}

const countIn = (at: At, seat: Seat, squad: Squad): number =>
  clubOf(at, seat).footballers.filter(({ card }) => isOf(squad, card)).length

export interface Holding {
  readonly cards: readonly Card[]
  readonly cash: number
}

/**
 * How much the bot values each further footballer of a side, from the first to the last. The values
 * increase, because a seat that buys its last footballers late in the game has more money.
 */
const STEPS = [9, 12, 15, 18, 18, 21, 21, 24, 27, 30, 42] as const
const WORTH = { manager: 9, stadium: 48, win: 8, star: 0.8, card: 2.5, yellow: -2 } as const

interface Worth {
  readonly progress: number
  readonly all: number
  readonly isWhole: boolean
}

export function worthOf(at: At, { cards, cash }: Holding): Worth {
  const { setSize, winsRequired } = measuresOf(at.table.options)
  const { footballers } = bookOf(at.table.content)
  const side: Card[] = []
  const count = { wilds: 0, wins: 0, manager: 0, stadium: 0, yellows: 0, others: 0 }
  let sellable = 0
  for (const card of cards) {
    const footballer = footballers.get(card)
    const slot = footballer ? 'footballers' : slotOf(card)
    if (footballer) {
      side.push(card)
      sellable += sellBackPrice(footballer.value) + (footballer.star ? WORTH.star * MILLION : 0)
    } else if (slot === 'wilds' || slot === 'wins' || slot === 'manager' || slot === 'stadium')
      count[slot] += 1
    else if (slot === 'yellows') count.yellows += 1
    else count.others += 1
  }
  const filled = squadProgress(at, side, count.wilds)
  const skipped = STEPS.length - setSize
  const steps = sumOf(STEPS.slice(skipped, skipped + filled))
  const wins = Math.min(count.wins, winsRequired) * WORTH.win
  const extras = count.manager * WORTH.manager + count.stadium * WORTH.stadium
  const progress = MILLION * (steps + extras + wins)
  const others = count.others * WORTH.card + count.yellows * WORTH.yellow
  const all = progress + cash + sellable + others * MILLION
  return { progress, all, isWhole: filled === setSize && count.manager + count.stadium === 2 }
}

export function isWanted(plan: Plan, card: Card): boolean {
  if (plan.target !== null) return isOf(plan.target, card)
  const cards = footballersOf(plan.own)
  return squadProgress(plan, [...cards, card], 0) > squadProgress(plan, cards, 0)
}

export function spareCards(plan: Plan): Card[] {
  const { own, table } = plan
  const book = bookOf(table.content)
  const cards = footballersOf(own)
  const progress = (left: readonly Card[]) => squadProgress(plan, left, own.wilds.length)
  const isSpare = (card: Card) =>
    plan.target !== null
      ? !isOf(plan.target, card)
      : progress(cards.filter((one) => one !== card)) === progress(cards)
  return cards
    .filter(isSpare)
    .toSorted((one, other) => faceValue(book, one) - faceValue(book, other))
}

export const reserveOf = ({ own }: Plan): number =>
  (own.manager === null ? MANAGER_PRICE : 0) + (own.stadium === null ? STADIUM_PRICE : 0)

export function meansOf(plan: Plan): number {
  const book = bookOf(plan.table.content)
  const prices = spareCards(plan).map((card) => sellBackPrice(faceValue(book, card)))
  return plan.own.cash + sumOf(prices)
}
