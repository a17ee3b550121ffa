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
    // The seats roll for a tie-break in the order of their numbers, so the event changes if the
    // seats are renumbered.
    except: ['tiebreak.rolled'],
  }),
]
