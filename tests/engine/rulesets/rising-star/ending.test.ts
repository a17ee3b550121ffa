import t from 'tap'
import type { Options } from '../../../../src/engine/rulesets/rising-star/options.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  bottom,
  C,
  D,
  decline,
  faces,
  type Game,
  last,
  only,
  type Position,
  play,
  player,
  position,
  roll,
  type Standing,
  sheet,
  types,
} from './position.ts'

const lastStep = (players: Standing[], options: Partial<Options> = {}, more: Position = {}): Game =>
  position({
    seats: players.length,
    options: { seasons: 1, ...options },
    players: players.map((standing, seat) =>
      seat === A
        ? { position: 39, ...standing }
        : { status: 'retired', seasonsCompleted: 1, ...standing },
    ),
    ...more,
  })

const places = (game: Game): [number, number, number][] =>
  game.game.state.shared.result!.places.map(({ seat, place, total }) => [seat, place, total])

t.test(
  'RS-S35 RS-S36 RS-501 RS-502 RS-808 RS-809 RS-810 RS-811 RS-812 RS-R30 points, fame ' +
    'and full hundreds of thousands make the score',
  async (t) => {
    const game = lastStep([
      { points: 23, fame: 14, cash: 560_000 },
      { points: 20, fame: -3, cash: 99_000 },
    ])
    const events = roll(game, A, 1)
    t.same(only(events, 'scores.computed'), [
      {
        type: 'scores.computed',
        totals: [
          { seat: A, points: 23, fame: 14, cash: 560_000, moneyPoints: 5, total: 42 },
          { seat: B, points: 20, fame: -3, cash: 99_000, moneyPoints: 0, total: 17 },
        ],
      },
    ])
    const inDebt = lastStep(
      [
        { points: 1, cash: -150_000 },
        { points: 1, cash: -50_000 },
      ],
      { shortfall: 'debt' },
    )
    roll(inDebt, A, 1)
    t.same(places(inDebt), [
      [A, 2, 10],
      [B, 1, 11],
    ])
  },
)

t.test('RS-813 RS-R43 results are announced last to first, low places are shared', async (t) => {
  const game = lastStep([{ points: 5 }, { points: 9 }, { points: 5 }, { points: 1 }])
  const events = roll(game, A, 1)
  t.same(types(events).slice(-3), ['scores.computed', 'results.announced', 'game.ended'])
  t.same(places(game), [
    [D, 4, 11],
    [A, 2, 15],
    [C, 2, 15],
    [B, 1, 19],
  ])
  t.match(last(events), { champion: B, reason: 'careers-complete' })
  t.same(game.rules.outcome(game.game.state, game.game.table), {
    ranking: [[B], [A, C], [D]],
    scores: [15, 19, 15, 11],
    reason: 'careers-complete',
  })
  t.same(game.refuses(A, { type: 'roll' }), refused('game-over'))
  t.same(game.asked(), [])
})

t.test(
  'RS-S37 RS-813 RS-814 RS-815 RS-R43 RS-R44 RS-R46 two tied players play a final',
  async (t) => {
    const game = lastStep([
      { points: 20, fame: 12, cash: 345_000, matchEvents: ['me-counter'] },
      { points: 22, fame: 10, cash: 300_000, matchEvents: ['me-header'] },
      { points: 20 },
      { points: 20 },
    ])
    const events = roll(game, A, 1, 2, 2, 5, 1, 8, 8)
    t.match(only(events, 'tiebreak.started'), [{ tied: [A, B] }])
    t.match(only(events, 'tiebreak.qualified'), [{ finalists: [A, B], out: [] }])
    t.match(only(events, 'tiebreak.rolled'), [
      { round: 1, purpose: 'home', rolls: [{ value: 2 }, { value: 2 }] },
      { round: 2, purpose: 'home', rolls: [{ value: 5 }, { value: 1 }] },
    ])
    t.match(only(events, 'match.started'), [
      { kind: 'championship-final', home: { seat: A }, away: { seat: B } },
    ])
    t.equal(game.game.state.shared.phase, 'tiebreak')
    t.same(game.asked(), ['0 match-card'])
    game.move(A, decline)
    const ended = game.move(B, play('me-header'))
    t.match(ended, [
      { type: 'match.card-played', score: { home: 8, away: 9 } },
      { type: 'card.returned' },
      { type: 'match.ended', winner: 'away' },
      { type: 'results.announced', champion: B },
      { type: 'hands.revealed', seat: A, matchEvents: ['me-counter#1'] },
      { type: 'game.ended', champion: B, reason: 'careers-complete' },
    ])
    t.same(bottom(game, 'dayToDay'), ['me-header#1'])
    t.same(places(game), [
      [C, 3, 30],
      [D, 3, 30],
      [A, 2, 35],
      [B, 1, 35],
    ])
    t.same(sheet(game)[B], [22, 10, 300], 'no fees, no points, no fame')
  },
)

t.test('RS-S38 RS-815 RS-816 RS-817 RS-R45 RS-R46 RS-R47 two of three go through', async (t) => {
  const game = lastStep([{}, { fame: 2 }, {}, {}])
  const events = roll(game, A, 1, 6, 4, 4, 2, 5, 3, 5, 8, 8, 2, 11)
  t.match(only(events, 'tiebreak.rolled'), [
    { round: 1, purpose: 'qualify', rolls: [{ seat: A }, { seat: C }, { seat: D }] },
    {
      round: 2,
      purpose: 'qualify',
      rolls: [
        { seat: C, value: 2 },
        { seat: D, value: 5 },
      ],
    },
    {
      round: 1,
      purpose: 'home',
      rolls: [
        { seat: A, value: 3 },
        { seat: D, value: 5 },
      ],
    },
  ])
  t.match(only(events, 'match.started'), [{ home: { seat: D }, away: { seat: A } }])
  t.match(only(events, 'match.ended'), [{ winner: 'away', decidedBy: 'extra-time' }])
  t.same(places(game), [
    [B, 4, 2],
    [C, 3, 10],
    [D, 2, 10],
    [A, 1, 10],
  ])
})

t.test('RS-S39 RS-816 RS-817 RS-R45 a group too large for the places rolls again', async (t) => {
  const game = lastStep([{}, {}, {}, {}])
  const events = roll(game, A, 1, 6, 6, 6, 1, 5, 5, 2, 1, 2, 3, 4)
  t.match(only(events, 'tiebreak.rolled'), [
    { rolls: [{ value: 6 }, { value: 6 }, { value: 6 }, { value: 1 }] },
    { rolls: [{ seat: A }, { seat: B }, { seat: C }] },
    { purpose: 'home' },
  ])
  t.match(only(events, 'tiebreak.qualified'), [{ finalists: [A, B], out: [C, D] }])
  t.same(places(game).slice(0, 2), [
    [C, 3, 10],
    [D, 3, 10],
  ])
})

t.test(
  'RS-R38 RS-R44 in the final for the title the visitor takes penalties first, and ' +
    'until-used opens both windows again',
  async (t) => {
    const game = lastStep([{}, {}])
    const events = roll(game, A, 1, 5, 1, 8, 8, 4, 4, 1, 2, 3, 1, 1, 9, 2, 3)
    t.match(only(events, 'match.penalty-taken').slice(0, 2), [
      { side: 'away', scored: true },
      { side: 'home', scored: true },
    ])
    t.match(only(events, 'match.ended'), [{ winner: 'away', penalties: { home: 1, away: 2 } }])
    t.equal(game.game.state.shared.result?.champion, B)

    const hands = [{ matchEvents: ['me-header'] }, { matchEvents: ['me-keeper'] }]
    const again = lastStep(hands, { cupCardWindow: 'until-used' })
    roll(again, A, 1, 5, 1, 8, 8)
    again.move(A, decline)
    again.move(B, decline, faces(4, 5))
    t.same(again.asked(), ['0 match-card'])
    again.move(A, play('me-header'))
    t.same(again.asked(), ['1 match-card'])
    t.match(only(again.move(B, play('me-keeper')), 'match.ended'), [
      { winner: 'away', decidedBy: 'extra-time', extraTime: { home: 3, away: 5 } },
    ])
  },
)

t.test(
  'RS-S40 RS-804 RS-805 RS-806 RS-807 RS-808 RS-R59 the last player takes every turn',
  async (t) => {
    const game = position({
      seats: 2,
      options: { seasons: 1 },
      players: [{ position: 12 }, { position: 39, contract: 'k-07' }],
      turn: B,
    })
    roll(game, B, 1)
    t.equal(player(game, B).status, 'retired')
    t.same(game.asked(), ['0 roll'])
    t.match(only(roll(game, A, 5, 3, 2), 'match.started'), [{ home: { seat: B } }])
    t.same(game.asked(), ['0 roll'])
    t.same(sheet(game)[B], [3, 10, 12])
    t.same(game.refuses(B, { type: 'roll' }), refused('not-your-decision'))
    roll(game, A, 6, 4)
    t.same(game.asked(), ['0 roll'])
    const scored = lastStep([{}, { points: 2 }])
    roll(scored, A, 1)
    t.equal(scored.game.state.shared.phase, 'ended', 'when A reaches PRE-SEASON the game is scored')
    t.equal(scored.game.state.shared.result?.champion, B)
  },
)

t.test('RS-S44 RS-R52 the turn cap scores every seat as it is', async (t) => {
  const game = position({
    seats: 2,
    options: { seasons: 1, turnCap: 2 },
    players: [{ position: 7 }, { status: 'injured', position: 10, points: 4 }],
    number: 1,
  })
  roll(game, A, 1)
  const events = game.move(B, { type: 'roll-for-fitness' }, faces(2))
  t.match(last(events), { type: 'game.ended', champion: B, reason: 'turn-cap' })
  t.same(places(game), [
    [A, 2, 10],
    [B, 1, 14],
  ])
})

t.test('RS-R52 the default cap is a hundred turns a seat and season', async (t) => {
  const atTurn = (number: number, options: Partial<Options>) => {
    const game = position({ seats: 2, options, players: [{ position: 7 }, { points: 1 }], number })
    roll(game, A, 1)
    return game.game.state.shared.phase
  }
  t.equal(atTurn(599, {}), 'playing')
  t.equal(atTurn(600, {}), 'ended')
  t.equal(atTurn(600, { turnCap: null }), 'playing')
  t.equal(atTurn(200, { seasons: 1 }), 'ended')
})

t.test('RS-R52 RS-814 a tie at the turn cap is settled too, the reason stays', async (t) => {
  const game = position({
    seats: 2,
    options: { seasons: 1, turnCap: 2 },
    players: [{ position: 7 }, { status: 'injured', position: 10 }],
    turn: B,
    number: 2,
  })
  const events = game.move(B, { type: 'roll-for-fitness' }, faces(2, 5, 1, 8, 3))
  t.match(only(events, 'match.started'), [{ kind: 'championship-final', home: { seat: A } }])
  t.match(last(events), { champion: A, reason: 'turn-cap' })
})
