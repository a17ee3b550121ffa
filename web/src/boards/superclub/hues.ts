import { HUES, type Hue } from '../board.ts'
import type { View } from './club.ts'

const CLUBS: Readonly<Record<string, Hue>> = {
  scarlet: 'red',
  azure: 'blue',
  amber: 'yellow',
  violet: 'purple',
  jade: 'green',
  coral: 'pink',
}

export function huesOf({ shared: { managers } }: View): readonly Hue[] {
  const free = HUES.filter((hue) => !managers.some(({ club }) => CLUBS[club] === hue))
  return managers.map(({ club }, seat) => CLUBS[club] ?? free[seat % free.length] ?? 'black')
}
