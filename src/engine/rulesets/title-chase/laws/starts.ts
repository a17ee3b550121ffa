import type { Start } from '../../../kernel/law.ts'
import type { TitleChase } from '../types.ts'

const ROUNDS = 22

export const starts: readonly Start<TitleChase>[] = [
  {
    name: 'the last round of two seasons',
    seats: 3,
    options: { seasons: 2 },
    until: ({ state }) =>
      state.shared.history.length === 1 && state.shared.roundsPlayed === ROUNDS - 1,
  },
]
