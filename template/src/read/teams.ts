import { type Frozen, at as itemAt, type Seat, seatsOf } from 'touchline/kernel'
import { highestOf, nextLeft, sure } from 'touchline/kit'
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
