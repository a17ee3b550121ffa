import { cyclicSeats } from '../../../kernel/cyclic-seats.ts'
import type { Symmetry } from '../../../kernel/law.ts'
import type { Starplayer } from '../types.ts'

const fields = {
  seats: [
    ...['seat', 'creditor', 'debtor', 'from', 'to', 'by', 'buyer', 'waiting', 'eligible'],
    ...['opener', 'queue', 'negotiator', 'partner', 'left', 'opponent', 'target', 'winner'],
  ],
  lists: ['clubs', 'all6Ranks'],
}

export const symmetries: readonly Symmetry<Starplayer>[] = [
  cyclicSeats(fields, {
    holds: ({ state: { shared } }) => shared.turn.no > 0 && shared.result === null,
    except: [],
  }),
]
