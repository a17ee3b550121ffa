import { letterOf } from '../ui/seat-mark.tsx'
import type { Observation } from './game.ts'

/** What the seats are called: by who sits there. */
export const namesOf = ({ seats, seat: mine }: Observation): readonly string[] =>
  seats.map(({ seat, kind, name }) => {
    if (seat === mine) return name === null ? 'You' : `${name} (you)`
    return name ?? (kind === 'bot' ? `Bot ${letterOf(seat)}` : `Seat ${letterOf(seat)}`)
  })
