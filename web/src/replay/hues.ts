import { type Hue, hueOf, type Seat } from '../boards/board.ts'
import type { Recording } from './recording.ts'

export const huesIn =
  ({ board }: Recording, view: unknown) =>
  (seat: Seat): Hue =>
    hueOf(view === undefined ? null : board, view, seat)
