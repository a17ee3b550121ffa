import t from 'tap'
import { bots } from '../../../../src/engine/bots/index.ts'
import { playBots } from '../../../../src/engine/bots/match.ts'
import { seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { register } from '../../../../src/engine/kernel/define.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import { goalscorer } from '../../../../src/engine/rulesets/goalscorer/index.ts'
import type { Move } from '../../../../src/engine/rulesets/goalscorer/moves.ts'
import {
  AWAY,
  debut,
  first,
  type Game,
  HOME,
  kickOff,
  type Position,
  penalty,
  position,
  youth,
} from './position.ts'

function chosen(game: Game): Move {
  const turn = turnFor(goalscorer, game.game, game.game.open[0]!, seededChance(1))
  return goalscorer.bot(turn)!
}

t.test('GS-63 the heuristic bot beats a random player from either seat', async (t) => {
  const rules = register(goalscorer)
  const table = buildTable(rules, { seats: 2 })
  const wins = [0, 0]
  const games = 60
  for (let seed = 0; seed < games; seed += 1) {
    const seat = seed % 2
    const seated = [bots.random!(rules), bots.random!(rules)].with(seat, bots.heuristic!(rules))
    const luck = seededLuck(seed)
    const chance = seededChance(seed)
    const { game, refused } = playBots({ rules, table, bots: seated, luck, chance, movesMax: 200 })
    t.equal(refused, 0)
    if (rules.outcome(game.state, table)?.ranking[0]?.[0] === seat) wins[seat]! += 1
  }
  t.ok(wins[HOME]! >= 27 && wins[AWAY]! >= 27, `${wins} of ${games / 2} each`)
})

t.test('GS-61 GS-62 the bot walks its Star Player home to win, not to lose', async (t) => {
  const before = (score: [number, number]): Position => ({
    home: 'y8=star@c9* y1=2@b3 1@d1 9@c4',
    away: '1@g9 9@g3 y1=2@g8',
    score,
  })

  t.match(chosen(position(before([0, 1]))), { counter: 'home-y8' })
  t.match(chosen(position(before([0, 3]))), { counter: 'home-y1' })
})

t.test('GS-35 GS-36 the bot takes a sure goal and leaves a known 2 alone', async (t) => {
  const away = '10@d6 y1=2@b6* y2=8@g9 1@d10'
  const game = position({ home: '9@c5 1@d1 y1=4@a3', away, step: 'first-teamer-move' })

  t.same(chosen(game), first('home-9', 'd6'))
})

t.test('GS-42 GS-43 the bot picks a known goal by a Penalty', async (t) => {
  const game = position({
    home: '9@e6 1@d1 y1=2@b8 y2=7@c3* y8=star@d4*',
    away: 'y1=2@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })
  game.move(HOME, first('home-9', 'e7'))

  t.same(chosen(game), penalty('home-y2'))
})

t.test('GS-50 GS-57 the bot makes a debut that captures a forward', async (t) => {
  const game = position({ home: 'y7=8@c9 1@d1 9@c4 s', away: '10@d9 1@f10 9@g3 y2=8@a5' })
  game.move(HOME, youth('home-y7', 'c10'))

  t.same(chosen(game), debut('d9'))
})

t.test('GS-8 GS-19 GS-R14 an imagined deal agrees with all known facts', async (t) => {
  const game = position({
    home: 'y1=2@c9 y2=8@d5 y8=star@a3 1@d1 9@c4 s=11',
    away: '1@d10 y2=8@a9 9@g7',
  })
  game.move(HOME, youth('home-y1', 'c10'))
  const view = game.view(AWAY)
  const { table } = game.game
  const found = new Map<string, number>()

  for (let seed = 0; seed < 200; seed += 1) {
    const draft = goalscorer.imagine(view, AWAY, table, seededChance(seed))
    t.same(goalscorer.viewFor(draft, AWAY, table), view)
    for (const counter of [3, 4, 10, 11]) {
      const key = `${counter} ${draft.identities[counter]}`
      found.set(key, (found.get(key) ?? 0) + 1)
    }
  }

  t.same(view.unknown[HOME], ['2', '8', '11', 'star'])
  const stars = ['3 star', '4 star', '10 star', '11 star'].map((key) => found.get(key) ?? 0)
  t.same([stars[0], stars[3]], [0, 0], 'not the one that has arrived, not the Substitute')
  t.ok(stars[1]! > 70 && stars[2]! > 70)
  const own = goalscorer.imagine(game.view(HOME), HOME, table, seededChance(1))
  t.same(own.identities.slice(0, 12), game.game.state.identities.slice(0, 12))
  const whole = goalscorer.imagine(game.view('admin'), 'admin', table, seededChance(1))
  t.same(whole, game.game.state)
})

t.test('GS-19 GS-23 the text shows the Pitch as its reader may see it', async (t) => {
  const game = kickOff()
  const text = (viewer: number | 'spectator') =>
    goalscorer.text(game.view(viewer), viewer, game.game.table)

  t.equal(
    text(AWAY),
    [
      'Goalscorer, turn 1 of 40: home (seat 0) to answer youth-move. Home 0, away 0. ' +
        'You are away (seat 1) and move down, towards row 1.',
      '   a       b       c       d       e       f       g',
      '10 .       .       .       A1      .       .       .       | away Goal Line',
      "9  .       Ay4:6   Ay3:5   .       Ay2:4   Ay1:2   .       | away Goalkeeper's Area",
      '8  Ay8:S   .       Ay7:11  .       Ay6:8   .       Ay5:7',
      '7  .       .       A10     .       A9      .       .',
      '6  .       .       .       .       .       .       .',
      '   - - - - - - - - - - - - - - - - - - - - - - - - - - - - Half Way Line',
      '5  .       .       .       .       .       .       .',
      '4  .       .       H9      .       H10     .       .',
      '3  Hy5:?   .       Hy6:?   .       Hy7:?   .       Hy8:?',
      "2  .       Hy1:?   Hy2:?   .       Hy3:?   Hy4:?   .       | home Goalkeeper's Area",
      '1  .       .       .       H1      .       .       .       | home Goal Line',
      'Key: H home, A away, then the name of the counter: moves call Hy3 home-y3. After the ' +
        'colon its identity: S Star Player, ? hidden; F First Teamer, * revealed Youth Counter; ' +
        "! the other side's next First Teamer move could capture it.",
      'Off the Pitch: home-s substitute (?), away-s substitute (3)',
      'Still hidden, home: 2, 3, 4, 5, 6, 7, 8, 11, S',
      'Still hidden, away: 2, 3, 4, 5, 6, 7, 8, 11, S',
    ].join('\n'),
  )
  t.notMatch(text('spectator'), /y\d:[\dS]/)
  t.notMatch(text('spectator'), 'You are')
})

t.test('GS-28 GS-R22 the text marks what the next First Teamer move could capture', async (t) => {
  const text = (game: Game) => goalscorer.text(game.view(HOME), HOME, game.game.table)
  const pieces = { home: '9@e6 1@d1 y1=2@b4', away: 'y1=2@e7 y2=8@a9 9@b9 1@c9' }
  const near = text(position(pieces))
  t.match(near, /^7 .* Ay1:\?! /m)
  t.match(near, /Ay2:\? /, 'out of reach')
  const keeper = { home: '9@d8 1@d1 y1=2@b4', away: '1@d9 9@g9 y1=2@a9' }
  t.match(text(position(keeper)), /A1!/)
  const safe = position({ ...keeper, options: { goalkeeperCapturable: false } })
  t.match(text(safe), /A1 /)
})

t.test('GS-41 GS-50 GS-63 the text tells of awards, debuts, goals and the end', async (t) => {
  const text = (game: Game) => goalscorer.text(game.view('spectator'), 'spectator', game.game.table)
  const award = position({
    home: '9@e6 1@d1 y1=2@b4',
    away: 'y1=2@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })
  award.move(HOME, first('home-9', 'e7'))
  const arrival = position({ home: 'y7=8@c9', away: '1@d10', options: { turnLimit: null } })
  arrival.move(HOME, youth('home-y7', 'c10'))
  const end = position({ home: 'y8=star@c9', away: '1@d10' })
  end.move(HOME, youth('home-y8', 'b10'))
  const draw = position({ home: 'y8=star@c9', away: '1@d10', score: [0, 2] })
  draw.move(HOME, youth('home-y8', 'b10'))

  t.match(text(award), 'penalty for away: away-y1 was captured')
  t.match(text(arrival), 'home-y7 is on the Goal Line and makes its debut')
  t.match(text(arrival), 'turn 1: home (seat 0) to answer debut-move')
  t.match(text(end), 'Turn 1: 2 for home (star-arrived, home-y8)')
  t.match(text(end), 'The end (star-arrived): home wins')
  t.match(text(draw), 'The end (star-arrived): a draw')
})
