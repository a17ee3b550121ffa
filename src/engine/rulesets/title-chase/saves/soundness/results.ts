import { sameJson } from '../../../../kernel/json.ts'
import type { Frozen } from '../../../../kernel/types.ts'
import { sumOf } from '../../../shared/dice.ts'
import { ROUNDS, TEAMS } from '../../content/fixtures.ts'
import { CUP_EXTRAS } from '../../content/schema.ts'
import { leagueOf } from '../../options.ts'
import { compareRows, ranksManagedOnly, rewards, seatsLeft, standings } from '../../read/league.ts'
import { rankingOf } from '../../read/ranking.ts'
import type { League, SeasonResult, TableRow } from '../../state.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf } from './faults.ts'
import { goalsMost } from './scores.ts'

/** What is told of finished seasons follows from their tables, and the last table from its list. */
export function resultsFaults(at: Whole): Fault[] {
  const { history, ending, cup } = at.state.shared
  const last = history.at(-1)
  const isOver = ending?.reason === 'completed'
  const isLast = (result: Frozen<SeasonResult>) =>
    sameJson(result.table, standings(at)) &&
    result.cupWinner === cup.winner &&
    result.runnerUp === cup.runnerUp
  return [
    ...history.flatMap((result, place) => resultFaults(at, result, `/history/${place}`)),
    ...faultIf(
      isOver && last !== undefined && !isLast(last),
      '/history',
      'not the season that was played',
    ),
    ...endingFaults(at),
  ]
}

function endingFaults(at: Whole): Fault[] {
  const { ending, roundsPlayed } = at.state.shared
  if (!ending) return []
  const isAlone = seatsLeft(at).length === 1
  const isOver = ending.reason === 'completed' ? roundsPlayed === ROUNDS : isAlone
  return [
    ...faultIf(!isOver, '/ending', 'the game is not over'),
    ...faultIf(!sameJson(ending.ranking, rankingOf(at)), '/ending/ranking', 'not who was better'),
  ]
}

function resultFaults(at: Whole, result: Frozen<SeasonResult>, pointer: string): Fault[] {
  const { table: rows, cupWinner, runnerUp, positions, payments, double, winner } = result
  if (!isTable(at, rows)) return [{ pointer: `${pointer}/table`, message: 'no table of a season' }]
  const told = { positions, payments, double, winner }
  return [
    ...faultIf(
      !sameJson(rewards(at.table, rows, cupWinner), told),
      pointer,
      'not what the table brings',
    ),
    ...faultIf(cupWinner === runnerUp, pointer, 'a team does not play itself'),
    ...faultIf(
      !leaguesOf(at).some((league) => isOf(league, result)),
      pointer,
      'these teams are not of one league',
    ),
  ]
}

/** A season of before may have been that of another league: one of the pack, or of any names. */
function leaguesOf({ state, table }: Whole): Frozen<League>[] {
  const { content, options } = table
  const names = (count: number) => Array.from({ length: count }, () => '')
  const custom = { teams: names(TEAMS), cupExtras: names(CUP_EXTRAS) }
  const league = { ...custom, source: 'custom' as const }
  return [
    state.shared.league,
    ...content.leagues,
    leagueOf({ content, options: { ...options, league } }),
  ]
}

function isOf({ teams, cupExtras }: Frozen<League>, result: Frozen<SeasonResult>): boolean {
  const ids = teams.map(({ id }) => id)
  const field = [...ids, ...cupExtras.map(({ id }) => id)]
  return (
    result.table.every(({ team }) => ids.includes(team)) &&
    [result.cupWinner, result.runnerUp].every((team) => field.includes(team))
  )
}

/** Every sum of a table; of seasons long past that is all that can be told. */
function isTable(at: Whole, rows: readonly Frozen<TableRow>[]): boolean {
  const { options, seats } = at.table
  const isManagedOnly = ranksManagedOnly(options)
  const sittingIn = rows.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const sum = (of: (row: Frozen<TableRow>) => number) => sumOf(rows.map(of))
  const isEven =
    sum(({ won }) => won) === sum(({ lost }) => lost) &&
    sum(({ difference }) => difference) === 0 &&
    sum(({ drawn }) => drawn) % 2 === 0
  return (
    sittingIn.length > 0 &&
    (isManagedOnly ? rows.length <= seats : rows.length === TEAMS) &&
    (isManagedOnly || isEven) &&
    new Set(rows.map(({ team }) => team)).size === rows.length &&
    new Set(sittingIn).size === sittingIn.length &&
    rows.every((row, place) => isRow(at, row, place)) &&
    rows.every((row, place) => place === 0 || compareRows(rows[place - 1] ?? row, row) <= 0)
  )
}

function isRow({ table }: Whole, row: Frozen<TableRow>, place: number): boolean {
  const { position, seat, played, won, drawn, lost, goalsFor, goalsAgainst } = row
  const { points } = table.content
  const most = played * goalsMost(table.content)
  const playsAll = seat !== null || table.options.version === 'long'
  return (
    position === place + 1 &&
    (seat === null || seat < table.seats) &&
    played === won + drawn + lost &&
    (playsAll ? played === ROUNDS : played <= ROUNDS) &&
    row.points === won * points.win + drawn * points.draw + lost * points.loss &&
    row.difference === goalsFor - goalsAgainst &&
    Math.max(goalsFor, goalsAgainst) <= most &&
    goalsFor >= won &&
    goalsAgainst >= lost
  )
}
