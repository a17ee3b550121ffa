import { seatsOf } from '../../../../kernel/define.ts'
import type { Frozen, Seat } from '../../../../kernel/types.ts'
import { sumOf } from '../../../shared/dice.ts'
import { cardOf, isCard, priceOf } from '../../content/book.ts'
import { categories, type Effect, type SimpleEffect } from '../../content/effects.ts'
import { ROUNDS } from '../../content/fixtures.ts'
import type { Content } from '../../content/schema.ts'
import { cupRounds } from '../../content/schema.ts'
import { managerOf } from '../../read/league.ts'
import type { Manager } from '../../state.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf } from './faults.ts'

/** Money, debts and suspensions: only sums that the pack prints, and no more than it pays out. */
export function sumsFaults(at: Whole): Fault[] {
  const { debtCount, turn } = at.state.shared
  const effects = effectsOf(at.table.content)
  const billsMost = Math.max(...effects.map((one) => billsOf(one).length))
  return [
    ...seatsOf(at.table.seats).flatMap((seat) => [
      ...cashFaults(at, seat),
      ...debtsFaults(at, seat),
      ...suspensionsFaults(at, seat),
    ]),
    ...faultIf(debtCount > turn * billsMost, '/debtCount', 'so many debts cannot have been made'),
  ]
}

const within = (seat: Seat, what: string) => `/managers/${seat}/${what}`

function cashFaults(at: Whole, seat: Seat): Fault[] {
  const { cash } = managerOf(at, seat)
  const step = stepOf(at.table.content)
  const pointer = within(seat, 'cash')
  return [
    ...faultIf(step === 0 ? cash > 0 : cash % step > 0, pointer, `money comes in steps of ${step}`),
    ...faultIf(cash > cashMost(at, seat), pointer, 'more than anybody can have come to'),
  ]
}

/** What all sums of the pack are a multiple of. */
function stepOf(content: Content): number {
  const { startingCash, gate, cupBonus, finalPayments, doubleBonus } = content.money
  const vouchers = Object.values(content.cards)
    .flat()
    .filter(({ effect }) => effect.kind === 'voucher')
  const prices = [null, ...vouchers.map(({ id }) => id)].flatMap((voucher) =>
    categories.map((category) => priceOf(content, category, voucher)),
  )
  const moved = effectsOf(content).flatMap((one) => [...billsOf(one), ...gainsOf(one)])
  return [
    ...[startingCash, doubleBonus, ...finalPayments, ...prices, ...moved],
    ...[...Object.values(gate), ...Object.values(cupBonus)],
  ].reduce(commonDivisor, 0)
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)

/** All that anybody could have been paid, were nothing ever spent. */
function cashMost(at: Whole, seat: Seat): number {
  const { turn, season, history, ending } = at.state.shared
  const { content, options } = at.table
  const { startingCash, gate, cupBonus, finalPayments, doubleBonus } = content.money
  const isCarried = options.betweenSeasons === 'carry'
  const before = isCarried ? season - 1 : 0
  const paid = isCarried ? history.length : ending?.reason === 'completed' ? 1 : 0
  const replayed = cupRounds.length * (options.maxReplays + 1)
  const matches = matchesOf(at, seat) + before * (ROUNDS + replayed)
  const gain = Math.max(0, ...effectsOf(content).map(gainMost))
  return (
    startingCash +
    turn * gain +
    matches * Math.max(...Object.values(gate)) +
    (before + 1) * sumOf(Object.values(cupBonus)) +
    paid * (Math.max(...finalPayments) + doubleBonus)
  )
}

/** How many matches the team of a seat has played this season. */
function matchesOf(at: Whole, seat: Seat): number {
  const { fixtures, cup } = at.state.shared
  const { team } = managerOf(at, seat)
  const league = fixtures.flat().filter(({ status }) => status === 'played')
  return [...league, ...cup.ties.flatMap(({ matches }) => matches)].filter(
    ({ home, away }) => home === team || away === team,
  ).length
}

function debtsFaults(at: Whole, seat: Seat): Fault[] {
  const { debts } = managerOf(at, seat)
  const isBill = debts.every((debt) => possibleBills(at, debt).includes(debt.amount))
  return faultIf(!isBill, within(seat, 'debts'), 'no card and no square asks for such a sum')
}

/** The sums for which a debt may be; its card is back in the pack after a season (TC-R50). */
function possibleBills(at: Whole, { card, reason }: Frozen<Manager>['debts'][number]): number[] {
  const { content, options } = at.table
  const cards = Object.values(content.cards).flat()
  if (card !== null)
    return reason === 'card' && isCard(content, card) ? billsOf(cardOf(content, card).effect) : []
  if (reason === 'blue') return content.blueSquares.flatMap(({ effect }) => billsOf(effect))
  const isOld = at.state.shared.season > 1 && options.betweenSeasons === 'carry'
  return isOld ? cards.flatMap(({ effect }) => billsOf(effect)) : []
}

/** A star is out for as many rounds as its card says. */
function suspensionsFaults(at: Whole, seat: Seat): Fault[] {
  const { content } = at.table
  const { suspensions } = managerOf(at, seat)
  const isAsPrinted = suspensions.every(
    ({ card, category, from, to }) =>
      isCard(content, card) &&
      simpleEffects(cardOf(content, card).effect).some(
        (one) =>
          one.kind === 'suspend' && one.category === category && one.fixtures === to - from + 1,
      ),
  )
  return faultIf(!isAsPrinted, within(seat, 'suspensions'), 'not what the card says')
}

const effectsOf = ({ cards, blueSquares }: Content): Effect[] =>
  [...Object.values(cards).flat(), ...blueSquares].map(({ effect }) => effect)

const simpleEffects = (effect: Effect): (Effect | SimpleEffect)[] =>
  effect.kind === 'all' ? effect.effects : [effect]

const anyStars = categories.map((_, place) => place + 1)

/** The sums that an effect may ask for. */
const billsOf = (effect: Effect): number[] =>
  simpleEffects(effect).flatMap((one) => {
    if (one.kind === 'pay') return [one.amount]
    if (one.kind === 'payPerStar') return anyStars.map((stars) => stars * one.amount)
    return one.kind === 'rollMoney' ? [one.lose] : []
  })

/** The sums that an effect may bring. */
const gainsOf = (effect: Effect): number[] => simpleEffects(effect).flatMap(gainOf)
const gainMost = (effect: Effect): number =>
  sumOf(simpleEffects(effect).map((one) => Math.max(0, ...gainOf(one))))
function gainOf(effect: Effect | SimpleEffect): number[] {
  if (effect.kind === 'collect') return [effect.amount]
  if (effect.kind === 'collectPerStar') return anyStars.map((stars) => stars * effect.amount)
  return effect.kind === 'rollMoney' ? [effect.win] : []
}
