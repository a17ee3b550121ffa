import { leastBid, lotValue } from '../bot/market.ts'
import { offers, outlook, type Turn } from '../bot/turn.ts'
import type { Move } from '../moves.ts'

const TIMES_ITS_WORTH = [1, 1.15, 1.3, 1.5]
const FEW_MORE = 5

export function candidates(turn: Turn): Move[] {
  const least = turn.decision.kind === 'lot-bid' ? leastBid(turn) : null
  if (least === null) return []
  const { cash } = outlook(turn)
  const dear = TIMES_ITS_WORTH.map((times) => Math.floor(lotValue(turn) * times))
  const amounts = [least, least + FEW_MORE, ...dear]
  const bids = amounts.filter((amount) => amount >= least && amount <= cash)
  return [
    ...(offers(turn, 'auction-pass') ? [{ type: 'auction-pass' } as const] : []),
    ...bids.map((amount): Move => ({ type: 'auction-bid', amount })),
  ]
}
