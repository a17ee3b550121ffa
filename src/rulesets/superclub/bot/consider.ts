import { pricesOf } from '../content/book.ts'
import type { Move } from '../moves.ts'
import { clubOf, roomOf } from '../read/club.ts'
import { isTrading, partnersOf } from '../read/market.ts'
import type { Kind } from '../types.ts'
import { leastBid, lotValue, outlook, reserveOf, trainees, valueInCash } from './club.ts'
import { lineUps } from './play.ts'
import { seenBy, type Turn } from './turn.ts'
import { draftPicks, ranked } from './value.ts'

/** What else the bot weighs, the best first: next choices, higher bids, players it would buy. */
export const weighed: Readonly<Partial<Record<Kind, (turn: Turn) => Move[]>>> = {
  'draft-pick': (turn) =>
    draftPicks(seenBy(turn), turn.seat).map((card) => ({ type: 'draft-pick', card })),
  training: (turn) => trainees(turn).map((card) => ({ type: 'train-roll', card })),
  'line-up': (turn) => lineUps(turn),
  'final-line-up': (turn) => lineUps(turn),
  'lot-bid': higherBids,
  market: purchases,
  'market-close': purchases,
}

const RAISES = [1, 5, 10]

/** Up to what the lot is worth. */
function higherBids(turn: Turn): Move[] {
  const least = leastBid(turn)
  if (least === null) return []
  const most = lotValue(turn)
  return RAISES.flatMap((raise) =>
    least + raise <= most ? [{ type: 'auction-bid', amount: least + raise }] : [],
  )
}

/** Players of others who are worth more than their market price, for just that; once a year. */
function purchases(turn: Turn): Move[] {
  const { at, seat, cash, content, year } = outlook(turn)
  const { own, shared } = turn.view
  const hasOffered = own === null || own.offersMade.some((made) => made > 0)
  if (hasOffered || !isTrading(shared.phase) || roomOf(at, seat) < 1) return []
  const most = cash - reserveOf(year)
  const players = partnersOf(at, seat).flatMap((to) =>
    clubOf(at, to).squad.flatMap(({ card, stars }) => {
      const price = pricesOf(content, card, stars).market
      const gain = valueInCash(turn, card, stars) - price
      return gain > 0 && price <= most ? [{ to, card, price, gain }] : []
    }),
  )
  return ranked(players, ({ gain }) => gain).map(({ to, card, price }) => ({
    type: 'trade-propose',
    to,
    give: { cash: price, players: [], staff: [] },
    take: { cash: 0, players: [card], staff: [] },
  }))
}
