import { at as itemAt, seatsOf } from '../../../../src/engine/kernel/define.ts'
import type { Frozen, Seat } from '../../../../src/engine/kernel/types.ts'
import { highestOf } from '../../../../src/engine/rulesets/shared/ranking.ts'
import { nextLeft } from '../../../../src/engine/rulesets/shared/seats.ts'
import { sure } from '../../../../src/engine/rulesets/shared/sure.ts'
import type { Team } from '../state.ts'
import type { At } from '../types.ts'

export const teamOf = ({ state }: At, seat: Seat): Frozen<Team> => itemAt(state.shared.teams, seat)

export const isIn = (at: At, seat: Seat): boolean => !teamOf(at, seat).left

export const seatsIn = (at: At): Seat[] => seatsOf(at.table.seats).filter((seat) => isIn(at, seat))

/** SK-4: the seat with the fewest kicks; null after the last one. */
export function nextTaker(at: At): Seat | null {
  const { kicks } = at.table.options
  const [first] = highestOf(seatsIn(at), (seat) => -teamOf(at, seat).taken)
  return first !== undefined && teamOf(at, first).taken < kicks ? first : null
}

export const keeperAgainst = (at: At, taker: Seat): Seat =>
  sure(
    nextLeft(taker, at.table.seats, (seat) => isIn(at, seat)),
    'keeper',
  )
