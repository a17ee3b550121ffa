import type { Symmetry } from '../../../kernel/law.ts'
import { cyclicSeats } from '../../../kernel/cyclic-seats.ts'
import type { Superclub } from '../types.ts'

const fields = {
  seats: [
    ...['seat', 'first', 'next', 'flipper', 'passed', 'sealed', 'nominator', 'owner', 'leader'],
    ...['entitled', 'answered', 'bidders', 'targets', 'ready', 'ordered', 'ranking', 'left'],
    ...['from', 'to'],
  ],
  lists: ['managers', 'hands', 'collections'],
  grids: ['offers'],
}

export const symmetries: readonly Symmetry<Superclub>[] = [
  cyclicSeats(fields, {
    holds: ({ state: { shared } }) => shared.result === null,
    // Managers who are level roll in the order of their seats.
    except: ['tie.rolled'],
  }),
]
