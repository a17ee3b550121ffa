import { HUES, type Hue } from '../board.ts'
import type { View } from './teams.ts'

/** Maps each team colour that is not the name of a hue to the most similar hue. */
const SIMILAR: Readonly<Record<string, Hue>> = { brown: 'gold', grey: 'black', turquoise: 'teal' }

export const huesOf = ({ counters }: View): readonly Hue[] =>
  counters.map((colour) => SIMILAR[colour] ?? HUES.find((hue) => hue === colour) ?? 'black')
