import type { Seat } from '../../kernel/types.ts'

/** All seats in playing order, from this one on. */
export const clockwise = (first: Seat, count: number): Seat[] => seatsFrom(first, count, 0)

/** All other seats in playing order, the next one first. */
export const seatsAfter = (seat: Seat, count: number): Seat[] => seatsFrom(seat, count, 1)

/** A loop, as all who are asked for at every move. */
function seatsFrom(first: Seat, count: number, skipped: number): Seat[] {
  const seats: Seat[] = []
  for (let step = skipped; step < count; step += 1) seats.push((first + step) % count)
  return seats
}

/** The next seat in playing order that is still in the game; null: none but itself. */
export function nextLeft(seat: Seat, count: number, isIn: (other: Seat) => boolean): Seat | null {
  for (let step = 1; step < count; step += 1) {
    const other = (seat + step) % count
    if (isIn(other)) return other
  }
  return null
}
