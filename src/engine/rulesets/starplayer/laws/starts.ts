import type { Start } from '../../../kernel/law.ts'
import type { Starplayer } from '../types.ts'

export const starts: readonly Start<Starplayer>[] = [
  {
    name: 'clubs without cash',
    seats: 3,
    until: ({ state }) => state.shared.turn.no > 60,
    edit({ shared }) {
      for (const club of shared.clubs) club.cash = 0
    },
  },
]
