import type { Seat } from '../../kernel/types.ts'

/** All seats in playing order, starting with `first`. */
export const clockwise = (first: Seat, count: number): Seat[] => seatsFrom(first, count, 0)

/** All other seats in playing order, the next one first. */
export const seatsAfter = (seat: Seat, count: number): Seat[] => seatsFrom(seat, count, 1)

/** A loop, because it runs for every move. */
function seatsFrom(first: Seat, count: number, skipped: number): Seat[] {
  const seats: Seat[] = []
  for (let step = skipped; step < count; step += 1) seats.push((first + step) % count)
  return seats
}

/** The next seat in playing order that is still in the game; null if there is no other. */
export function nextLeft(seat: Seat, count: number, isIn: (other: Seat) => boolean): Seat | null {
  for (let step = 1; step < count; step += 1) {
    const other = (seat + step) % count
    if (isIn(other)) return other
  }
  return null
}
