import t from 'tap'
import type { Options } from '../../../../src/engine/rulesets/title-chase/options.ts'
import { rankingOf } from '../../../../src/engine/rulesets/title-chase/read/ranking.ts'
import {
  initial,
  type Manager,
  type SeasonResult,
  type Shared,
} from '../../../../src/engine/rulesets/title-chase/state.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  blue,
  cashOf,
  first,
  type Game,
  mini,
  only,
  type Position,
  position,
  red,
  roll,
  white,
} from './season.ts'

/**
 * A position in which seat 0 is on square 101 and a roll of 3 or more leads to round 22, which ends
 * the season.
 */
function beforeTheEnd(set: Position = {}, tune?: (shared: Shared) => void): Game {
  return position({ squares: [101, 0], cash: [0, 0], options: mini, ...set }, tune)
}

/** Each team gets a different number of 1-0 wins, so that the league table has the given order. */
function ordered(teams: readonly string[]) {
  return (shared: Shared) => {
    for (const fixture of shared.fixtures.flat()) {
      if (fixture.status !== 'played') continue
      const isHomeBetter = teams.indexOf(fixture.home) < teams.indexOf(fixture.away)
      fixture.score = isHomeBetter ? [1, 0] : [0, 1]
    }
  }
}
function playOn(game: Game): void {
  while (game.asked()[0]?.endsWith('match-stars')) {
    const { seat } = game.game.open[0]!
    game.move(seat, { type: 'commit-lineup', play: [] }, first())
  }
}
const ALL = Array.from({ length: 12 }, (_, place) => `T${String(place).padStart(2, '0')}`)

t.test('TC-901 TC-R7 TC-R8 TC-R43 the last square ends the season (scenario 34)', async (t) => {
  const early = position({ squares: [98, 0], cash: [0, 0], options: mini })
  const events = early.move(0, roll, first(white(6)))
  t.same(
    only(events, 'counter.moved')[0]!.greens.map(({ square, due }) => [square, due]),
    [
      [100, true],
      [104, true],
    ],
  )
  playOn(early)
  const all = early.commits.flatMap((commit) => commit.events)
  const order = only(all as typeof events, 'cup.won', 'round.started', 'season.finished')
  t.same(pluck(order, 'type'), ['cup.won', 'round.started', 'season.finished'])

  const late = beforeTheEnd()
  const moved = only(late.move(0, roll, first(white(6))), 'counter.moved')[0]!
  t.same([moved.to, moved.rolled, moved.unused], [104, 6, 3])
  t.ok(late.game.over)
  t.equal(late.view(0).phase, 'finished')
})

t.test(
  'TC-902 TC-903 TC-904 TC-R41 TC-R42 TC-R49 final payments by position (scenario 35)',
  async (t) => {
    const teams = ['T00', 'T02', 'T07', 'T11']
    const game = beforeTheEnd({ seats: 4, teams }, ordered(ALL))
    const events = game.move(0, roll, first(white(3)))
    const rest = [...events]
    while (!game.game.over) {
      const { seat } = game.game.open[0]!
      rest.push(...game.move(seat, { type: 'commit-lineup', play: [] }, first()))
    }
    const paid = only(rest, 'cash.collected').filter(({ reason }) =>
      ['final-payment', 'double'].includes(reason),
    )
    t.same(
      paid.map(({ seat, amount }) => [seat, amount]),
      [
        [0, 900_000],
        [1, 500_000],
        [2, 300_000],
        [3, 100_000],
        [0, 1_000_000],
      ],
    )
    const [finished] = only(rest, 'season.finished')
    t.same(
      [finished!.winner, finished!.double, finished!.positions, finished!.payments],
      [0, 0, [1, 3, 8, 12], [900_000, 500_000, 300_000, 100_000]],
    )
    t.same(game.game.state.shared.ending, { ranking: [0, 1, 2, 3], reason: 'completed' })
  },
)

t.test('TC-R41 TC-R42 the best manager wins behind a rival champion (scenario 35)', async (t) => {
  const order = ['T05', 'T00', ...ALL.filter((team) => !['T05', 'T00'].includes(team))]
  const game = beforeTheEnd({ teams: ['T00', 'T11'] }, ordered(order))
  const events = game.move(0, roll, first(white(3)))
  const [finished] = only(events, 'season.finished')
  t.same([finished!.winner, finished!.double, finished!.cupWinner], [0, null, 'T00'])
  t.equal(finished!.payments[0], 700_000)
})

t.test('TC-903 TC-R39 a table of managers pays the first places (scenario 44)', async (t) => {
  const ending = (miniTable: Options['miniTable']) => {
    const teams = ['T00', 'T03', 'T05']
    const game = beforeTheEnd({ seats: 3, teams, options: { ...mini, miniTable } }, ordered(ALL))
    game.move(0, roll, first(white(3)))
    playOn(game)
    return game.game.state.shared.history[0]!.payments
  }
  t.same(ending('managed-only'), [900_000, 700_000, 500_000])
  t.same(ending('played-matches'), [900_000, 500_000, 400_000])
})

t.test('TC-1004 TC-1005 TC-R50 seasons start afresh or carry money (scenario 37)', async (t) => {
  const debt = { id: 1, amount: 150_000, card: 'R16', reason: 'card' as const }
  const next = (betweenSeasons: Options['betweenSeasons']) => {
    const game = beforeTheEnd(
      {
        teams: ['T00', 'T08'],
        cash: [0, 70_000],
        debts: [[], [debt]],
        stars: [['GK'], []],
        keep: [['Y45'], []],
        options: { ...mini, seasons: 2, betweenSeasons },
      },
      ordered(ALL),
    )
    // In round 22, T04 plays T00, then T08 plays T05. Seat 1 finishes in 9th place and receives
    // 120,000.
    game.move(0, roll, [white(3)])
    game.move(0, { type: 'commit-lineup', play: [] })
    const draws = first(blue(1), red(1), blue(0), red(1))
    game.move(0, { type: 'commit-penalty', card: null }, draws)
    return game
  }
  const carried = next('carry')
  t.equal(carried.game.state.shared.season, 2)
  t.same(carried.game.state.shared.seats[1]!.debts, [])
  t.equal(carried.game.state.shared.history[0]!.positions[1], 9)
  t.equal(cashOf(carried, 1), 170_000)
  const scratch = next('scratch')
  t.equal(cashOf(scratch, 1), 200_000)
  for (const { game } of [carried, scratch]) {
    const { square, stars, keep, team } = game.state.shared.seats[0]!
    t.same([square, stars, keep, team], [0, [], [], 'T00'])
    t.same([game.state.shared.roundsPlayed, game.state.shared.cupRoundsPlayed], [0, 0])
    t.same(game.state.shared.stock, { GK: 6, DEF: 6, MID: 6, FOR: 6 })
    t.same([game.state.secret.packs.yellow.length, game.state.secret.packs.red.length], [60, 60])
    t.ok(game.state.shared.turn > 1, 'turns continue counting')
  }
})

t.test('TC-R50 an unpaid debt is carried without its card, or cancelled', async (t) => {
  const debt = { id: 4, amount: 9_000_000, card: 'R16', reason: 'card' as const }
  const next = (betweenSeasons: Options['betweenSeasons']) => {
    const options = { ...mini, seasons: 2, betweenSeasons }
    const game = beforeTheEnd({ debts: [[debt]], options })
    game.move(0, roll, first(white(3)))
    playOn(game)
    return game.game.state.shared.seats[0]!.debts
  }
  t.same(next('carry'), [{ ...debt, card: null }])
  t.same(next('scratch'), [])
})

t.test('TC-R51 several seasons rank by wins, points, difference, cash, position', async (t) => {
  const season = (winner: number, points: number[], positions: number[]) => ({
    season: 1,
    winner,
    double: null,
    positions,
    payments: [0, 0],
    cupWinner: 'T00',
    runnerUp: 'T01',
    table: points.map((sum, seat) => ({
      position: seat + 1,
      team: `T0${seat}`,
      name: 'x',
      seat,
      played: 22,
      won: 0,
      drawn: 0,
      lost: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      difference: 0,
      points: sum,
    })),
  })
  const ended = (history: ReturnType<typeof season>[], cash = [0, 0]) => {
    const game = beforeTheEnd(
      { season: history.length + 1, cash, options: { ...mini, seasons: history.length + 1 } },
      (shared) => {
        shared.history = history.map((one, index) => ({ ...one, season: index + 1 }))
        ordered(ALL)(shared)
      },
    )
    game.move(0, roll, first(white(3)))
    playOn(game)
    return game.game
  }
  const { state, table } = ended([season(1, [10, 90], [2, 1]), season(1, [10, 90], [2, 1])])
  t.same(state.shared.ending!.ranking, [1, 0], 'two titles to one')
  t.equal(state.shared.history.length, 3)
  const points = ended([season(1, [0, 400], [2, 1])])
  t.same(points.state.shared.ending!.ranking, [1, 0], 'a title each, more points')
  t.equal(table.options.seasons, 3)
})

t.test('TC-R51 level titles and points rank by difference, cash, last position', async (t) => {
  type Row = { points: number; difference: number }
  const result = (winner: number, rows: Row[], positions: number[]) =>
    ({ winner, positions, table: rows.map((row, seat) => ({ ...row, seat })) }) as SeasonResult
  const ranked = (differences: [number, number], cash: [number, number]) => {
    const rows = differences.map((difference) => ({ points: 30, difference }))
    const history = [result(0, rows, [1, 2]), result(1, rows, [2, 1])]
    const seats = cash.map((own) => ({ cash: own, resigned: null })) as Manager[]
    const shared = { ...initial({ seats: 2 }).shared, seats, history }
    return rankingOf({ state: { shared }, table: position().game.table })
  }
  t.same(ranked([4, 5], [900, 0]), [1, 0], 'goal difference')
  t.same(ranked([4, 4], [900, 0]), [0, 1], 'cash')
  t.same(ranked([4, 4], [900, 900]), [1, 0], 'position in the last season')
})

t.test('TC-R54 a manager leaves on its own turn (scenario 40)', async (t) => {
  const game = position({
    seats: 3,
    turn: 1,
    stars: [[], ['GK'], []],
    keep: [[], ['Y45'], []],
    debts: [[], [{ id: 1, amount: 300_000, card: 'R22', reason: 'card' }], []],
  })
  const events = game.resign(1)
  t.same(events, [
    { type: 'star.lost', seat: 1, category: 'GK', cause: 'resignation', stockLeft: 6 },
    { type: 'card.returned', seat: 1, card: 'R22', colour: 'red' },
    { type: 'card.returned', seat: 1, card: 'Y45', colour: 'yellow' },
    { type: 'seat.resigned', seat: 1, order: 1, team: 'T01', cash: 200_000, debts: [1] },
    { type: 'turn.started', turn: 2, seat: 2 },
  ])
  t.same(game.asked(), ['2 turn-roll'])
  t.equal(game.view(0).table.find(({ team }) => team === 'T01')!.seat, null)
  t.same(game.refuses(1, roll).refused, 'seat-resigned')
  game.move(2, roll, first(white(2)))
  t.same(game.asked(), ['0 turn-roll'], 'skipped from now on')
  t.notOk(game.legal(0).length === 0)
})

t.test('TC-R54 TC-R14 a manager who resigned cannot be nominated', async (t) => {
  const game = position({ seats: 3, squares: [17, 0, 0], pink: true })
  game.resign(2)
  t.same(game.asked(), ['0 pink-nominate'])
  t.same(game.refuses(0, { type: 'nominate', seat: 2, colour: 'red' }).refused, 'seat-not-eligible')
  t.equal(game.legal(0).length, 4)
})

t.test('TC-R54 a pink nomination gets its default before the manager leaves', async (t) => {
  const game = position({ seats: 3, squares: [17, 0, 0], pink: true, yellow: ['Y45'] })
  const events = game.resign(0)
  t.same(
    events.map(({ type }) => type),
    [
      ...['pink.nominated', 'card.drawn', 'card.held'],
      ...['card.returned', 'seat.resigned', 'turn.started'],
    ],
  )
  t.same(game.asked(), ['1 turn-roll'])
})

t.test('TC-R54 due rounds are played after the manager left', async (t) => {
  const game = position({ seats: 3, options: mini, cash: [0, 0, 0] })
  game.move(0, roll, [white(6)])
  t.same(game.game.state.shared.queue, [{ kind: 'round', round: 1 }])
  game.resign(0, first())
  t.equal(game.game.state.shared.roundsPlayed, 1)
  t.same(game.asked(), ['1 turn-roll'])
})

t.test('TC-R54 two leave in their match: the second request lapses (scenario 45)', async (t) => {
  const game = position({ cash: [300_000, 300_000], options: mini })
  game.move(0, roll, [white(4)])
  const asked = game.resign(0)
  t.same(pluck(asked, 'type'), ['resignation.requested', 'lineup.committed'])
  t.same(game.asked(), ['1 match-stars'])
  t.same(game.refuses(0, { type: 'commit-lineup', play: [] }).refused, 'seat-resigned')

  const events = game.resign(1, first())

  t.same(
    only(events, 'seat.resigned', 'game.finished').map(({ type }) => type),
    ['seat.resigned', 'game.finished'],
  )
  t.same(game.game.state.shared.ending, { ranking: [1, 0], reason: 'walkover' })
  t.equal(only(events, 'match.finished').length, 1)
  t.notOk(only(events, 'cash.collected').some(({ reason }) => reason === 'final-payment'))
  t.equal(game.game.state.shared.seats[1]!.leaving, null)
})

t.test('TC-R54 resigned seats rank behind the others, later ones first', async (t) => {
  const game = position({ seats: 4 })
  game.resign(2)
  game.resign(1)
  game.resign(3)
  t.ok(game.game.over)
  t.same(game.game.state.shared.ending, { ranking: [0, 3, 1, 2], reason: 'walkover' })
  t.same(game.refuses(0, roll).refused, 'game-over')
})

t.test('TC-R54 TC-1005 a resigned manager skips later seasons (scenario 46)', async (t) => {
  const game = beforeTheEnd({
    seats: 3,
    cash: [0, 90_000, 0],
    debts: [[], [{ id: 1, amount: 100_000, card: null, reason: 'blue' }], []],
    options: { ...mini, seasons: 2, betweenSeasons: 'carry', teamsBetweenSeasons: 'reselect' },
  })
  const left = only(game.resign(1), 'seat.resigned')
  t.same(left, [
    { type: 'seat.resigned', seat: 1, order: 1, team: 'T01', cash: 90_000, debts: [1] },
  ])
  game.move(0, roll, first(white(3)))
  playOn(game)
  t.same(game.asked(), ['0 choose-team', '2 choose-team'])
  t.same([cashOf(game, 1), game.game.state.shared.seats[1]!.team], [0, null])
  game.move(2, { type: 'choose-team', team: 'T00' })
  const events = game.move(0, { type: 'choose-team', team: 'T07' }, first())
  t.same(pluck(only(events, 'first-player.rolled')[0]!.rolls, 'seat'), [0, 2])
})

t.test('TC-R54 the last manager to choose a team may leave instead', async (t) => {
  const game = beforeTheEnd({
    seats: 3,
    cash: [0, 0, 0],
    options: { ...mini, seasons: 2, teamsBetweenSeasons: 'reselect' },
  })
  game.move(0, roll, first(white(3)))
  playOn(game)
  game.move(0, { type: 'choose-team', team: 'T07' })
  game.move(2, { type: 'choose-team', team: 'T08' })
  game.resign(1, first())
  t.ok(game.asked()[0]!.endsWith('turn-roll'))
})
