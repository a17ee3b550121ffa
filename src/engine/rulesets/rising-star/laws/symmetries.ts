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
    // In a tie-break, the seat with the lowest number rolls first, so the symmetry does not apply
    // to this event.
    except: ['tiebreak.rolled'],
  }),
]
