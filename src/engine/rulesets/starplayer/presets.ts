import type { Preset } from '../../kernel/preset.ts'
import type { Options } from './options.ts'

export const presets: readonly Preset<Options>[] = [
  {
    id: 'cup-game',
    name: 'Cup game',
    says: 'Eleven footballers, five rounds, the Final',
    options: {},
    minutes: () => 90,
  },
  {
    id: 'system-game',
    name: 'System game',
    says: 'Build your eleven to a formation',
    options: { squadRule: 'system', formations: ['4-4-2', '4-5-1', '4-3-3'] },
    minutes: () => 90,
  },
  {
    id: 'short-game',
    name: 'Short game',
    says: 'Start with seven footballers, three rounds',
    options: { mode: 'short' },
    minutes: () => 45,
  },
  {
    id: 'five-a-side',
    name: '5-a-side',
    says: 'Five footballers, three rounds',
    options: { mode: 'five-a-side' },
    minutes: () => 30,
  },
]
