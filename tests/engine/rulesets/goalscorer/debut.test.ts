import t from 'tap'
import type { CounterId } from '../../../../src/engine/rulesets/goalscorer/read/counters.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  AWAY,
  debut,
  first,
  type Game,
  HOME,
  listed,
  offside,
  type Position,
  penalty,
  position,
  score,
  seenAs,
  types,
  youth,
} from './position.ts'

function arrived(before: Position, counter: CounterId, to: string): Game {
  const game = position(before)
  game.move(HOME, youth(counter, to))
  return game
}

const S22: Position = {
  home: 'y2=3@c9 1@d1 y5=6@a2 y4=5@g1 9@c4 s=11',
  away: 'y5=5@b2 1@d10 y2=8@a9 9@g7',
}

t.test('GS-S22 GS-50 GS-52 GS-54 GS-58 GS-59 at the Goal Line the debut comes next', async (t) => {
  const game = position(S22)

  const events = game.move(HOME, youth('home-y2', 'c10'))

  t.same(events, [
    { type: 'youth.moved', seat: 0, counter: 'home-y2', from: 'c9', to: 'c10' },
    { type: 'goal-line.reached', seat: 0, counter: 'home-y2', square: 'c10' },
  ])
  t.same(game.asked(), ['0 debut-move'])
  t.same(listed(game), [
    ...['a1', 'b1', 'c1', 'e1', 'f1', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2'],
    ...['+b9', '+c9', '+d9', '+b10', '+d10'],
  ])
})

t.test('GS-S23 GS-37 GS-46 GS-51 GS-57 a debut captures, with the usual result', async (t) => {
  const game = arrived(S22, 'home-y2', 'c10')

  const events = game.move(HOME, debut('b2'))

  t.same(events, [
    { type: 'identity.revealed', counter: 'home-y2', identity: '3', cause: 'debut' },
    { type: 'debut.made', seat: 0, counter: 'home-y2', identity: '3', from: 'c10', to: 'b2' },
    { type: 'identity.revealed', counter: 'away-y5', identity: '5', cause: 'capture' },
    {
      type: 'counter.captured',
      seat: 0,
      by: 'home-y2',
      counter: 'away-y5',
      identity: '5',
      square: 'b2',
    },
    { type: 'offside.awarded', seat: 1, causedBy: 'away-y5' },
    { type: 'turn.started', turn: 2, round: 1, seat: 1, award: 'offside' },
  ])
  t.equal(seenAs(game, 'home-y2', AWAY), '3* first-team b2')
  t.equal(seenAs(game, 'away-y5', HOME), '5* captured')
  t.same(listed(game), ['home-y4', 'home-y5'])
})

t.test('GS-51 GS-30 after its debut it moves as a First Teamer of its number', async (t) => {
  const game = arrived(S22, 'home-y2', 'c10')
  game.move(HOME, debut('c2'))
  game.move(AWAY, youth('away-y2', 'a8'))
  game.move(AWAY, first('away-9', 'g6'))
  game.move(HOME, youth('home-y5', 'a3'))

  const ways = listed(game).filter((move) => move.startsWith('home-y2'))

  t.same(ways, ['home-y2 c1', 'home-y2 b2', 'home-y2 d2', 'home-y2 c3'])
})

t.test('GS-S24 GS-38 GS-53 GS-57 GS-58 GS-59 GS-60 the rulebook’s example holds', async (t) => {
  const before: Position = {
    home: 'y2=3@g9 1@d1 9@c4 s=7',
    away: 'y7=star@d6* 1@d10 9@g7 y2=8@a9',
    score: [0, 1],
  }
  const game = arrived(before, 'home-y2', 'g10')
  t.equal(listed(game).filter((to) => !to.startsWith('+')).length, 13)
  t.equal(listed(game).filter((to) => to.startsWith('+')).length, 14)

  const events = game.move(HOME, debut('d6', true))

  t.same(events.slice(0, 3), [
    { type: 'substitute.brought-on', seat: 0, on: 'home-s', off: 'home-y2', square: 'g10' },
    { type: 'identity.revealed', counter: 'home-s', identity: '7', cause: 'debut' },
    { type: 'debut.made', seat: 0, counter: 'home-s', identity: '7', from: 'g10', to: 'd6' },
  ])
  t.same(types(events).slice(3), ['counter.captured', 'goals.scored', 'game.ended'])
  t.match(game.view('spectator').result, { reason: 'star-captured', winner: 0, score: [2, 1] })
  t.equal(seenAs(game, 'home-y2', 'admin'), '3 replaced')
  t.equal(seenAs(game, 'home-s', 'admin'), '7* first-team d6')
})

t.test('GS-S25 GS-54 GS-R20 an 8 goes to any square beside it, also across corners', async (t) => {
  const game = arrived({ home: 'y7=8@a9 10@b9 s', away: '1@d10' }, 'home-y7', 'a10')

  t.same(listed(game), ['a9', 'b10'])
})

t.test('GS-S26 GS-R34 a debut always has a square: the one just left', async (t) => {
  const game = arrived({ home: 'y7=8@b9 y2=3@a9 10@b10 s', away: '1@d10' }, 'home-y7', 'a10')

  t.same(listed(game), ['b9'])
})

t.test('GS-S27 GS-35 GS-53 GS-57 GS-R19 a 6 goes to the Midfield Area', async (t) => {
  const game = arrived({ home: 'y5=6@c9 9@c5 10@e5 s', away: '9@d6' }, 'home-y5', 'c10')
  t.same(listed(game), [
    ...['a5', 'b5', 'd5', 'f5', 'g5'],
    ...['a6', 'b6', 'c6', 'd6', 'e6', 'f6', 'g6'],
  ])

  game.move(HOME, debut('d6'))

  t.equal(seenAs(game, 'away-9', HOME), '9* captured')
  t.same(score(game), [1, 0])
})

t.test('GS-S28 GS-52 GS-58 a game has at most 28 debuts', async (t) => {
  const game = arrived({ home: 'y2=3@c9 9@c4 s=4', away: '1@d10' }, 'home-y2', 'c10')

  t.equal(listed(game).filter((to) => !to.startsWith('+')).length, 14)
  t.equal(listed(game).length, 28)
})

t.test('GS-52 each of 2, 3, 4 and 5 goes to its home rows', async (t) => {
  for (const number of ['2', '3', '4', '5']) {
    const game = arrived({ home: `y2=${number}@c9 s`, away: '1@d10' }, 'home-y2', 'c10')
    const all = 'abcdefg'.split('')
    t.same(listed(game), [...all.map((one) => `${one}1`), ...all.map((one) => `${one}2`)])
  }
})

t.test('GS-S29 GS-39 GS-54 GS-57 a debut may capture the Goalkeeper', async (t) => {
  const before: Position = { home: 'y7=8@c9 1@d1 9@c4', away: '1@d10 9@g7 y2=8@a5' }
  const game = arrived(before, 'home-y7', 'c10')
  const own = listed(game).filter((to) => !to.startsWith('+'))
  t.same(own, ['b9', 'c9', 'd9', 'b10', 'd10'])

  game.move(HOME, debut('d10'))

  t.equal(seenAs(game, 'away-1', HOME), '1* captured')
  t.same(score(game), [0, 0])
  t.same(game.asked(), ['1 youth-move'])
  const guarded = arrived({ ...before, options: { goalkeeperCapturable: false } }, 'home-y7', 'c10')
  const answer = guarded.refuses(HOME, debut('d10'))
  t.same(answer, refused('goalkeeper-protected', 'GS-R22'))
})

t.test('GS-S30 GS-36 GS-37 GS-41 GS-46 GS-57 GS-R32 awards follow each other', async (t) => {
  const before: Position = {
    home: 'y7=8@c9 y1=2@b5 1@d1 9@c4 s',
    away: 'y6=4@d9 1@e10 9@b6 y2=8@g8 y4=6@f5',
  }
  const game = arrived(before, 'home-y7', 'c10')

  game.move(HOME, debut('d9'))
  t.same([game.asked(), listed(game)], [['1 offside'], ['home-y1']])
  game.move(AWAY, offside('home-y1'))
  game.move(AWAY, first('away-9', 'b5'))
  t.same([game.asked(), listed(game)], [['0 penalty'], ['away-y2', 'away-y4']])
  t.equal(game.game.state.turn, 3)
  game.move(HOME, penalty('away-y2'))

  t.same(score(game), [1, 0])
  t.same(game.asked(), ['0 first-teamer-move'])
})

t.test('GS-S36 GS-19 GS-R14 an arrived counter stays a secret until its debut', async (t) => {
  const game = arrived(S22, 'home-y2', 'c10')

  for (const viewer of [AWAY, 'spectator'] as const) {
    t.equal(seenAs(game, 'home-y2', viewer), '? youth c10')
    t.equal(game.view(viewer).debut, 'home-y2')
  }
  t.equal(seenAs(game, 'home-y2', HOME), '3 youth c10')
  t.equal(game.legal(HOME).length, 16)
  t.same(game.legal(AWAY), [])
})

t.test(
  'GS-S44 GS-R11 GS-R12 GS-R13 GS-R14 GS-R15 GS-R16 GS-R21 the Substitute debuts',
  async (t) => {
    const game = arrived(S22, 'home-y2', 'c10')
    const answers = [
      game.refuses(HOME, first('home-9', 'c5')),
      game.refuses(HOME, debut('c10')),
      game.refuses(HOME, debut('a5')),
      game.refuses(HOME, debut('a1', true)),
      game.refuses(HOME, debut('d1')),
      game.refuses(HOME, debut('a11')),
    ]
    t.same(answers, [
      refused('wrong-move-for-decision'),
      refused('debut-square-not-allowed', 'GS-R12'),
      refused('debut-square-not-allowed', 'GS-R12'),
      refused('debut-square-not-allowed', 'GS-R12'),
      refused('square-occupied-by-own', 'GS-10'),
      refused('square-off-pitch', 'GS-11'),
    ])

    game.move(HOME, debut('b9', true))

    t.equal(seenAs(game, 'home-s', AWAY), '11* first-team b9')
    t.equal(seenAs(game, 'home-y2', AWAY), '? replaced')
    t.equal(seenAs(game, 'home-y2', HOME), '3 replaced')
    t.same(score(game), [0, 0])
    t.same(game.asked(), ['1 youth-move'])
  },
)

t.test('GS-60 GS-R15 GS-R17 each seat has one Substitute', async (t) => {
  const before: Position = { ...S22, home: 'y2=3@c9 1@d1 9@c4 s', away: '1@d10 y2=8@a9' }
  const game = arrived(before, 'home-y2', 'c10')

  const answer = game.refuses(HOME, debut('b9', true))

  t.same(answer, refused('substitute-not-available', 'GS-60'))
  t.notOk(listed(game).some((to) => to.startsWith('+')))
})

t.test('GS-R16 the Substitute does not move before it comes on', async (t) => {
  const game = position(S22)

  t.same(game.refuses(HOME, youth('home-s', 'c9')), refused('counter-not-on-pitch', 'GS-11'))
  t.same(game.refuses(HOME, debut('b9', true)), refused('wrong-move-for-decision'))
})
