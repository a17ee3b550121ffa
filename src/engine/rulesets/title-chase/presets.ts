import type { Preset } from '../../kernel/preset.ts'
import type { Options } from './options.ts'

export const presets: readonly Preset<Options>[] = [
  {
    id: 'long-season',
    name: 'Long season',
    says: 'All 22 rounds and the cup',
    options: {},
    minutes: () => 90,
  },
  {
    id: 'mini-season',
    name: 'Mini season',
    says: 'Only the matches of managed teams',
    options: { version: 'mini' },
    minutes: () => 45,
  },
]
