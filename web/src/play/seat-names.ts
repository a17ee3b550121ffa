import type { SeatNames } from '../ui/format.ts'
import { letterOf } from '../ui/seat-mark.tsx'
import type { Observation } from './game-connection.ts'
import { inSecondPerson } from './second-person.ts'

/** The choice that players have in every game: a name for the seat. */
interface Chosen {
  readonly name?: string
}

/** Returns the display names of the seats; sentences address the viewer as "you". */
export function seatNames({ seats, seat: mine }: Observation): SeatNames {
  const names = seats.map(({ seat, kind, name }) => {
    if (seat === mine) return name === null ? 'You' : `${apart(name)} (you)`
    if (name !== null) return apart(name)
    return `${kind === 'bot' ? 'Bot' : 'Player'} ${letterOf(seat)}`
  })
  const addressed = (words: string) => (mine === null ? words : inSecondPerson(words, mine))
  const clubs = seats.map(({ choices }) => (choices as Chosen | null | undefined)?.name ?? null)
  return Object.assign(names, { addressed, clubs })
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Isolates right-to-left names, so that the surrounding text keeps its direction. */
const apart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)
