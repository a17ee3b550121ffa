import { cyclicSeats } from '../../../kernel/cyclic-seats.ts'
import type { Symmetry } from '../../../kernel/law.ts'
import type { RisingStar } from '../types.ts'

const fields = {
  seats: ['no', 'seat', 'firstSeat', 'tied', 'finalists', 'out', 'champion'],
  lists: ['seats', 'hands'],
}

export const symmetries: readonly Symmetry<RisingStar>[] = [
  cyclicSeats(fields, {
    holds: ({ state: { shared } }) => shared.firstSeat !== null && shared.phase !== 'ended',
    // The seat numbers determine which seat rolls first in the final for the title, so this event
    // is not symmetric.
    except: ['tiebreak.rolled'],
  }),
]
