import type { Preset } from '../../kernel/preset.ts'
import type { Options } from './options.ts'

/**
 * Estimated playing time of a game, based on games between bots: about nine minutes for each
 * manager.
 */
const minutes = (seats: number): number => 10 + 5 * Math.round((9 * seats) / 5)

export const presets: readonly Preset<Options>[] = [
  {
    id: 'long-season',
    name: 'Long season',
    says: 'All 22 rounds and the cup',
    options: {},
    minutes,
  },
  {
    id: 'mini-season',
    name: 'Mini season',
    says: 'Only the matches of managed teams',
    options: { version: 'mini' },
    minutes,
  },
]
