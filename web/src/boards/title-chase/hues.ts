import { HUES, type Hue } from '../board.ts'
import type { View } from './teams.ts'

/** Counters without a hue of their name. */
const SIMILAR: Readonly<Record<string, Hue>> = { brown: 'gold', grey: 'black', turquoise: 'teal' }

export const huesOf = ({ counters }: View): readonly Hue[] =>
  counters.map((colour) => SIMILAR[colour] ?? HUES.find((hue) => hue === colour) ?? 'black')
