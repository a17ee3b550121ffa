import { HUES, type Hue } from '../board.ts'
import type { View } from './teams.ts'

/** Maps each team colour without a hue of the same name to the most similar hue. */
const SIMILAR: Readonly<Record<string, Hue>> = { brown: 'gold', grey: 'black', turquoise: 'teal' }

export const huesOf = ({ counters }: View): readonly Hue[] =>
  counters.map((colour) => SIMILAR[colour] ?? HUES.find((hue) => hue === colour) ?? 'black')
