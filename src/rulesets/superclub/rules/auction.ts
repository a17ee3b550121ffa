import { nextBid } from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Decide } from '../types.ts'
import { leastBid, lotOf, mustBeBid } from './deadline.ts'
import { bidOf } from './unhappy.ts'

/** Open bidding, for a lot of deadline day and for an unhappy player alike (SC-R35). */
export const auctionMoves: Decide<'auction-bid' | 'auction-pass'> = {
  'auction-bid'({ state, table, emit }, { seat, decision, move: { amount } }) {
    const { shared } = state
    if (decision.kind === 'lot-bid') {
      mustBeBid(table, state, seat, { amount, least: leastBid(table, shared, seat) })
      emit({ type: 'lot.bid', n: lotOf(shared).n, seat, amount })
      return
    }
    const { leader, amount: high } = bidOf(shared)
    const least = nextBid(table.content, shared, seat, { seat: leader, amount: high })
    mustBeBid(table, state, seat, { amount, least })
    emit({ type: 'unhappy.raised', seat, amount })
  },
  'auction-pass'({ state, emit }, { seat, decision: { kind } }) {
    must(kind === 'lot-bid' || kind === 'unhappy-raise', 'bids-are-binding')
    if (kind === 'lot-bid') emit({ type: 'lot.passed', n: lotOf(state.shared).n, seat })
    else emit({ type: 'unhappy.raise-passed', seat })
  },
}
