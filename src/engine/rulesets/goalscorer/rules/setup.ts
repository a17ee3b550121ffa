import type { Seat } from '../../../kernel/types.ts'
import { formationIn, placesOf } from '../content/book.ts'
import type { Formation } from '../content/schema.ts'
import type { Event } from '../events.ts'
import {
  AWAY,
  COUNTERS_PER_SEAT,
  counterId,
  firstOf,
  HOME,
  type Identity,
  YOUTH_NUMBERS,
} from '../read/counters.ts'
import { COLUMNS, type Rows, squareAt, squareName } from '../read/pitch.ts'
import type { Status } from '../state.ts'
import type { Play, Table } from '../types.ts'

export function setup(play: Play): void {
  const { table, emit } = play
  const { options, content } = table
  const formation = formationOf(table)
  emit({ type: 'game.started', seats: 2, options, formation, contentPack: content.id })
  emit(deal(play, formation, HOME))
  emit(deal(play, formation, AWAY))
}

function formationOf({ options, content }: Table): Formation {
  const formation = formationIn(content, options.formation)
  if (!formation) throw new Error(`no formation ${options.formation}`)
  return formation
}
function deal({ table, chance }: Play, formation: Formation, seat: Seat): Event {
  const substitute = chance.pick(YOUTH_NUMBERS)
  const youth = chance.shuffle<Identity>([
    ...YOUTH_NUMBERS.filter((number) => number !== substitute),
    'star',
  ])
  const identities: Identity[] = ['1', '9', '10', ...youth, substitute]
  const squares = placesOf(formation)
  return {
    type: 'counters.dealt',
    seat,
    counters: identities.map((identity, place) => {
      const square = squares[place]
      return {
        counter: counterId(firstOf(seat) + place),
        square: square ? squareName(seenFrom(seat, square, table.options.rows)) : null,
        status: statusAt(place),
        identity,
      }
    }),
  }
}

const FIRST_TEAMERS = 3

function statusAt(place: number): Status {
  if (place < FIRST_TEAMERS) return 'first-team'
  return place === COUNTERS_PER_SEAT - 1 ? 'substitute' : 'youth'
}

const seenFrom = (seat: Seat, [column, rank]: readonly [number, number], rows: Rows): number =>
  seat === HOME ? squareAt(column, rank) : squareAt(COLUMNS + 1 - column, rows + 1 - rank)
