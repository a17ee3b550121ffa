import type { Preset } from '../../kernel/preset.ts'
import type { Options } from './options.ts'

/** Playing time in minutes for each number of clubs, measured in games between bots. */
const CUP: Readonly<Record<number, number>> = { 2: 55, 3: 75, 4: 100 }
const SYSTEM: Readonly<Record<number, number>> = { 2: 35, 3: 40, 4: 55 }
const SHORT: Readonly<Record<number, number>> = { 2: 50, 3: 35, 4: 35 }
const FIVE: Readonly<Record<number, number>> = { 2: 25, 3: 35, 4: 40 }

export const presets: readonly Preset<Options>[] = [
  {
    id: 'cup-game',
    name: 'Cup game',
    says: 'Eleven footballers, five rounds, the Final',
    options: {},
    minutes: (seats) => CUP[seats] ?? null,
  },
  {
    id: 'system-game',
    name: 'System game',
    says: 'Build your eleven to a formation',
    options: { squadRule: 'system', formations: ['4-4-2', '4-5-1', '4-3-3'] },
    minutes: (seats) => SYSTEM[seats] ?? null,
  },
  {
    id: 'short-game',
    name: 'Short game',
    says: 'Start with seven footballers, three rounds',
    options: { mode: 'short' },
    minutes: (seats) => SHORT[seats] ?? null,
  },
  {
    id: 'five-a-side',
    name: '5-a-side',
    says: 'Five footballers, three rounds',
    options: { mode: 'five-a-side' },
    minutes: (seats) => FIVE[seats] ?? null,
  },
]
