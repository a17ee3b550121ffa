import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { Seen } from '../types.ts'
import { nextBid, offSeasonOrder } from './club.ts'

export const lotOf = ({ state }: Seen) => sure(state.shared.lot, 'open lot')

/**
 * Returns the seat that turns over the next player card of the auctions. The seats take turns
 * clockwise, and the champion turns over both the first card and the last card (SC-132).
 */
export function flipperOf({ table, state }: Seen): Seat {
  const order = offSeasonOrder({ table, state })
  return at(order, state.shared.lotsDone % order.length)
}

export function leastBidOf(at: Seen, seat: Seat): number {
  const { high, min } = lotOf(at)
  return high ? Math.max(min, nextBid(at, seat, high)) : min
}

export function biddersOf(at: Seen): Seat[] {
  const { high, passed, sealed } = lotOf(at)
  return seatsOf(at.table.seats).filter(
    (seat) => seat !== high?.seat && !passed.includes(seat) && !sealed.includes(seat),
  )
}
