import { inOrder, keptOf } from '../../read/holdings.ts'
import { penaltyOf, seatOf, sides } from '../../read/match.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf, sameList } from './faults.ts'

/** In the match that runs, home answers before away, and line-ups come before penalty cards. */
export function answersFaults(at: Whole): Fault[] {
  const { match } = at.state.shared
  if (!match) return []
  const { lineUp, penalty, competition, round, no, cupRound, tie, replay } = match
  const { maxReplays } = at.table.options
  const pointer = '/secret/match'
  const isWaiting = lineUp.home === null && lineUp.away !== null && match.awaySeat !== null
  const hasCard = penalty.home !== null || penalty.away !== null
  const isLeague = competition === 'league'
  const named = isLeague ? [round, no] : [cupRound, tie]
  const other = isLeague ? [cupRound, tie] : [round, no]
  return [
    ...faultIf(isWaiting, pointer, 'away has answered before home'),
    ...faultIf(
      hasCard && (lineUp.home === null || lineUp.away === null),
      pointer,
      'a penalty card before the line-ups',
    ),
    ...faultIf(
      named.includes(null) || other.some((one) => one !== null) || replay > maxReplays,
      pointer,
      'no such match',
    ),
    ...sides.flatMap((side) => {
      const seat = seatOf(at, side)
      const line = lineUp[side] ?? []
      const card = penaltyOf(at, side)
      const isKept = seat !== null && card !== null && keptOf(at, seat, 'penalty').includes(card)
      return [
        ...faultIf(!sameList(line, inOrder(line)), pointer, `${side}: each star once, in order`),
        ...faultIf(seat === null && penalty[side] !== null, pointer, `${side} is not asked`),
        ...faultIf(card !== null && !isKept, pointer, `${side} plays no penalty card`),
      ]
    }),
  ]
}
