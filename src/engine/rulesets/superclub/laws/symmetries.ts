import { cyclicSeats } from '../../../kernel/cyclic-seats.ts'
import type { Symmetry } from '../../../kernel/law.ts'
import type { Superclub } from '../types.ts'

const fields = {
  seats: [
    ...['seat', 'first', 'next', 'flipper', 'passed', 'sealed', 'nominator', 'owner', 'leader'],
    ...['entitled', 'answered', 'bidders', 'targets', 'ready', 'ordered', 'ranking', 'left'],
    ...['from', 'to'],
  ],
  lists: ['managers', 'hands', 'collections'],
  grids: ['offers'],
  id: (id: string, turn: (seat: number) => number) => {
    const seat = (text: string) => turn(Number(text))
    return id
      .replace(
        /^(y\d+-r\d+-)(\d)v(\d)$/,
        (_, year, home, away) => `${year}${seat(home)}v${seat(away)}`,
      )
      .replace(/^(\d+)-(\d)-(\d)-(\d+)$/, (_, year, from, to, count) =>
        [year, seat(from), seat(to), count].join('-'),
      )
  },
}

export const symmetries: readonly Symmetry<Superclub>[] = [
  cyclicSeats(fields, {
    holds: ({ state: { shared } }) => shared.result === null,
    // Tied managers roll dice in the order of their seat numbers, so the event changes if the seats
    // are renumbered.
    except: ['tie.rolled'],
  }),
]
