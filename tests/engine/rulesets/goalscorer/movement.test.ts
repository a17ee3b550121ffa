import t from 'tap'
import { refused } from '../../../../src/package/sitting.ts'
import {
  AWAY,
  first,
  HOME,
  kickOff,
  listed,
  position,
  score,
  seenAs,
  types,
  waysOf,
  youth,
} from './position.ts'

t.test('GS-S2 GS-25 GS-26 the opening offers 14 Youth Counter moves', async (t) => {
  const game = kickOff()

  t.same(
    listed(game),
    [
      'y1 b3',
      'y2 b3',
      'y2 d3',
      'y3 d3',
      'y3 f3',
      'y4 f3',
      'y5 a4',
      'y5 b4',
      'y6 b4',
      'y6 d4',
      'y7 d4',
      'y7 f4',
      'y8 f4',
      'y8 g4',
    ].map((move) => `home-${move}`),
  )
})

t.test('GS-S3 GS-24 GS-28 GS-29 GS-33 the opening then offers 17 First Teamer moves', async (t) => {
  const game = kickOff()

  const events = game.move(HOME, youth('home-y5', 'a4'))

  t.same(events, [{ type: 'youth.moved', seat: 0, counter: 'home-y5', from: 'a3', to: 'a4' }])
  t.same(game.asked(), ['0 first-teamer-move'])
  t.same(waysOf(game, 'home-1'), ['c1', 'e1', 'd2'])
  t.same(waysOf(game, 'home-9'), ['b3', 'd3', 'b4', 'd4', 'b5', 'c5', 'd5'])
  t.same(waysOf(game, 'home-10'), ['d3', 'f3', 'd4', 'f4', 'd5', 'e5', 'f5'])
  t.equal(listed(game).length, 17)
})

t.test('GS-S4 GS-24 GS-R44 the Youth Counter move comes first, and home begins', async (t) => {
  const game = kickOff()

  t.same(game.refuses(HOME, first('home-9', 'c5')), refused('wrong-move-for-decision'))
  t.same(game.refuses(AWAY, youth('away-y8', 'a7')), refused('not-your-decision'))
})

t.test('GS-S5 GS-26 GS-27 GS-17 a Youth Counter enters empty squares only', async (t) => {
  const game = position({ home: 'y1=2@d6', away: '9@d7 10@c7 y1=11@e8' })

  t.same(listed(game), ['home-y1 e7'])
  t.same(game.refuses(HOME, youth('home-y1', 'd7')), refused('youth-cannot-capture', 'GS-27'))
})

t.test('GS-S6 GS-26 GS-10 a Youth Counter stops at the edge and at its own side', async (t) => {
  const game = position({ home: 'y1=2@a5 9@b6', away: '1@d10' })

  t.same(listed(game), ['home-y1 a6'])
  t.same(game.refuses(HOME, youth('home-y1', 'b6')), refused('square-occupied-by-own', 'GS-10'))
})

t.test('GS-26 forwards is one row ahead and at most one column aside', async (t) => {
  const game = position({ home: 'y1=2@d5', away: 'y1=2@d6' })

  t.same(waysOf(game, 'home-y1'), ['c6', 'e6'])
  for (const to of ['c5', 'e5', 'd4', 'c4', 'd7', 'b6', 'f6', 'd5'])
    t.same(game.refuses(HOME, youth('home-y1', to)), refused('not-one-square-forward', 'GS-26'), to)
})

t.test('GS-26 forwards is down the rows for away', async (t) => {
  const game = position({ home: '1@d1', away: 'y1=2@d5 9@c4', turn: 2 })

  t.same(waysOf(game, 'away-y1'), ['d4', 'e4'])
})

t.test('GS-S7 GS-30 a First Teamer 2 to 6 does not move diagonally', async (t) => {
  for (const number of ['2', '3', '4', '5', '6']) {
    const game = position({ home: `y1=${number}@d5F`, away: '1@d10', step: 'first-teamer-move' })

    t.same(waysOf(game, 'home-y1'), ['d4', 'c5', 'e5', 'd6'])
    t.same(game.refuses(HOME, first('home-y1', 'e6')), refused('defender-no-diagonal', 'GS-30'))
  }
})

t.test('GS-29 a First Teamer 7 to 11 moves in all eight directions', async (t) => {
  for (const number of ['7', '8', '11']) {
    const game = position({ home: `y1=${number}@d5F`, away: '1@d10', step: 'first-teamer-move' })

    t.same(waysOf(game, 'home-y1'), ['c4', 'd4', 'e4', 'c5', 'e5', 'c6', 'd6', 'e6'])
  }
  const forwards = position({ home: '9@a1 10@g10', away: '1@d10', step: 'first-teamer-move' })
  t.same(waysOf(forwards, 'home-9'), ['b1', 'a2', 'b2'])
  t.same(waysOf(forwards, 'home-10'), ['f9', 'g9', 'f10'])
})

t.test("GS-S8 GS-31 GS-12 the Goalkeeper stays in its Goalkeeper's Area", async (t) => {
  const second = position({ home: '1@d2', away: '1@d10', step: 'first-teamer-move' })
  const corner = position({ home: '1@a1', away: '1@d10', step: 'first-teamer-move' })
  const other = position({ home: '1@a1', away: '1@d9', turn: 2, step: 'first-teamer-move' })

  t.same(waysOf(second, 'home-1'), ['c1', 'd1', 'e1', 'c2', 'e2'])
  const answer = second.refuses(HOME, first('home-1', 'd3'))
  t.same(answer, refused('goalkeeper-outside-area', 'GS-31'))
  t.same(waysOf(corner, 'home-1'), ['b1', 'a2', 'b2'])
  t.same(waysOf(other, 'away-1'), ['c9', 'e9', 'c10', 'd10', 'e10'])
})

t.test('GS-28 GS-33 a First Teamer moves one square, not onto its own side', async (t) => {
  const game = position({ home: '9@d5 y1=2@d6', away: '1@d10', step: 'first-teamer-move' })

  for (const to of ['d5', 'd7', 'f5', 'b3'])
    t.same(game.refuses(HOME, first('home-9', to)), refused('not-one-square', 'GS-28'), to)
  const answer = game.refuses(HOME, first('home-9', 'd6'))
  t.same(answer, refused('square-occupied-by-own', 'GS-10'))
})

t.test('GS-25 GS-28 GS-11 only an own counter on the Pitch moves', async (t) => {
  const home = '1@d1 9@c4 y1=2@b4'
  const away = '9@g7 y1=2@e7 1@d10'
  const one = position({ home, away })
  const two = position({ home, away, step: 'first-teamer-move' })

  for (const off of ['home-y2', 'home-s', 'home-10'] as const) {
    t.same(one.refuses(HOME, youth(off, 'b5')), refused('counter-not-on-pitch', 'GS-11'), off)
    t.same(two.refuses(HOME, first(off, 'b5')), refused('counter-not-on-pitch', 'GS-11'), off)
  }
  t.same(one.refuses(HOME, youth('away-y1', 'e6')), refused('not-your-counter', 'GS-25'))
  t.same(two.refuses(HOME, first('away-9', 'g6')), refused('not-your-counter', 'GS-25'))
  t.same(one.refuses(HOME, youth('home-9', 'c5')), refused('not-a-youth-counter', 'GS-25'))
  t.same(two.refuses(HOME, first('home-y1', 'b5')), refused('not-a-first-teamer', 'GS-28'))
})

t.test('GS-27 the Star Player moves as a Youth Counter, never as a First Teamer', async (t) => {
  const home = '1@d1 9@c4 y8=star@b4'
  const one = position({ home, away: '9@b5 1@d10' })
  const two = position({ home, away: '9@b5 1@d10', step: 'first-teamer-move' })

  t.same(listed(one), ['home-y8 a5', 'home-y8 c5'])
  t.same(one.refuses(HOME, youth('home-y8', 'b5')), refused('youth-cannot-capture', 'GS-27'))
  t.same(two.refuses(HOME, first('home-y8', 'b5')), refused('not-a-first-teamer', 'GS-28'))
})

t.test('GS-11 GS-12 a square behind the last row is not on the Pitch', async (t) => {
  const home = '9@a10 y1=2@b9'
  const one = position({ home, away: '1@d10' })
  const two = position({ home, away: '1@d10', step: 'first-teamer-move' })

  t.same(one.refuses(HOME, youth('home-y1', 'b11')), refused('square-off-pitch', 'GS-11'))
  t.same(two.refuses(HOME, first('home-9', 'a11')), refused('square-off-pitch', 'GS-11'))
  for (const to of ['h3', 'a0', 'a15', 'A1', '', 'a01'])
    t.same(one.refuses(HOME, youth('home-y1', to)), refused('invalid-parameters'), to)
})

t.test('GS-S35 GS-R18 a First Teamer gains nothing on the opposing Goal Line', async (t) => {
  const game = position({
    home: '9@b9 y1=2@b4',
    away: 'y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })

  const events = game.move(HOME, first('home-9', 'b10'))

  t.same(types(events), ['first-teamer.moved', 'turn.started'])
  t.same(score(game), [0, 0])
  t.same(game.asked(), ['1 youth-move'])
})

t.test('GS-S42 GS-R23 GS-34 GS-35 the Goalkeeper captures inside its area', async (t) => {
  const game = position({
    home: '1@d1 9@c4 y1=2@b4',
    away: 'y3=7@e2 1@d10 9@g7 y2=8@a9',
    step: 'first-teamer-move',
  })

  const events = game.move(HOME, first('home-1', 'e2'))

  t.equal(
    types(events).join(' '),
    'first-teamer.moved identity.revealed counter.captured goals.scored turn.started',
  )
  t.equal(seenAs(game, 'away-y3', 'spectator'), '7* captured')
  t.same(score(game), [1, 0])
  t.same(game.asked(), ['1 youth-move'])
})

t.test('GS-24 turns alternate, two moves each', async (t) => {
  const game = kickOff()
  const asked = [...game.asked()]
  const play = [
    youth('home-y5', 'a4'),
    first('home-9', 'c5'),
    youth('away-y8', 'a7'),
    first('away-9', 'e6'),
  ]
  for (const [turn, move] of play.entries()) {
    game.move(turn < 2 ? HOME : AWAY, move)
    asked.push(...game.asked())
  }

  t.same(asked, [
    '0 youth-move',
    '0 first-teamer-move',
    '1 youth-move',
    '1 first-teamer-move',
    '0 youth-move',
  ])
  t.same([game.game.state.turn, game.view('spectator').round], [3, 2])
})
