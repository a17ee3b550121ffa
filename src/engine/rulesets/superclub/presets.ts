import type { Preset } from '../../kernel/preset.ts'
import type { Options } from './options.ts'

/** `minutes` is the median duration of games between bots, for any number of managers. */
export const presets: readonly Preset<Options>[] = [
  {
    id: 'full',
    name: 'Full game',
    says: 'Build a club from the draft to the title',
    options: {},
    minutes: () => 150,
  },
  {
    id: 'quick-game',
    name: 'Head start',
    says: 'Better facilities and key staff from the start (Quick game in the rulebook)',
    options: { quickGame: true },
    minutes: () => 170,
  },
  {
    id: 'unhappy-players',
    name: 'Unhappy players',
    says: 'Clubs of higher status may lure players away',
    options: { unhappyPlayers: true },
    minutes: () => 130,
  },
  {
    id: 'home-and-away',
    name: 'Home and away',
    says: 'Clubs meet twice in each season',
    options: { homeAndAway: true },
    minutes: (seats) => (seats > 2 ? 210 : null),
  },
]
