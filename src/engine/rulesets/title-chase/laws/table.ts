import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import type { At } from '../../../kernel/types.ts'
import type { State, TitleChase } from '../types.ts'

const CUP_ROUNDS = 4

type Here = Pick<At<TitleChase>, 'state' | 'table'>

interface TeamRecord {
  readonly team: string
  readonly numbers: readonly number[]
}

/**
 * Computes the points, goal difference, goals, wins, draws and losses of a team from the results in
 * the fixture list.
 */
function recordOf({ state, table }: Here, team: string): TeamRecord {
  const { win, draw, loss } = table.content.points
  let [points, scored, conceded, won, drawn, lost] = [0, 0, 0, 0, 0, 0]
  for (const { home, away, score } of state.shared.fixtures.flat()) {
    if (score === null || (home !== team && away !== team)) continue
    const [own, other] = home === team ? score : [score[1], score[0]]
    scored += own
    conceded += other
    if (own === other) [points, drawn] = [points + draw, drawn + 1]
    else if (own > other) [points, won] = [points + win, won + 1]
    else [points, lost] = [points + loss, lost + 1]
  }
  return { team, numbers: [points, scored - conceded, scored, won, drawn, lost] }
}

/** Compares two lists of numbers item by item, so that sorting puts larger numbers first. */
function larger(one: readonly number[], other: readonly number[], count: number): number {
  const place = one.findIndex((value, index) => index < count && value !== other[index])
  return place < 0 ? 0 : other[place]! - one[place]!
}

/**
 * Returns the numbers by which the seats of a finished game are ranked, the most important number
 * first (TC-R51).
 */
function ranksOf({ shared }: State, seat: number): number[] {
  const rows = shared.history.flatMap(({ table }) => table.filter((row) => row.seat === seat))
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const last = -(shared.history.at(-1)?.positions[seat] ?? Number.MAX_SAFE_INTEGER)
  if (shared.history.length < 2) return [last]
  return [
    shared.history.filter(({ winner }) => winner === seat).length,
    sum(rows.map(({ points }) => points)),
    sum(rows.map(({ difference }) => difference)),
    shared.seats[seat]?.cash ?? 0,
    last,
  ]
}

export const tableLaws: readonly Law<TitleChase>[] = [
  {
    clause: 'TC-717',
    says: 'the league table follows from the fixture list, and the ranking from the seasons',
    events: {
      'season.finished'({ table: rows }, at) {
        const { shared } = at.state
        const { version, miniTable } = at.table.options
        demand(shared.roundsPlayed === shared.fixtures.length, 'after all league rounds')
        demand(shared.cupRoundsPlayed === CUP_ROUNDS, 'after all cup rounds')
        const isSmall = version === 'mini' && miniTable === 'managed-only'
        const managed = shared.seats.map(({ team }) => team)
        const teams = shared.league.teams
          .map(({ id }) => id)
          .filter((team) => !isSmall || managed.includes(team))
        const expected = teams
          .map((team) => recordOf(at, team))
          .sort(
            (one, other) =>
              larger(one.numbers, other.numbers, 4) ||
              shared.lots.indexOf(one.team) - shared.lots.indexOf(other.team),
          )
        const found = rows.map((row) => ({
          team: row.team,
          numbers: [row.points, row.difference, row.goalsFor, row.won, row.drawn, row.lost],
        }))
        demandSame(found, expected, 'points, difference, goals, wins, lots')
        for (const [place, { position, team, seat, played, won, drawn, lost }] of rows.entries()) {
          demand(position === place + 1, 'positions count from 1')
          demand(played === won + drawn + lost, 'matches')
          const manager = managed.indexOf(team)
          demand(seat === (manager < 0 ? null : manager), 'its manager')
        }
        return undefined
      },
      'game.finished'({ ranking }, { state, commit, place }) {
        demand(place === commit.events.length - 1, 'nothing follows')
        const staying = ranking.filter((seat) => state.shared.seats[seat]?.resigned === null)
        for (const [place, seat] of staying.slice(1).entries()) {
          const ahead = ranksOf(state, staying[place]!)
          demand(larger(ahead, ranksOf(state, seat), ahead.length) <= 0, 'the best seat first')
        }
        return undefined
      },
    },
  },
]
