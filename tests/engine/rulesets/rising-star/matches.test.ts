import t from 'tap'
import { refused } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  bottom,
  C,
  D,
  decline,
  faces,
  handOf,
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

const card = (...matchEvents: string[]) => ({ matchEvents })

t.test(
  'RS-S20 RS-306 RS-413 RS-423 RS-425 RS-426 RS-427 RS-428 RS-429 RS-431 RS-432 ' +
    'RS-701 RS-702 RS-704 RS-705 RS-706 RS-707 RS-708 RS-709 RS-711 RS-712 RS-713 ' +
    'RS-R35 RS-R39 each side plays a card in a match',
  async (t) => {
    const game = position({
      players: [
        { contract: 'k-07', ...card('me-header') },
        {},
        { contract: 'k-black-2', position: 1, ...card('me-keeper') },
      ],
      turn: C,
    })

    const started = roll(game, C, 1, 7, 7)

    t.same(started.slice(2), [
      { type: 'match.started', match: 1, kind: 'matchday', home: { seat: A }, away: { seat: C } },
      {
        type: 'match.dice-rolled',
        match: 1,
        red: 7,
        blue: 7,
        score: { home: 7, away: 7 },
        stage: 'home-card',
      },
    ])
    t.same(game.asked(), ['0 match-card'])
    t.same(game.refuses(C, play('me-keeper')), refused('not-your-decision'))
    const first = game.move(A, play('me-header'))
    t.match(first, [
      {
        type: 'match.card-played',
        seat: A,
        side: 'home',
        card: 'me-header#1',
        rerolled: [],
        score: { home: 8, away: 7 },
        period: 'normal-time',
        stage: 'away-card',
      },
      { type: 'card.returned', card: 'me-header#1' },
    ])
    t.same(game.seen(D), first, 'a played card is shown to all')
    t.same(game.asked(), ['2 match-card'])

    const ended = game.move(C, play('me-keeper'))

    t.match(ended, [
      { type: 'match.card-played', side: 'away', score: { home: 6, away: 7 }, stage: 'over' },
      { type: 'card.returned', card: 'me-keeper#1' },
      {
        type: 'match.ended',
        winner: 'away',
        decidedBy: 'normal-time',
        score: { home: 6, away: 7 },
      },
      { type: 'points.awarded', seat: C, points: 3, reason: 'matchday' },
      { type: 'cash.received', seat: A, amount: 12_000, reason: 'matchday-fee' },
      { type: 'cash.received', seat: C, amount: 5_000, reason: 'matchday-fee' },
      { type: 'turn.started', seat: D },
    ])
    t.same(bottom(game, 'dayToDay', 2), ['me-header#1', 'me-keeper#1'])
    t.same([handOf(game, A), handOf(game, C)], [[], []])
  },
)

t.test(
  'RS-S21 RS-428 RS-429 RS-430 RS-431 RS-R33 home declines and gets no second chance; ' +
    'no score is negative',
  async (t) => {
    const given: Position = {
      players: [card('me-header'), {}, { position: 1, ...card('me-keeper') }],
      turn: C,
    }
    const game = position(given)
    roll(game, C, 1, 7, 7)
    t.match(game.move(A, decline), [
      { type: 'match.card-declined', seat: A, side: 'home', stage: 'away-card' },
    ])
    const ended = game.move(C, play('me-keeper'))
    t.match(ended[0], { score: { home: 5, away: 7 }, stage: 'over' })
    t.same(game.asked(), ['3 roll'])
    t.same(handOf(game, A), ['me-header#1'])

    const floored = position(given)
    roll(floored, C, 1, 1, 7)
    floored.move(A, decline)
    t.match(floored.move(C, play('me-keeper'))[0], { score: { home: 0, away: 7 } })
  },
)

t.test('RS-423 RS-R33 each Match Event changes the score as printed, for both sides', async (t) => {
  const made = (
    id: string,
    side: 'home' | 'away',
    red: number,
    blue: number,
    ...more: number[]
  ) => {
    const mine = side === 'home' ? A : C
    const players: Standing[] = [{}, {}, { position: 1 }]
    players[mine] = { ...players[mine], ...card(id) }
    const game = position({ players, turn: C })
    roll(game, C, 1, red, blue)
    const [played] = game.move(mine, play(id), faces(...more))
    const { score, rerolled } = played as unknown as {
      score: { home: number; away: number }
      rerolled: number[]
    }
    return [score.home, score.away, ...rerolled]
  }
  t.same(made('me-header', 'home', 3, 5), [4, 5])
  t.same(made('me-counter', 'away', 3, 5), [3, 7])
  t.same(made('me-hat-trick', 'away', 12, 12), [12, 15], 'no upper limit')
  t.same(made('me-clearance', 'home', 3, 5), [3, 4])
  t.same(made('me-keeper', 'away', 1, 5), [0, 5])
  t.same(made('me-red-card', 'home', 3, 2), [3, 0])
  t.same(made('me-var', 'away', 3, 5), [2, 6])
  t.same(made('me-second-wind', 'home', 3, 5, 11), [11, 5, 11])
  t.same(made('me-second-wind', 'away', 3, 5, 1), [3, 1, 1])
  t.same(made('me-parity', 'home', 3, 5), [5, 5])
  t.same(made('me-parity', 'away', 3, 5), [3, 3])
  t.same(made('me-shirt-mix-up', 'home', 3, 5), [5, 3])
})

t.test(
  'RS-S22 RS-307 RS-414 RS-710 RS-712 RS-713 RS-R32 RS-R34 RS-R39 a drawn Reserves ' +
    'match asks only seats that hold cards',
  async (t) => {
    const game = position({
      players: [{}, { contract: 'k-09', position: 25 }, { contract: 'k-13' }],
      turn: B,
    })
    const events = roll(game, B, 2, 4, 4)
    t.match(only(events, 'match.ended'), [{ winner: 'draw', decidedBy: 'normal-time' }])
    t.same(only(events, 'match.card-declined'), [])
    t.match(events.slice(-5, -1), [
      { type: 'points.awarded', seat: C, points: 1 },
      { type: 'points.awarded', seat: B, points: 1 },
      { type: 'cash.received', seat: C, amount: 10_000, reason: 'reserves-fee' },
      { type: 'cash.received', seat: B, amount: 7_000, reason: 'reserves-fee' },
    ])
    t.same(sheet(game).slice(1, 3), [
      [1, 10, 7],
      [1, 10, 10],
    ])
    t.same(game.asked(), ['2 roll'])
    const highest = position({ players: [{}, { position: 25 }], turn: B })
    t.match(only(roll(highest, B, 2, 12, 1), 'match.dice-rolled'), [{ red: 12, blue: 1 }])
  },
)

t.test(
  'RS-S23 RS-317 RS-318 RS-714 RS-715 RS-716 RS-R42 an injured owner loses without a match',
  async (t) => {
    for (const [from, fee, kind] of [
      [1, 9, 'matchday'],
      [21, 4, 'reserves'],
    ] as const) {
      const game = position({
        players: [
          { status: 'injured', position: 10, ...card('me-header') },
          {},
          {},
          { contract: 'k-02', position: from, ...card('me-var') },
        ],
        turn: D,
      })
      const events = roll(game, D, 1)
      t.match(events.slice(2), [
        { type: 'match.started', kind, home: { seat: A }, away: { seat: D } },
        { type: 'match.ended', winner: 'away', decidedBy: 'walkover', score: null },
        { type: 'points.awarded', seat: D, points: 3 },
        { type: 'cash.received', seat: D, amount: fee * 1_000 },
        { type: 'turn.started', seat: A, stage: 'physio' },
      ])
      t.same(sheet(game)[A], [0, 10, 0])
    }
  },
)

t.test(
  'RS-S24 RS-717 RS-718 RS-719 RS-720 RS-903 RS-R57 an absent team still gives a match',
  async (t) => {
    const game = position({
      players: [{}, { contract: 'k-04', position: 11, ...card('me-counter') }],
      turn: B,
    })
    const events = roll(game, B, 1, 9, 8)
    t.match(only(events, 'match.started'), [{ home: { absent: 'teal' }, away: { seat: B } }])
    t.same(game.asked(), ['1 match-card'])
    const ended = game.move(B, play('me-counter'))
    t.match(only(ended, 'match.ended'), [{ winner: 'away', score: { home: 9, away: 10 } }])
    t.same(sheet(game), [
      [0, 10, 0],
      [3, 10, 10],
      [0, 10, 0],
      [0, 10, 0],
    ])
  },
)

t.test(
  'RS-S25 RS-304 RS-721 RS-722 RS-723 RS-724 RS-725 RS-727 RS-728 a derby is won',
  async (t) => {
    const game = position({
      players: [
        { contract: 'k-15', position: 17, ...card('me-counter') },
        {},
        {},
        { contract: 'k-06' },
      ],
    })
    roll(game, A, 3)
    t.same(game.asked(), ['0 choose-rival'])
    const events = game.move(A, { type: 'choose-rival', seat: D }, faces(5, 9))
    t.match(events, [
      { type: 'derby.rival-chosen', seat: A, rival: D, auto: false },
      { type: 'match.started', kind: 'derby', home: { seat: A }, away: { seat: D } },
      { type: 'match.dice-rolled', red: 5, blue: 9, stage: 'home-card' },
    ])
    const ended = game.move(A, play('me-counter'))
    t.match(ended[0], { score: { home: 7, away: 9 }, stage: 'over' })
    t.same(
      [sheet(game)[A], sheet(game)[D]],
      [
        [0, 10, 25],
        [6, 10, 14],
      ],
    )
  },
)

t.test('RS-S26 RS-726 RS-728 a drawn derby gives a point to each', async (t) => {
  const game = position({ players: [{ position: 17 }, card('me-header')] })
  roll(game, A, 3)
  game.move(A, { type: 'choose-rival', seat: B }, faces(6, 5))
  const ended = game.move(B, play('me-header'))
  t.match(only(ended, 'match.ended'), [{ winner: 'draw', score: { home: 6, away: 6 } }])
  t.same(sheet(game).slice(0, 2), [
    [1, 10, 6],
    [1, 10, 5],
  ])
})

t.test('RS-S27 RS-729 RS-730 RS-731 RS-R42 a derby without fit rivals is won', async (t) => {
  const game = position({
    seats: 2,
    players: [
      { contract: 'k-10', position: 17 },
      { status: 'injured', position: 10 },
    ],
  })
  const events = roll(game, A, 3)
  t.match(events.slice(2), [
    { type: 'match.started', kind: 'derby', home: { seat: A }, away: null },
    { type: 'match.ended', winner: 'home', decidedBy: 'walkover', score: null },
    { type: 'points.awarded', seat: A, points: 6 },
    { type: 'cash.received', seat: A, amount: 12_000 },
    { type: 'turn.started', seat: B, stage: 'physio' },
  ])
  t.same(sheet(game)[B], [0, 10, 0])
})

t.test('RS-S28 RS-806 RS-807 RS-R40 RS-R41 retired seats play if visited or chosen', async (t) => {
  const game = position({
    seats: 2,
    players: [
      { position: 17 },
      { contract: 'k-16', status: 'retired', seasonsCompleted: 3, ...card('me-header') },
    ],
  })
  const events = roll(game, A, 3, 4, 4)
  t.match(only(events, 'derby.rival-chosen'), [{ rival: B, auto: true }])
  t.same(game.asked(), ['1 match-card'], 'A holds no card')
  game.move(B, play('me-header'))
  t.same(sheet(game)[B], [6, 10, 27])
  t.same(game.asked(), ['0 roll'], 'a retired seat takes no turn')

  const visited = position({
    players: [
      { contract: 'k-15', status: 'retired', seasonsCompleted: 3, ...card('me-header') },
      { position: 21 },
    ],
    turn: B,
  })
  roll(visited, B, 1, 4, 4)
  visited.move(A, play('me-header'))
  t.same(sheet(visited)[A], [3, 10, 12])
})

t.test('RS-318 RS-R28 an injured seat can gain neither points nor money', async (t) => {
  const game = position({ players: [card('me-header'), {}, { position: 1 }], turn: C })
  roll(game, C, 1, 7, 7)
  // No valid pack of cards can injure a player during a match, but the rules handle such an injury.
  Object.assign(player(game, A), { status: 'injured', position: 10 })
  const events = game.move(A, play('me-header'))
  t.same(only(events, 'income.suppressed'), [
    { type: 'income.suppressed', seat: A, kind: 'points', amount: 3, reason: 'injured' },
    { type: 'income.suppressed', seat: A, kind: 'money', amount: 6_000, reason: 'injured' },
  ])
  t.same(sheet(game)[A], [0, 10, 0])
  t.same(last(types(events)), 'turn.started')
})
