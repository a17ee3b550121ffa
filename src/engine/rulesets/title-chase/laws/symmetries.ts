import { cyclicSeats } from '../../../kernel/cyclic-seats.ts'
import type { Symmetry } from '../../../kernel/law.ts'
import type { TitleChase } from '../types.ts'

const fields = {
  seats: ['seat', 'firstSeat', 'currentSeat', 'homeSeat', 'awaySeat', 'double', 'winner'],
  lists: ['seats', 'positions', 'payments'],
}

export const symmetries: readonly Symmetry<TitleChase>[] = [
  cyclicSeats(fields, {
    holds: ({ state: { shared } }) => shared.fixtures.length > 0 && shared.ending === null,
    // Teams are assigned in the order of the seat numbers, so renumbering the seats changes
    // `season.started`.
    except: ['season.started'],
  }),
]
