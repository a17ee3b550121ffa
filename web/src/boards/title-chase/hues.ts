import type { Hue } from '../board.ts'
import type { View } from './teams.ts'

/** In the order of the box; with twelve counters, two share a hue. */
const COUNTERS: readonly Hue[] = [
  ...(['red', 'blue', 'green', 'yellow', 'white', 'black'] as const),
  ...(['orange', 'purple', 'pink', 'gold', 'black', 'teal'] as const),
]

export const huesOf = ({ seats }: View): readonly Hue[] =>
  seats.map((_, seat) => COUNTERS[seat] ?? 'black')
