import { at, seatsOf } from '../../../kernel/define.ts'
import { emptyOf } from '../../../kernel/empty-record.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { found } from '../../shared/book.ts'
import type { Options } from '../options.ts'
import { type Manager, rowSchema, type SeasonResult, type TableRow, type TeamId } from '../state.ts'
import type { At, Table, View } from '../types.ts'

export const managerOf = ({ state }: At, seat: Seat): Frozen<Manager> =>
  at(state.shared.seats, seat)

export function seatOfTeam({ state }: At, team: TeamId): Seat | null {
  const seat = state.shared.seats.findIndex((one) => one.team === team)
  return seat < 0 ? null : seat
}

export const hasLeft = (at: At, seat: Seat): boolean => managerOf(at, seat).resigned !== null

export const seatsLeft = ({ state }: At): Seat[] =>
  state.shared.seats.flatMap(({ resigned }, seat) => (resigned === null ? [seat] : []))

export function seatsToChoose({ state }: At): Seat[] {
  const { season, seats } = state.shared
  if (season === 0) return []
  return seats.flatMap(({ resigned, team }, seat) =>
    resigned === null && team === null ? [seat] : [],
  )
}

export function seatOnTurn({ state }: At): Seat {
  const { currentSeat } = state.shared
  if (currentSeat === null) throw new Error('no seat is on turn')
  return currentSeat
}

export function phaseOf(at: At): View['phase'] {
  if (at.state.shared.ending) return 'finished'
  return seatsToChoose(at).length > 0 ? 'choosing-teams' : 'playing'
}

/**
 * Returns the league table, sorted by points, goal difference, goals scored and wins, and finally
 * by lot (TC-R40).
 */
export function standings(at: At): TableRow[] {
  const { league, fixtures, lots } = at.state.shared
  const { options, content } = at.table
  const rows = new Map<TeamId, TableRow>()
  for (const { id, name } of league.teams)
    rows.set(id, { ...unplayed, team: id, name, seat: seatOfTeam(at, id) })
  const rowOf = (team: TeamId) => found(rows, team)
  for (const { home, away, score } of fixtures.flat()) {
    if (score === null) continue
    enter(rowOf(home), score[0], score[1], content.points)
    enter(rowOf(away), score[1], score[0], content.points)
  }
  return [...rows.values()]
    .filter(({ seat }) => seat !== null || !ranksManagedOnly(options))
    .sort(
      (one, other) => compareRows(one, other) || lots.indexOf(one.team) - lots.indexOf(other.team),
    )
    .map((row, place) => ({ ...row, position: place + 1 }))
}

export const compareRows = (one: Frozen<TableRow>, other: Frozen<TableRow>): number =>
  other.points - one.points ||
  other.difference - one.difference ||
  other.goalsFor - one.goalsFor ||
  other.won - one.won

/**
 * Returns the prize money for the positions in the final league table. At least one team in the
 * final league table must belong to a manager.
 */
export function rewards(
  { seats, content }: Pick<Table, 'seats' | 'content'>,
  rows: readonly Frozen<TableRow>[],
  cupWinner: TeamId,
): Pick<SeasonResult, 'positions' | 'payments' | 'double' | 'winner'> {
  const positions = seatsOf(seats).map(
    (seat) => rows.find((row) => row.seat === seat)?.position ?? null,
  )
  const payments = positions.map((position) =>
    position === null ? 0 : at(content.money.finalPayments, position - 1),
  )
  const [champion] = rows
  const double = champion?.team === cupWinner ? champion.seat : null
  const winner = rows.find(({ seat }) => seat !== null)?.seat ?? null
  if (winner === null) throw new Error('a season ended without a manager')
  return { positions, payments, double, winner }
}

export const ranksManagedOnly = ({ version, miniTable }: Options) =>
  version === 'mini' && miniTable === 'managed-only'

const unplayed = emptyOf(rowSchema, { team: '', name: '' })

function enter(
  row: TableRow,
  scored: number,
  conceded: number,
  points: Table['content']['points'],
): void {
  row.played += 1
  row.goalsFor += scored
  row.goalsAgainst += conceded
  row.difference += scored - conceded
  if (scored > conceded) row.won += 1
  else if (scored < conceded) row.lost += 1
  else row.drawn += 1
  row.points += scored > conceded ? points.win : scored < conceded ? points.loss : points.draw
}
