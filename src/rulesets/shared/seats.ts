import { seatsOf } from '../../kernel/define.ts'
import type { Seat } from '../../kernel/types.ts'

/** All seats in playing order, from this one on. */
export const clockwise = (first: Seat, count: number): Seat[] =>
  seatsOf(count).map((step) => (first + step) % count)

/** All other seats in playing order, the next one first. */
export const seatsAfter = (seat: Seat, count: number): Seat[] => clockwise(seat, count).slice(1)

/** The next seat in playing order that is still in the game; null: none but itself. */
export const nextLeft = (seat: Seat, count: number, isIn: (other: Seat) => boolean): Seat | null =>
  seatsAfter(seat, count).find(isIn) ?? null
