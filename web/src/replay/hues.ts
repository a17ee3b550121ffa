import { type Hue, hueOf, type Seat } from '../boards/board.ts'
import type { Recording } from './recording.ts'

/** Seat hues in a view. */
export const huesIn =
  ({ board }: Recording, view: unknown) =>
  (seat: Seat): Hue =>
    hueOf(view === undefined ? null : board, view, seat)
