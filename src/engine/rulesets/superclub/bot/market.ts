import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import type { Move } from '../moves.ts'
import { abroadPriceOf, clubOf, entryOf, roomOf } from '../read/club.ts'
import { leastBidOf, lotOf } from '../read/lots.ts'
import { isTrading, partnersOf } from '../read/market.ts'
import { revealedOf } from '../read/turns.ts'
import type { Club } from '../types.ts'
import { askedFor, starPrice, valueInCash, worthAt } from './prices.ts'
import { type Answerer, offers, outlook, type Turn, valuesOf } from './turn.ts'
import { ranked, weakest, worthOf } from './value.ts'

/**
 * Signing a scouted player costs only a place in the squad, because the player can be sold abroad
 * for the same price.
 */
export const scoutSign: Answerer = (turn) => {
  const { at, seat } = outlook(turn)
  if (!offers(turn, 'scout-sign')) return { type: 'scout-decline' }
  const { card, stars, price } = revealedOf(at)
  return { type: valueInCash(at, seat, card, stars) >= price ? 'scout-sign' : 'scout-decline' }
}

export function lotValue(turn: Turn): number {
  const { at, seat, cash } = outlook(turn)
  const { card, stars } = lotOf(at)
  return Math.min(Math.floor(valueInCash(at, seat, card, stars)), cash)
}

export const lotBid: Answerer = (turn) => {
  const { at, seat } = outlook(turn)
  const most = lotValue(turn)
  if (!offers(turn, 'auction-bid') && !offers(turn, 'auction-pass')) {
    const bids = roomOf(at, seat) > 0 && most >= lotOf(at).min
    return { type: 'auction-seal', amount: bids ? most : null }
  }
  const least = leastBid(turn)
  if (least === null || least > most) return { type: 'auction-pass' }
  return { type: 'auction-bid', amount: lotOf(at).high ? raised(least, most) : least }
}

/**
 * Rivals rarely stop bidding after the first raise, so the bot raises by half of the remaining
 * range to save rounds.
 */
const raised = (least: number, most: number): number => least + Math.floor((most - least) / 2)

export function leastBid({ spaces }: Turn): number | null {
  const domain = spaces.find(({ type }) => type === 'auction-bid')?.fields.amount
  return domain && 'step' in domain ? domain.from : null
}

const IMPROVES = 0.5

export const market: Answerer = (turn) => {
  const { at, seat, cash } = outlook(turn)
  const wanted = roomOf(at, seat) > 0 ? null : openTo(turn)
  const least = wanted && weakest(at, seat)
  if (!least) return null
  const { card, stars, price } = wanted
  const gain = worthOf(at, seat, card, stars) - least.value
  const back = abroadPriceOf(at, entryOf(at, seat, least.card))
  const affords = price <= cash + back && price <= valueInCash(at, seat, card, stars) + back
  const sellable = valuesOf(turn, 'squad-sell-abroad', 'card')
  return gain >= IMPROVES && affords && sellable.includes(least.card)
    ? { type: 'squad-sell-abroad', card: least.card }
    : null
}

function openTo(turn: Turn) {
  const { at, seat } = outlook(turn)
  const { turn: current, lot } = turn.view.shared
  if (current?.seat === seat) return current.revealed
  const isOut = !lot || lot.high?.seat === seat || lot.passed.includes(seat)
  return isOut ? null : { card: lot.card, stars: lot.stars, price: leastBidOf(at, seat) }
}

export const marketClose: Answerer = (turn) => purchases(turn)[0] ?? { type: 'market-ready' }

const WINNING_DISTANCE = 30

export function purchases(turn: Turn): Move[] {
  const { at, seat, cash, club } = outlook(turn)
  const { own, shared } = turn.view
  const mayOffer = own?.offersMade.every((made) => made < 1) ?? false
  const least = weakest(at, seat)
  const isFeared = nearsTarget(turn, club)
  if (!mayOffer || isFeared || !least || !isTrading(shared.phase)) return []
  if (turn.table.options.maxTradeOffers === 0) return []
  const rivals = partnersOf(at, seat)
  const price = starPrice(at, seat)
  const players = rivals.flatMap((to) =>
    clubOf(at, to).squad.flatMap(({ card, stars }) => {
      const gain = worthOf(at, seat, card, stars) - least.value
      const loss = worthOf(at, to, card, stars) - worthAt(at, to, seat, least.card)
      const asking = Math.ceil(askedFor(at, to, loss))
      const profit = price * (gain + loss / rivals.length) - asking
      return loss > 0 && profit > 0 && asking <= cash ? [{ to, card, asking, profit }] : []
    }),
  )
  return ranked(players, ({ profit }) => profit).map(({ to, card, asking }) => ({
    type: 'trade-propose',
    to,
    give: { cash: asking, players: [least.card], staff: [] },
    take: { cash: 0, players: [card], staff: [] },
  }))
}

const nearsTarget = ({ table }: Turn, { token }: Club): boolean =>
  token + WINNING_DISTANCE >= table.content.targetPoints

export const tradeResponse: Answerer = (turn) => {
  const { at, seat } = outlook(turn)
  const id = listedIs(turn, 'trade-reject', 'trade')
  const trade = turn.view.own?.trades.find((one) => one.id === id)
  if (!trade || !offers(turn, 'trade-accept')) return { type: 'trade-reject', trade: id }
  const { from, give, take } = trade
  const value = (cards: readonly string[], owner: Seat) =>
    sumOf(cards.map((card) => worthAt(at, seat, owner, card)))
  const gain = value(give.players, from) - value(take.players, seat)
  const cash = give.cash - take.cash
  const isGood =
    gain > 0
      ? gain * starPrice(at, seat) + cash > 0
      : cash >= askedFor(at, seat, -gain) && cash > 0 && !nearsTarget(turn, clubOf(at, from))
  return { type: isGood ? 'trade-accept' : 'trade-reject', trade: id }
}

function listedIs({ spaces }: Turn, type: Move['type'], field: string): string {
  const domain = spaces.find((space) => space.type === type)?.fields[field]
  return domain && 'is' in domain ? String(domain.is) : ''
}
