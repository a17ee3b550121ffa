import t from 'tap'
import { house } from '../../../../src/engine/rulesets/title-chase/content/house.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import { refused, sitDown } from '../../../../src/package/sitting.ts'
import {
  black,
  blue,
  bottomOf,
  cashOf,
  first,
  mini,
  only,
  plainSetUp,
  position,
  red,
  roll,
  scoresIn,
  starsOf,
  stockOf,
  typesOf,
  white,
} from './season.ts'

t.test(
  'TC-410 TC-614 TC-706 TC-707 TC-708 TC-712 a penalty card adds the black die (scenario 26)',
  async (t) => {
    const game = position({
      options: mini,
      teams: ['T00', 'T01'],
      stars: [['GK'], []],
      keep: [['Y45', 'R53', 'Y55'], []],
      cash: [0, 0],
    })
    game.move(0, roll, [white(4)])
    game.move(0, { type: 'commit-lineup', play: ['GK'] })
    t.same(game.asked(), ['0 match-penalty'])
    const penalty = (card: unknown) => ({ type: 'commit-penalty', card })
    t.same(game.refuses(0, penalty('Y46')), refused('card-not-held', 'TC-405'))
    t.same(game.refuses(0, penalty('Y55')), refused('wrong-card-kind', 'TC-R35'))
    t.same(game.refuses(0, penalty(['Y45', 'R53'])), refused('invalid-parameters'))
    t.equal(game.legal(0).length, 3, 'one of two, or none')

    const events = game.move(0, { type: 'commit-penalty', card: 'Y45' }, [
      ...[blue(1), black(2), red(4)],
    ])

    t.same(scoresIn(events), [[4, 4]])
    t.same([cashOf(game, 0), cashOf(game, 1)], [75_000, 75_000])
    t.same(starsOf(game, 0), ['GK'])
    t.equal(bottomOf(game, 'yellow'), 'Y45')
    t.same(game.game.state.shared.seats[0]!.keep, ['R53', 'Y55'])
    const points = game.view(0).table.map((row) => row.points)
    t.same(points.slice(0, 2), [1, 1])
  },
)

t.test('TC-705 TC-R56 a penalty card may be kept', async (t) => {
  const game = position({
    options: mini,
    teams: ['T00', 'T01'],
    keep: [['Y45'], []],
    cash: [0, 0],
    decisionSeconds: 9,
  })
  game.move(0, roll, [white(4)])
  const events = game.timeOut([blue(1), red(0)])
  t.same(only(events, 'penalty.committed'), [
    { type: 'penalty.committed', seat: 0, side: 'home', card: null },
  ])
  t.equal(only(events, 'match.rolled').length, 2, 'no black die')
})

t.test('TC-505 TC-612 TC-615 TC-618 TC-R58 an unmanaged team wins (scenario 27)', async (t) => {
  const game = position({
    options: mini,
    squares: [4, 0],
    teams: ['T00', 'T09'],
    stars: [['GK', 'MID'], []],
    cash: [0, 0],
  })
  game.move(0, roll, [white(4)])
  const events = game.move(0, { type: 'commit-lineup', play: ['GK', 'MID'] }, [
    ...[blue(4), red(1), blue(1), red(1)],
  ])
  t.same(scoresIn(events)[0], [4, 3])
  t.equal(cashOf(game, 0), 50_000)
  t.same([stockOf(game, 'GK'), stockOf(game, 'MID')], [6, 6])
  const home = game.view(0).table.find(({ team }) => team === 'T05')!
  t.equal(home.points, 4, 'three points for the unmanaged team, one before')
  t.equal(only(events, 'cash.collected').length, 2, 'without money')
})

t.test(
  'TC-714 TC-715 TC-719 TC-R27 two unmanaged teams play in the long version (scenario 28)',
  async (t) => {
    const game = position({ teams: ['T10', 'T11'], cash: [0, 0] })
    const events = game.move(0, roll, first(white(4), blue(3), red(0)))
    t.same(scoresIn(events)[0], [3, 0])
    t.equal(scoresIn(events).length, 6)
    t.same(game.view(0).fixtures[0]![0], {
      home: 'T00',
      away: 'T01',
      status: 'played',
      score: [3, 0],
    })
    t.same(
      only(events, 'lineup.committed').map(({ seat }) => seat),
      [0, 1],
      'no decision and no payment for unmanaged teams',
    )
    const rolled = typesOf(events)
    t.ok(rolled.indexOf('match.finished') < rolled.lastIndexOf('match.started'))
  },
)

t.test('TC-716 TC-717 the Mini League skips unmanaged matches (scenario 28)', async (t) => {
  const game = position({ teams: ['T10', 'T11'], cash: [0, 0], options: mini })
  const events = game.move(0, roll, [white(4), blue(1), red(0)])
  t.equal(only(events, 'match.skipped').length, 5)
  t.same(only(events, 'match.skipped')[0], { type: 'match.skipped', round: 1, no: 1 })
  t.equal(game.view(0).fixtures[0]![0]!.status, 'skipped')
  t.same(game.view(0).table[0], {
    position: 1,
    team: 'T10',
    name: 'Kestrelford',
    seat: 0,
    played: 1,
    won: 1,
    drawn: 0,
    lost: 0,
    goalsFor: 1,
    goalsAgainst: 0,
    difference: 1,
    points: 3,
  })
})

t.test('TC-716 TC-R38 a Mini season of four has 76 league matches (scenario 28)', async (t) => {
  const options = { ...mini, autoRoll: true, teamAssignment: 'preset' }
  const game = sitDown(titleChase, { seats: 4, options, decisionSeconds: 1 }, first())
  while (!game.game.over) game.timeOut(first())
  const { fixtures, cup } = game.view(0)
  const played = fixtures.flat().filter(({ status }) => status === 'played')
  t.same([played.length, 132 - played.length, cup.ties.length], [76, 56, 15])
})

t.test('TC-R39 the Mini table may rank managed teams only (scenario 44)', async (t) => {
  const ranked = (miniTable: 'played-matches' | 'managed-only') => {
    const options = { ...mini, miniTable }
    return position({ teams: ['T10', 'T11'], cash: [0, 0], options }).view(0).table
  }
  t.equal(ranked('played-matches').length, 12)
  t.same(
    ranked('managed-only').map(({ position, team }) => `${position} ${team}`),
    ['1 T10', '2 T11'],
  )
  const long = position({ options: { miniTable: 'managed-only' } }).view(0).table
  t.equal(long.length, 12, 'ignored in the long version')
})

t.test('TC-718 TC-R29 TC-R40 goals, wins, then lots break ties (scenario 36)', async (t) => {
  const scored = (scores: [number, number][], lots?: string[]) =>
    position({}, (shared) => {
      shared.fixtures = shared.fixtures.map((round) => round.map((one) => ({ ...one })))
      shared.roundsPlayed = 1
      for (const [no, fixture] of shared.fixtures[0]!.entries()) {
        fixture.status = 'played'
        fixture.score = scores[no] ?? [0, 0]
      }
      shared.cup.alive = [...shared.cup.alive]
      if (lots) shared.lots = lots
    })
      .view(0)
      .table.map(({ team }) => team)

  t.same(
    scored([
      [2, 1],
      [3, 2],
      [3, 0],
    ]).slice(0, 3),
    ['T04', 'T02', 'T00'],
    'difference, then goals',
  )
  const lots = house.leagues[0]!.teams.map(({ id }) => id).toReversed()
  t.same(scored([], lots), lots, 'all level: the order of the lots')
})

t.test('TC-R55 TC-703 the managers of a match are fixed when it starts', async (t) => {
  const game = position({ options: mini, teams: ['T00', 'T11'], cash: [300_000, 0] })
  const events = game.move(0, roll, [white(4)])
  t.same(only(events, 'match.started'), [
    {
      type: 'match.started',
      competition: 'league',
      round: 1,
      no: 1,
      cupRound: null,
      tie: null,
      replay: 0,
      home: 'T00',
      away: 'T01',
      homeSeat: 0,
      awaySeat: null,
      neutral: false,
      firstHome: 'T00',
    },
  ])
})

t.test('TC-713 TC-709 the engine throws for the unmanaged side, each its own die', async (t) => {
  const game = position({ options: mini, teams: ['T01', 'T11'], cash: [0, 0] })
  const events = game.move(0, roll, [white(4), blue(0), red(4), blue(0), red(0)])
  t.same(only(events, 'match.rolled').slice(0, 2), [
    { type: 'match.rolled', side: 'home', die: 'blue', face: 0 },
    { type: 'match.rolled', side: 'away', die: 'red', face: 4 },
  ])
})

t.test('TC-204 TC-205 with autoRoll no manager has to roll', async (t) => {
  const options = { autoRoll: true, teamAssignment: 'preset' }
  const game = sitDown(titleChase, { seats: 2, options }, first(...plainSetUp(2)))
  t.notOk(game.asked().some((asked) => asked.endsWith('turn-roll')))
})
