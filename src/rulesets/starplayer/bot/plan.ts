import type { Seat } from '../../../kernel/ruleset.ts'
import { bookOf, faceValue, isFootballer, sellBackPrice, slotOf } from '../book.ts'
import { type Club, clubOf, footballersOf, isIn, squadProgress } from '../clubs.ts'
import { type Card, type Squad, squads } from '../content/schema.ts'
import { MANAGER_PRICE, measuresOf, STADIUM_PRICE } from '../options.ts'
import type { Table, View } from '../types.ts'

const MILLION = 1_000_000

/** What a bot knows and aims at: made anew for each decision, from the view alone. */
export interface Plan {
  readonly view: View
  readonly table: Table
  readonly seat: Seat
  readonly own: Club
  /** The squad it collects. With the System Game any squad will do: null. */
  readonly target: Squad | null
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
  const plan = { view, table, seat, own, target, rivals }
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

export const holdingOf = (club: Club): Holding => ({
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

/** How far somebody has come, in pounds: the side first, then what can be turned into money. */
export function progressWorth({ cards }: Holding, table: Table): number {
  const { setSize, winsRequired } = measuresOf(table.options)
  const wilds = cards.filter((card) => slotOf(card) === 'wilds').length
  const progress = squadProgress(cards.filter(isFootballer), wilds, table)
  const skipped = STEPS.length - setSize
  const side = STEPS.slice(skipped, skipped + progress).reduce((sum, step) => sum + step, 0)
  const has = (slot: string) => (cards.some((card) => slotOf(card) === slot) ? 1 : 0)
  const wins = cards.filter((card) => slotOf(card) === 'wins').length
  return (
    MILLION *
    (side +
      has('manager') * WORTH.manager +
      has('stadium') * WORTH.stadium +
      Math.min(wins, winsRequired) * WORTH.win)
  )
}

export function worthTo(holding: Holding, table: Table): number {
  const { cards, cash } = holding
  const book = bookOf(table.content)
  let worth = cash + progressWorth(holding, table)
  for (const card of cards) {
    const footballer = book.footballers.get(card)
    if (footballer) worth += sellBackPrice(footballer.value)
    if (footballer?.star) worth += WORTH.star * MILLION
    if (/^(?:tackle|transfer|cup|chr|bon)/.test(card)) worth += WORTH.card * MILLION
  }
  return worth
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
