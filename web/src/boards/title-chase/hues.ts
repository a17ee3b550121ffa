import { HUES, type Hue } from '../board.ts'
import type { View } from './teams.ts'

/** Team colours without a hue of the same name, mapped to the nearest hue. */
const SIMILAR: Readonly<Record<string, Hue>> = { brown: 'gold', grey: 'black', turquoise: 'teal' }

export const huesOf = ({ counters }: View): readonly Hue[] =>
  counters.map((colour) => SIMILAR[colour] ?? HUES.find((hue) => hue === colour) ?? 'black')
