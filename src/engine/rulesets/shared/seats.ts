import type { Seat } from '../../kernel/types.ts'

export const clockwise = (first: Seat, count: number): Seat[] => seatsFrom(first, count, 0)

export const seatsAfter = (seat: Seat, count: number): Seat[] => seatsFrom(seat, count, 1)

function seatsFrom(first: Seat, count: number, skipped: number): Seat[] {
  const seats: Seat[] = []
  for (let step = skipped; step < count; step += 1) seats.push((first + step) % count)
  return seats
}

export function nextLeft(seat: Seat, count: number, isIn: (other: Seat) => boolean): Seat | null {
  for (let step = 1; step < count; step += 1) {
    const other = (seat + step) % count
    if (isIn(other)) return other
  }
  return null
}
