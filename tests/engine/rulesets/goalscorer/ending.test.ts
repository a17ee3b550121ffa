import t from 'tap'
import type { CounterId } from '../../../../src/engine/rulesets/goalscorer/read/counters.ts'
import { refusalOf, refused } from '../../../../src/package/sitting.ts'
import {
  AWAY,
  first,
  HOME,
  kickOff,
  offside,
  penalty,
  position,
  score,
  seenAs,
  types,
  youth,
} from './position.ts'

t.test('GS-S20 GS-38 GS-62 GS-63 GS-64 GS-R37 the captor of a Star Player may lose', async (t) => {
  const game = position({
    home: '9@e6',
    away: 'y1=star@e7 9@g7',
    score: [0, 3],
    step: 'first-teamer-move',
  })

  const events = game.move(HOME, first('home-9', 'e7'))

  t.equal(
    types(events).join(' '),
    'first-teamer.moved identity.revealed counter.captured goals.scored game.ended',
  )
  t.match(events[3], { goals: 2, reason: 'star-captured', score: [2, 3] })
  const result = { reason: 'star-captured', winner: AWAY, score: [2, 3], stuck: null }
  t.same(game.view('spectator').result, result)
  t.same(game.asked(), [])
})

t.test(
  'GS-S21 GS-61 GS-62 GS-63 GS-64 GS-R17 GS-R36 an arrived Star Player ends the game',
  async (t) => {
    for (const [conceded, winner] of [
      [1, HOME],
      [2, null],
      [3, AWAY],
    ] as const) {
      const game = position({ home: 'y8=star@c9', away: '1@d10', score: [0, conceded] })

      const events = game.move(HOME, youth('home-y8', 'b10'))

      t.same(types(events), ['youth.moved', 'identity.revealed', 'goals.scored', 'game.ended'])
      const result = { reason: 'star-arrived', winner, score: [2, conceded], stuck: null }
      t.same(game.view('spectator').result, result)
      t.same(game.asked(), [])
    }
  },
)

t.test('GS-S18 GS-66 GS-R30 GS-R34 GS-R35 GS-R36 a game without Youth Counters ends', async (t) => {
  const game = position({
    home: '9@e6 1@d1',
    away: 'y1=2@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })
  const captured = game.move(HOME, first('home-9', 'e7'))
  t.match(captured.at(-1), { type: 'award.lapsed', award: 'penalty', reason: 'no-target' })
  game.move(AWAY, youth('away-y2', 'a8'))

  const events = game.move(AWAY, first('away-1', 'd9'))

  t.same(types(events), ['first-teamer.moved', 'turn.started', 'seat.stuck', 'game.ended'])
  t.equal(game.game.state.turn, 3)
  const stuck = { seat: HOME, step: 'youth-move' }
  t.same(game.view(HOME).result, { reason: 'stuck', winner: null, score: [0, 0], stuck })
})

t.test('GS-S32 GS-35 GS-66 GS-R34 GS-R44 a movable First Teamer does not help', async (t) => {
  const game = position({
    home: '9@c6 1@d1 y1=4@g4 y2=7@f4',
    away: 'y8=8@c7 y1=11@g5 9@e7 1@d10',
    step: 'first-teamer-move',
  })

  game.move(HOME, first('home-9', 'c7'))

  const stuck = { seat: AWAY, step: 'youth-move' }
  t.same(game.view(AWAY).result, { reason: 'stuck', winner: HOME, score: [1, 0], stuck })
})

t.test('GS-S33 GS-66 GS-R34 the game ends if the second move is impossible', async (t) => {
  const game = position({ home: 'y1=2@e5 y2=7@b3', away: '1@d10' })

  const events = game.move(HOME, youth('home-y2', 'b4'))

  t.same(types(events), ['youth.moved', 'seat.stuck', 'game.ended'])
  const stuck = { seat: HOME, step: 'first-teamer-move' }
  t.same(game.view(HOME).result, { reason: 'stuck', winner: null, score: [0, 0], stuck })
})

t.test('GS-S34 GS-65 GS-67 GS-R9 GS-R10 an award lapses at the turn limit', async (t) => {
  const game = position({
    home: 'y1=2@e5 y2=7@b3 9@a2 1@d1',
    away: '9@e6 1@d10 y1=11@g9',
    score: [1, 0],
    turn: 40,
    step: 'first-teamer-move',
  })

  const events = game.move(AWAY, first('away-9', 'e5'))

  t.same(types(events).slice(-3), ['penalty.awarded', 'award.lapsed', 'game.ended'])
  t.match(events.at(-2), { seat: HOME, award: 'penalty', reason: 'turn-limit' })
  t.equal(game.game.state.turn, 40)
  const result = { reason: 'turn-limit', winner: HOME, score: [1, 0], stuck: null }
  t.same(game.view(HOME).result, result)
})

t.test('GS-R10 a Star Player in the last turn is the stated reason', async (t) => {
  const game = position({
    home: 'y8=star@e5 1@d1',
    away: '9@e6 1@d10',
    turn: 40,
    step: 'first-teamer-move',
  })

  game.move(AWAY, first('away-9', 'e5'))

  t.match(game.view(HOME).result, { reason: 'star-captured', winner: AWAY, score: [0, 2] })
})

t.test('GS-R9 GS-65 without a limit the turns continue', async (t) => {
  const game = position({
    home: 'y2=7@b3 1@d1',
    away: '9@e6 1@d10',
    turn: 40,
    step: 'first-teamer-move',
    options: { turnLimit: null },
  })

  game.move(AWAY, first('away-9', 'e5'))

  t.equal(game.game.state.turn, 41)
  t.same(game.asked(), ['0 youth-move'])
})

t.test('GS-S40 GS-R40 a seat that runs out of time makes the first listed move', async (t) => {
  const game = kickOff({ decisionTimeLimitSeconds: 10 })

  const one = game.timeOut()
  const two = game.timeOut()

  t.match(one, [{ type: 'youth.moved', counter: 'home-y1', to: 'b3' }])
  t.match(two[0], { type: 'first-teamer.moved', counter: 'home-1', to: 'c1' })
  t.equal(game.game.state.turn, 2)
  t.equal(game.game.open[0]?.deadline, game.game.at + 10_000)
})

t.test('GS-R40 no clock runs unless the table has one', async (t) => {
  t.equal(kickOff().game.open[0]?.deadline, null)
})

t.test('GS-R40 a First Teamer captures by default only where it must', async (t) => {
  const away = 'y1=7@c2 y2=8@d2 9@g7 1@d10'
  const limit = { decisionTimeLimitSeconds: 10 }
  const quiet = position({ home: '1@d1 y1=2@b4', away, step: 'first-teamer-move', options: limit })
  const forced = position({
    home: '1@d1 y1=2@c1 y2=3@e1 y3=4@e2',
    away,
    step: 'first-teamer-move',
    options: limit,
  })

  t.match(quiet.timeOut()[0], { counter: 'home-1', to: 'c1' })
  t.match(forced.timeOut()[0], { counter: 'home-1', to: 'c2' })
})

t.test('GS-R40 awards and debuts default to the first of the list too', async (t) => {
  const options = { decisionTimeLimitSeconds: 10 }
  const home = '9@e6 1@d1 y1=2@b4 y2=3@c9'
  for (const [x, event] of [
    ['2', { type: 'penalty.taken', counter: 'home-y1' }],
    ['4', { type: 'offside.taken', counter: 'home-y1' }],
  ] as const) {
    const away = `y1=${x}@e7 y2=8@a9 9@g7 1@d10`
    const game = position({ home, away, step: 'first-teamer-move', options })
    game.move(HOME, first('home-9', 'e7'))
    t.match(game.timeOut()[0], event)
  }
  const game = position({ home, away: '1@d10', options })
  game.move(HOME, youth('home-y2', 'c10'))
  t.match(game.timeOut()[1], { type: 'debut.made', counter: 'home-y2', to: 'a1' })
})

t.test(
  'GS-S41 GS-24 GS-25 GS-28 GS-32 GS-35 GS-36 GS-37 GS-38 a whole game is as written',
  async (t) => {
    const game = kickOff()
    const step = (seat: number, line: string) => {
      const side = seat === HOME ? 'home' : 'away'
      const other = seat === HOME ? 'away' : 'home'
      const [one = '', two = ''] = line.split('; ').map((move) => move.trim())
      const [counter, to] = one.split(' ')
      if (one.startsWith('offside')) game.move(seat, offside(`${other}-${to}` as CounterId))
      else if (one.startsWith('penalty')) game.move(seat, penalty(`${other}-${to}` as CounterId))
      else game.move(seat, youth(`${side}-${counter}` as CounterId, to!))
      const [second, square] = two.split(' ')
      game.move(seat, first(`${side}-${second}` as CounterId, square!))
    }
    const lines = [
      'y6 b4; 10 e5',
      'y7 d7; 10 b6',
      'y2 b3; 10 d5',
      'y5 f7; 10 a5',
      'y5 a4; 9 b5',
      'y8 b7; 10 a4',
      'offside y4; 9 a6',
      'y4 a8; 10 b3',
      'penalty y6; 9 b7',
    ]
    for (const [turn, line] of lines.entries()) step(turn % 2, line)

    const result = { reason: 'star-captured', winner: HOME, score: [3, 0], stuck: null }
    t.same(game.view('spectator').result, result)
    t.equal(game.game.state.turn, 9)
    t.equal(game.commits.length, 19)
    t.same(
      game.game.state.goals.map(({ turn, reason, counter }) => [turn, reason, counter]),
      [
        [9, 'penalty', 'away-y6'],
        [9, 'star-captured', 'away-y8'],
      ],
    )
  },
)

t.test('GS-S46 GS-R38 GS-R41 a seat may resign at any time, and loses', async (t) => {
  const game = position({
    home: '9@e6 1@d1 y1=2@b4 y2=3@c4',
    away: 'y1=2@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })
  game.move(HOME, first('home-9', 'e7'))
  t.same(game.asked(), ['1 penalty'])

  const events = game.resign(HOME)

  t.same(types(events), ['game.ended'])
  const result = { reason: 'resigned', winner: AWAY, score: [0, 0], stuck: null }
  for (const viewer of [HOME, AWAY, 'spectator', 'admin'] as const) {
    const view = game.view(viewer)
    t.same(view.result, result)
    t.same(view.unknown, [[], []])
    t.notOk(view.counters.some(({ identity }) => identity === null))
  }
  t.equal(seenAs(game, 'home-y2', AWAY), '3 youth c4')
  t.same(game.refuses(AWAY, penalty('home-y1')), refused('game-over'))
  t.same(score(game), [0, 0])
  t.same(
    refusalOf(() => game.resign(AWAY)),
    refused('game-over'),
  )
  const outcome = { ranking: [[AWAY], [HOME]], scores: [0, 0], reason: 'resigned' }
  t.same(game.rules.outcome(game.game.state, game.game.table), outcome)
})

t.test('GS-63 GS-R36 the outcome ranks by goals, and a draw shares the place', async (t) => {
  const rankings = [1, 2, 3].map((conceded) => {
    const game = position({ home: 'y8=star@c9', away: '1@d10', score: [0, conceded] })
    game.move(HOME, youth('home-y8', 'b10'))
    return game.rules.outcome(game.game.state, game.game.table)?.ranking
  })

  t.same(rankings, [[[HOME], [AWAY]], [[HOME, AWAY]], [[AWAY], [HOME]]])
})
