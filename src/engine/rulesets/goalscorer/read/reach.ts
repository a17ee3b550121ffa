import type { Seat } from '../../../kernel/types.ts'
import type { View } from '../types.ts'
import { counterNumber } from './counters.ts'
import { firstTeamerWay, pitchOf, squareNumber } from './pitch.ts'
import { isProtected } from './targets.ts'

type Counter = View['counters'][number]

export function reaches({ counters, options }: View, seat: Seat, square: number): boolean {
  const pitch = pitchOf(options.rows)
  return counters.some(
    ({ seat: owner, status, identity, square: from }) =>
      owner === seat &&
      status === 'first-team' &&
      from !== null &&
      identity !== null &&
      firstTeamerWay(pitch, seat, identity, squareNumber(from)).squares.includes(square),
  )
}

export const isInReach = (view: View, { id, seat, square }: Counter): boolean =>
  square !== null &&
  !isProtected(counterNumber(id), view.options) &&
  reaches(view, 1 - seat, squareNumber(square))
