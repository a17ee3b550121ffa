import type { Preset } from '../../kernel/preset.ts'
import type { Options } from './options.ts'

/** `minutes` is the median duration of games between bots. */
export const presets: readonly Preset<Options>[] = [
  {
    id: 'standard',
    name: 'Standard',
    says: 'The short Pitch, twenty turns a side',
    options: {},
    minutes: () => 10,
  },
  {
    id: 'long-pitch',
    name: 'Long pitch',
    says: 'Fourteen rows, thirty turns a side',
    options: { rows: 14, turnLimit: 30 },
    minutes: () => 15,
  },
]
