import { type Hue, hueOf, type Seat } from '../boards/board.ts'
import type { Film } from './film.ts'

/** The colours of the seats, as that view has them. */
export const huesIn =
  ({ board }: Film, view: unknown) =>
  (seat: Seat): Hue =>
    hueOf(view === undefined ? null : board, view, seat)
