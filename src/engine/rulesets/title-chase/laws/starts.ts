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
  {
    name: 'the last round of a mini league',
    seats: 2,
    options: { version: 'mini', seasons: 1, teamAssignment: 'random' },
    until: ({ state: { shared } }) => {
      const round = shared.match?.competition === 'league' ? shared.match.round : null
      return round === ROUNDS && shared.cup.winner !== null
    },
    isSmall: true,
  },
]
