import type { Seat } from '../../../kernel/types.ts'
import { bookOf, faceValue, sellBackPrice } from '../content/book.ts'
import { slotOf } from '../content/cards.ts'
import { MANAGER_PRICE, STADIUM_PRICE } from '../content/numbers.ts'
import { type Card, type Squad, squads } from '../content/schema.ts'
import { measuresOf } from '../options.ts'
import { type Club, clubOf, footballersOf, isIn, squadProgress } from '../read/clubs.ts'
import type { View } from '../state.ts'
import type { Table } from '../types.ts'

const MILLION = 1_000_000

/** What a bot knows and aims at: made anew for each decision, from the view alone. */
export interface Plan {
  readonly view: View
  readonly table: Table
  readonly seat: Seat
  readonly own: Club
  /** The squad it collects. With the System Game any squad will do: null. */
  readonly target: Squad | null
  readonly holding: Holding
  readonly worth: Worth
  /** The same for the other seats, as far as it has been thought through. */
  readonly rivals: Map<Seat, Plan>
}

export function planFor(
  view: View,
  table: Table,
  seat: Seat,
  rivals: Map<Seat, Plan> = new Map(),
): Plan {
  const own = clubOf(view.clubs, seat)
  const target = table.options.squadRule === 'system' ? null : targetOf(view, table, seat)
  const holding = holdingOf(own)
  const worth = worthOf(holding, table)
  const plan = { view, table, seat, own, target, holding, worth, rivals }
  rivals.set(seat, plan)
  return plan
}

/** What another seat aims at, as far as its cards tell. */
export const rivalOf = ({ view, table, rivals }: Plan, seat: Seat): Plan =>
  rivals.get(seat) ?? planFor(view, table, seat, rivals)

/** From here on a squad is fixed: its collector would lose too much by changing. */
const FIXED = 4
const TAKEN = 100

/** The squad with most own cards, unless opponents hold so many that it cannot be completed. */
function targetOf(view: View, table: Table, seat: Seat): Squad {
  const { setSize, wildMax } = measuresOf(table.options)
  const needed = setSize - wildMax
  const scores = squads.map((squad, place) => {
    const own = countIn(clubOf(view.clubs, seat), squad)
    const left = footballersLeft(view, table, squad)
    const rivals = view.clubs
      .filter((club) => club.seat !== seat && isIn(club))
      .map((club) => countIn(club, squad))
    const taken = Math.max(0, ...rivals)
    const isLost = own + left < needed || (own < FIXED && taken >= FIXED)
    // Seats that have nothing yet begin with squads of their own.
    const habit = place === seat ? 0.5 : 0
    return own * 3 - taken + left * 0.1 + habit - (isLost ? TAKEN : 0)
  })
  return squads[scores.indexOf(Math.max(...scores))] ?? 'red'
}

/** Deck sizes are public, and so is whether a bogus card is among them. */
const footballersLeft = (view: View, table: Table, squad: Squad): number =>
  (view.deckSizes[squad] ?? 0) - (table.options.mode === 'five-a-side' ? 0 : 1)

const countIn = ({ footballers }: Club, squad: Squad): number =>
  footballers.filter(({ card }) => card.startsWith(`${squad}-`)).length

/** What somebody holds, as it would be after a deal. */
export interface Holding {
  readonly cards: readonly Card[]
  readonly cash: number
}

const holdingOf = (club: Club): Holding => ({
  cash: club.cash,
  cards: [
    ...footballersOf(club),
    ...[club.manager, club.stadium].filter((card) => card !== null),
    ...club.wilds,
    ...club.wins,
    ...club.tackles,
    ...club.matchCards,
    ...club.windowCards,
  ],
})

/** Each further footballer of the side is worth more than the one before. */
const STEPS = [3, 4, 5, 6, 6, 7, 7, 8, 9, 10, 14] as const
const WORTH = { manager: 9, stadium: 48, win: 8, star: 0.8, card: 2.5 } as const

/** What somebody's cards and cash are worth, in pounds. */
export interface Worth {
  /** How far it has come: the side, the manager, the stadium, the WIN cards. */
  readonly progress: number
  /** That, and all that can be turned into money. */
  readonly all: number
}

export function worthOf({ cards, cash }: Holding, table: Table): Worth {
  const { setSize, winsRequired } = measuresOf(table.options)
  const { footballers } = bookOf(table.content)
  const side: Card[] = []
  const count = { wilds: 0, wins: 0, manager: 0, stadium: 0, others: 0 }
  let sellable = 0
  for (const card of cards) {
    const footballer = footballers.get(card)
    const slot = footballer ? 'footballers' : slotOf(card)
    if (footballer) {
      side.push(card)
      sellable += sellBackPrice(footballer.value) + (footballer.star ? WORTH.star * MILLION : 0)
    } else if (slot === 'wilds' || slot === 'wins' || slot === 'manager' || slot === 'stadium')
      count[slot] += 1
    else count.others += 1
  }
  const filled = squadProgress(side, count.wilds, table)
  const skipped = STEPS.length - setSize
  const steps = STEPS.slice(skipped, skipped + filled).reduce((sum, step) => sum + step, 0)
  const wins = Math.min(count.wins, winsRequired) * WORTH.win
  const extras = count.manager * WORTH.manager + count.stadium * WORTH.stadium
  const progress = MILLION * (steps + extras + wins)
  return { progress, all: progress + cash + sellable + count.others * WORTH.card * MILLION }
}

/** Whether a card of this squad, or in this position, would bring the side forward. */
export function isWanted({ own, table, target }: Plan, card: Card): boolean {
  if (target !== null) return card.startsWith(`${target}-`)
  const cards = footballersOf(own)
  return squadProgress([...cards, card], 0, table) > squadProgress(cards, 0, table)
}

/** Own footballers that the side does not need, the cheapest first. */
export function spareCards(plan: Plan): Card[] {
  const { own, table } = plan
  const book = bookOf(table.content)
  const cards = footballersOf(own)
  const progress = (left: readonly Card[]) => squadProgress(left, own.wilds.length, table)
  const isSpare = (card: Card) =>
    plan.target !== null
      ? !card.startsWith(`${plan.target}-`)
      : progress(cards.filter((one) => one !== card)) === progress(cards)
  return cards
    .filter(isSpare)
    .toSorted((one, other) => faceValue(book, one) - faceValue(book, other))
}

/** Money that is still needed for the manager and the stadium. */
export const reserveOf = ({ own }: Plan): number =>
  (own.manager === null ? MANAGER_PRICE : 0) + (own.stadium === null ? STADIUM_PRICE : 0)

/** What the spare cards would bring, on top of the cash. */
export const meansOf = (plan: Plan): number =>
  spareCards(plan).reduce(
    (sum, card) => sum + sellBackPrice(faceValue(bookOf(plan.table.content), card)),
    plan.own.cash,
  )
