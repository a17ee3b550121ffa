// Pure questions about the league: who runs which team, and how the teams stand.
import type { Seat } from '../../../kernel/types.ts'
import type { OpenPart } from '../open-part.ts'
import type { Options } from '../options.ts'
import type { TableRow, TeamId } from '../state.ts'
import type { Table } from '../types.ts'

/** The seat that runs a team now; null: it is unmanaged. */
export function managerOf({ seats }: Pick<OpenPart, 'seats'>, team: TeamId): Seat | null {
  const seat = seats.findIndex((one) => one.team === team)
  return seat < 0 ? null : seat
}

/** Seats that have not left, in playing order. */
export const seatsLeft = ({ seats }: Pick<OpenPart, 'seats'>): Seat[] =>
  seats.flatMap(({ resigned }, seat) => (resigned === null ? [seat] : []))

/** Seats that still have to choose a team. */
export const seatsToChoose = (state: Pick<OpenPart, 'seats' | 'season'>): Seat[] =>
  state.season === 0 ? [] : seatsLeft(state).filter((seat) => state.seats[seat]!.team === null)

export function freeTeams({ league, seats }: Pick<OpenPart, 'seats' | 'league'>): TeamId[] {
  const taken = new Set(seats.map(({ team }) => team))
  return league.teams.map(({ id }) => id).filter((id) => !taken.has(id))
}

export function nameOf({ league }: Pick<OpenPart, 'league'>, team: TeamId): string {
  const { teams, cupExtras } = league
  return [...teams, ...cupExtras].find(({ id }) => id === team)?.name ?? team
}

export type Standing = Pick<OpenPart, 'league' | 'seats' | 'fixtures' | 'lots'>

/** The league table: points, difference, goals scored, wins, then lots (TC-R40). */
export function standings(
  state: Standing,
  { options, content }: Pick<Table, 'options' | 'content'>,
): TableRow[] {
  const { points } = content
  const rows = new Map<TeamId, TableRow>()
  for (const { id, name } of state.league.teams)
    rows.set(id, emptyRow(id, name, managerOf(state, id)))
  for (const { home, away, score } of state.fixtures.flat()) {
    if (score === null) continue
    enter(rows.get(home)!, score[0], score[1], points)
    enter(rows.get(away)!, score[1], score[0], points)
  }
  const lot = new Map(state.lots.map((team, place) => [team, place]))
  return [...rows.values()]
    .filter(({ seat }) => seat !== null || !ranksManagedOnly(options))
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.difference - one.difference ||
        other.goalsFor - one.goalsFor ||
        other.won - one.won ||
        (lot.get(one.team) ?? 0) - (lot.get(other.team) ?? 0),
    )
    .map((row, place) => ({ ...row, position: place + 1 }))
}

const ranksManagedOnly = ({ version, miniTable }: Options) =>
  version === 'mini' && miniTable === 'managed-only'

const emptyRow = (team: TeamId, name: string, seat: Seat | null): TableRow => ({
  position: 1,
  team,
  name,
  seat,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  difference: 0,
  points: 0,
})

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
