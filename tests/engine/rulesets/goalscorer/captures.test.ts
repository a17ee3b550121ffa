import t from 'tap'
import { refused } from '../../../../src/package/sitting.ts'
import {
  AWAY,
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
  waysOf,
  youth,
} from './position.ts'

const beforeCapture = (x: string, mark = ''): Position => ({
  home: '9@e6 1@d1 y1=2@b4 y2=3@c4 y3=4@e4 y6=7@g4 y7=8@f2 y8=star@a3',
  away: `y1=${x}@e7${mark} y2=8@a9 9@g7 1@d10`,
  step: 'first-teamer-move',
})

function captured(x: string, mark = ''): Game {
  const game = position(beforeCapture(x, mark))
  game.move(HOME, first('home-9', 'e7'))
  return game
}

const PICKS = ['home-y1', 'home-y2', 'home-y3', 'home-y6', 'home-y7', 'home-y8']

t.test('GS-S9 GS-32 GS-35 GS-R33 capturing a hidden 7 scores and reveals it to all', async (t) => {
  const game = position(beforeCapture('7'))
  t.equal(seenAs(game, 'away-y1', HOME), '? youth e7')

  const events = game.move(HOME, first('home-9', 'e7'))

  t.same(events, [
    { type: 'first-teamer.moved', seat: 0, counter: 'home-9', from: 'e6', to: 'e7' },
    { type: 'identity.revealed', counter: 'away-y1', identity: '7', cause: 'capture' },
    {
      type: 'counter.captured',
      seat: 0,
      by: 'home-9',
      counter: 'away-y1',
      identity: '7',
      square: 'e7',
    },
    {
      type: 'goals.scored',
      turn: 1,
      seat: 0,
      goals: 1,
      reason: 'capture',
      counter: 'away-y1',
      score: [1, 0],
    },
    { type: 'turn.started', turn: 2, round: 1, seat: 1, award: null },
  ])
  t.equal(seenAs(game, 'away-y1', 'spectator'), '7* captured')
  t.equal(seenAs(game, 'home-9', 'spectator'), '9* first-team e7')
  t.same(game.asked(), ['1 youth-move'])
})

t.test('GS-35 GS-40 each of 7 to 11 is a goal for the capturer', async (t) => {
  for (const x of ['7', '8', '11']) {
    const game = position({ ...beforeCapture(x), away: `y1=${x}@e7 y2=3@a9 9@g7 1@d10` })
    game.move(HOME, first('home-9', 'e7'))
    t.same([score(game), game.asked()], [[1, 0], ['1 youth-move']], x)
  }
})

t.test('GS-S43 GS-16 GS-34 GS-35 a First Teamer is captured: nothing to reveal', async (t) => {
  const game = position({
    home: '9@e6 1@d1 y1=2@b4',
    away: '10@e7 9@g7 1@d10 y2=8@a9',
    step: 'first-teamer-move',
  })
  t.equal(seenAs(game, 'away-10', HOME), '10* first-team e7')

  const events = game.move(HOME, first('home-9', 'e7'))

  t.same(types(events), ['first-teamer.moved', 'counter.captured', 'goals.scored', 'turn.started'])
  t.same(score(game), [1, 0])
})

t.test('GS-S10 GS-36 GS-40 GS-41 GS-42 capturing a 2 gives its owner a Penalty', async (t) => {
  const game = position(beforeCapture('2'))

  const events = game.move(HOME, first('home-9', 'e7'))

  t.same(events.slice(3), [
    { type: 'penalty.awarded', seat: 1, causedBy: 'away-y1' },
    { type: 'turn.started', turn: 2, round: 1, seat: 1, award: 'penalty' },
  ])
  t.same(game.view('spectator').award, { kind: 'penalty', seat: 1, causedBy: 'away-y1' })
  t.same(score(game), [0, 0])
  t.same(game.asked(), ['1 penalty'])
  t.same(listed(game), PICKS)
  t.same(captured('3').asked(), ['1 penalty'])
})

t.test('GS-S11 GS-43 GS-49 GS-R26 a Penalty that picks an 8 scores and removes it', async (t) => {
  const game = captured('2')

  const events = game.move(AWAY, penalty('home-y7'))

  t.same(events, [
    { type: 'penalty.taken', seat: 1, counter: 'home-y7', outcome: 'goal' },
    { type: 'identity.revealed', counter: 'home-y7', identity: '8', cause: 'penalty' },
    { type: 'counter.removed', counter: 'home-y7', square: 'f2' },
    {
      type: 'goals.scored',
      turn: 2,
      seat: 1,
      goals: 1,
      reason: 'penalty',
      counter: 'home-y7',
      score: [0, 1],
    },
  ])
  t.equal(seenAs(game, 'home-y7', 'spectator'), '8* removed')
  t.same(game.asked(), ['1 first-teamer-move'])
  t.equal(game.game.state.award, null)
})

t.test('GS-S12 GS-44 a Penalty that picks another number only removes it', async (t) => {
  const game = captured('2')

  const events = game.move(AWAY, penalty('home-y3'))

  t.same(types(events), ['penalty.taken', 'identity.revealed', 'counter.removed'])
  t.match(events[0], { outcome: 'removed' })
  t.equal(seenAs(game, 'home-y3', AWAY), '4* removed')
  t.same(score(game), [0, 0])
  t.same(game.asked(), ['1 first-teamer-move'])
})

t.test('GS-S13 GS-45 GS-23 a Penalty that picks the Star Player reveals it', async (t) => {
  const game = captured('2')

  const events = game.move(AWAY, penalty('home-y8'))

  t.same(events, [
    { type: 'penalty.taken', seat: 1, counter: 'home-y8', outcome: 'star-revealed' },
    { type: 'identity.revealed', counter: 'home-y8', identity: 'star', cause: 'penalty' },
  ])
  for (const viewer of [HOME, AWAY, 'spectator', 'admin'] as const)
    t.equal(seenAs(game, 'home-y8', viewer), 'star* youth a3')
  t.same(score(game), [0, 0])
  t.same(game.asked(), ['1 first-teamer-move'])
})

t.test('GS-S14 GS-R27 a revealed Star Player may be picked, without effect', async (t) => {
  const game = position({
    home: '9@e6 1@d1 y8=star@a3* y1=2@b4',
    away: 'y1=3@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })
  game.move(HOME, first('home-9', 'e7'))
  t.same(listed(game), ['home-y1', 'home-y8'])

  const events = game.move(AWAY, penalty('home-y8'))

  t.same(events, [{ type: 'penalty.taken', seat: 1, counter: 'home-y8', outcome: 'no-effect' }])
  t.same(score(game), [0, 0])
  t.same(game.asked(), ['1 first-teamer-move'])
})

t.test('GS-R27 a revealed number is picked without being revealed again', async (t) => {
  const home = '9@e6 1@d1 y1=2@b4*'
  const away = 'y1=3@e7 y2=8@a9 9@g7 1@d10'
  const game = position({ home, away, step: 'first-teamer-move' })
  game.move(HOME, first('home-9', 'e7'))

  const events = game.move(AWAY, penalty('home-y1'))

  t.same(types(events), ['penalty.taken', 'counter.removed'])
})

t.test('GS-S15 GS-37 GS-46 GS-47 GS-48 GS-49 an Offside reveals a counter', async (t) => {
  const game = captured('5')
  t.same(game.asked(), ['1 offside'])
  t.same(listed(game), PICKS)

  const events = game.move(AWAY, offside('home-y3'))

  t.same(events, [
    { type: 'offside.taken', seat: 1, counter: 'home-y3' },
    { type: 'identity.revealed', counter: 'home-y3', identity: '4', cause: 'offside' },
  ])
  t.equal(seenAs(game, 'home-y3', AWAY), '4* youth e4')
  t.equal(seenAs(game, 'home-y3', 'spectator'), '4* youth e4')
  t.same(waysOf(game, 'away-1'), ['c9', 'd9', 'e9', 'c10', 'e10'])
  t.same(waysOf(game, 'away-9'), ['f6', 'g6', 'f7', 'f8', 'g8'])
  t.equal(listed(game).length, 10)
})

t.test('GS-37 each of 4, 5 and 6 gives an Offside', async (t) => {
  for (const x of ['4', '5', '6']) t.same(captured(x).asked(), ['1 offside'], x)
})

t.test('GS-S16 GS-37 GS-R24 a First Teamer 6 also gives an Offside', async (t) => {
  const game = captured('6', 'F')

  t.same(game.asked(), ['1 offside'])
})

t.test('GS-S17 GS-R28 GS-R30 without a hidden counter an Offside lapses', async (t) => {
  const game = position({
    home: '9@e6 1@d1 y1=2@b4*',
    away: 'y1=5@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })

  const events = game.move(HOME, first('home-9', 'e7'))

  t.same(events.slice(-2), [
    { type: 'turn.started', turn: 2, round: 1, seat: 1, award: 'offside' },
    { type: 'award.lapsed', seat: 1, award: 'offside', reason: 'no-target' },
  ])
  t.same(game.asked(), ['1 youth-move'])
  t.same(listed(game), ['away-y2 a8', 'away-y2 b8'])
  t.equal(game.game.state.award, null)
})

t.test('GS-R28 a revealed counter cannot be picked by an Offside', async (t) => {
  const game = position({
    home: '9@e6 1@d1 y1=2@b4* y2=3@c4 y8=star@a3',
    away: 'y1=5@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })
  game.move(HOME, first('home-9', 'e7'))

  t.same(listed(game), ['home-y2', 'home-y8'])
  const answer = game.refuses(AWAY, offside('home-y1'))
  t.same(answer, refused('target-already-revealed', 'GS-R28'))
})

t.test('GS-S19 GS-39 GS-R22 capturing the Goalkeeper has no result', async (t) => {
  const before: Position = {
    home: '9@d9 y1=2@b4',
    away: '1@d10 y2=8@a9 9@g7',
    step: 'first-teamer-move',
  }
  const game = position(before)
  const guarded = position({ ...before, options: { goalkeeperCapturable: false } })

  const events = game.move(HOME, first('home-9', 'd10'))

  t.same(types(events), ['first-teamer.moved', 'counter.captured', 'turn.started'])
  t.equal(seenAs(game, 'away-1', HOME), '1* captured')
  t.same(score(game), [0, 0])
  t.same(game.asked(), ['1 youth-move'])
  t.equal(waysOf(guarded, 'home-9').length, 7)
  const answer = guarded.refuses(HOME, first('home-9', 'd10'))
  t.same(answer, refused('goalkeeper-protected', 'GS-R22'))
})

t.test('GS-S31 GS-43 GS-R31 an award needs no Youth Counter that could move', async (t) => {
  const game = position({
    home: '9@c6 1@d1 y1=4@g4 y2=7@f4',
    away: 'y8=2@c7 y1=11@g5 9@e7 1@d10',
    step: 'first-teamer-move',
  })

  game.move(HOME, first('home-9', 'c7'))

  t.same(listed(game), ['home-y1', 'home-y2'])
  game.move(AWAY, penalty('home-y2'))
  t.same(score(game), [0, 1])
  t.same(game.asked(), ['1 first-teamer-move'])
})

t.test('GS-S38 GS-R28 an option lets an Offside reveal the Substitute', async (t) => {
  const before: Position = {
    home: '9@e6 1@d1 y8=star@a3 y1=2@b4 s=11',
    away: 'y1=6@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  }
  const open = position({ ...before, options: { offsideMayRevealSubstitute: true } })
  const usual = position(before)

  open.move(HOME, first('home-9', 'e7'))
  usual.move(HOME, first('home-9', 'e7'))

  t.same(listed(open), ['home-y1', 'home-y8', 'home-s'])
  t.same(listed(usual), ['home-y1', 'home-y8'])
  const answer = usual.refuses(AWAY, offside('home-s'))
  t.same(answer, refused('target-not-on-pitch', 'GS-R27'))
  open.move(AWAY, offside('home-s'))
  t.equal(seenAs(open, 'home-s', AWAY), '11* substitute')
  t.same(open.view(AWAY).unknown[HOME]?.includes('11'), false)
})

t.test('GS-S45 GS-R27 GS-R29 GS-41 an award cannot be declined or used otherwise', async (t) => {
  const game = captured('2')

  const answers = [
    game.refuses(AWAY, youth('away-y2', 'a8')),
    game.refuses(AWAY, penalty('home-9')),
    game.refuses(AWAY, penalty('away-y2')),
    game.refuses(AWAY, penalty('home-s')),
    game.refuses(AWAY, offside('home-y1')),
  ]

  t.same(answers, [
    refused('wrong-move-for-decision'),
    refused('target-not-youth', 'GS-R27'),
    refused('target-not-opponent', 'GS-42'),
    refused('target-not-on-pitch', 'GS-R27'),
    refused('wrong-move-for-decision'),
  ])
  t.same(game.asked(), ['1 penalty'])
})

t.test('GS-46 GS-47 an Offside picks opposing Youth Counters only', async (t) => {
  const game = captured('4')

  const answers = [
    game.refuses(AWAY, youth('away-y2', 'a8')),
    game.refuses(AWAY, offside('home-9')),
    game.refuses(AWAY, offside('away-y2')),
    game.refuses(AWAY, offside('home-10')),
  ]

  t.same(answers, [
    refused('wrong-move-for-decision'),
    refused('target-not-youth', 'GS-R27'),
    refused('target-not-opponent', 'GS-42'),
    refused('target-not-on-pitch', 'GS-R27'),
  ])
})
