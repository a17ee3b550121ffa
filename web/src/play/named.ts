import type { Hue, Seat } from '../boards/board.ts'

export interface Named {
  readonly names: readonly string[]
  hueOf(seat: Seat): Hue
}
