import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { behindStayers } from '../../shared/ranking.ts'
import type { At } from '../types.ts'
import { managerOf, seatsLeft } from './league.ts'

interface SeatRecord {
  readonly seat: Seat
  readonly titles: number
  readonly points: number
  readonly difference: number
  readonly cash: number
  readonly position: number
}

/**
 * Ranks the seats by their league positions or, after several seasons, by the rule TC-R51. Resigned
 * seats are ranked last (TC-R54).
 */
export function rankingOf(at: At): Seat[] {
  const { seats, history } = at.state.shared
  const isSeries = history.length > 1
  const staying = seatsLeft(at).map((seat) => recordOf(at, seat))
  staying.sort((one, other) =>
    isSeries ? compareSeries(one, other) : one.position - other.position,
  )
  const left = seats
    .flatMap(({ resigned }, seat) => (resigned === null ? [] : [{ seat, resigned }]))
    .sort((one, other) => one.resigned - other.resigned)
  return behindStayers(
    staying.map(({ seat }) => [seat]),
    left.map(({ seat }) => seat),
  ).flat()
}

const compareSeries = (one: SeatRecord, other: SeatRecord): number =>
  other.titles - one.titles ||
  other.points - one.points ||
  other.difference - one.difference ||
  other.cash - one.cash ||
  one.position - other.position

export function recordOf(at: At, seat: Seat): SeatRecord {
  const { history } = at.state.shared
  const rows = history.flatMap(({ table }) => table.filter((row) => row.seat === seat))
  return {
    seat,
    titles: history.filter(({ winner }) => winner === seat).length,
    points: sumOf(rows.map(({ points }) => points)),
    difference: sumOf(rows.map(({ difference }) => difference)),
    cash: managerOf(at, seat).cash,
    position: history.at(-1)?.positions[seat] ?? Number.MAX_SAFE_INTEGER,
  }
}
