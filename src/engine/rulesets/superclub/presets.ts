import type { Preset } from '../../kernel/preset.ts'
import type { Options } from './options.ts'

export const presets: readonly Preset<Options>[] = [
  {
    id: 'full',
    name: 'Full game',
    says: 'Build a club from the draft to the title',
    options: {},
    minutes: () => 120,
  },
  {
    id: 'quick-game',
    name: 'Quick game',
    says: 'Better facilities and key staff from the start',
    options: { quickGame: true },
    minutes: () => 60,
  },
  {
    id: 'unhappy-players',
    name: 'Unhappy players',
    says: 'Clubs of higher status may lure players away',
    options: { unhappyPlayers: true },
    minutes: () => 120,
  },
  {
    id: 'home-and-away',
    name: 'Home and away',
    says: 'Clubs meet twice in each season',
    options: { homeAndAway: true },
    minutes: (seats) => (seats > 2 ? 180 : null),
  },
]
