import type { Seat } from '../../../kernel/types.ts'
import type { OpenPart } from '../open-part.ts'
import { seatsLeft } from './league.ts'

interface SeatRecord {
  readonly seat: Seat
  readonly titles: number
  readonly points: number
  readonly difference: number
  readonly cash: number
  readonly position: number
}

/**
 * One season: by position. Several: season wins, points, goal difference, cash, last position
 * (TC-R51). Who left ranks behind, later ones first (TC-R54).
 */
export function rankingOf(state: Pick<OpenPart, 'seats' | 'history'>): Seat[] {
  const isSeries = state.history.length > 1
  const staying = seatsLeft(state).map((seat) => recordOf(state, seat))
  staying.sort((one, other) =>
    isSeries ? compareSeries(one, other) : one.position - other.position,
  )
  const left = state.seats
    .flatMap(({ resigned }, seat) => (resigned === null ? [] : [{ seat, resigned }]))
    .sort((one, other) => other.resigned - one.resigned)
  return [...staying, ...left].map(({ seat }) => seat)
}

const compareSeries = (one: SeatRecord, other: SeatRecord): number =>
  other.titles - one.titles ||
  other.points - one.points ||
  other.difference - one.difference ||
  other.cash - one.cash ||
  one.position - other.position

export function recordOf(
  { seats, history }: Pick<OpenPart, 'seats' | 'history'>,
  seat: Seat,
): SeatRecord {
  const rows = history.flatMap(({ table }) => table.filter((row) => row.seat === seat))
  const sum = (of: 'points' | 'difference') => rows.reduce((total, row) => total + row[of], 0)
  return {
    seat,
    titles: history.filter(({ winner }) => winner === seat).length,
    points: sum('points'),
    difference: sum('difference'),
    cash: seats[seat]!.cash,
    position: history.at(-1)?.positions[seat] ?? Number.MAX_SAFE_INTEGER,
  }
}
