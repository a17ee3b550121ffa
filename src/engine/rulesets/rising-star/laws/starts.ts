import type { Start } from '../../../kernel/law.ts'
import type { RisingStar } from '../types.ts'

const LAST = 12

export const starts: readonly Start<RisingStar>[] = [
  {
    name: 'a full season without cash',
    seats: 3,
    options: { seasons: 1 },
    until: ({ state }) => (state.shared.turn?.number ?? 0) > 12,
    edit({ shared }) {
      for (const seat of shared.seats) seat.cash = 0
    },
  },
  {
    name: 'the last turn',
    seats: 2,
    options: { seasons: 1, turnCap: LAST, tokenSelection: 'assigned' },
    until: ({ state, open }) =>
      state.shared.turn?.number === LAST && open.some(({ kind }) => kind === 'roll'),
    isSmall: true,
  },
]
