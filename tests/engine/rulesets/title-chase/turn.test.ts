import t from 'tap'
import { house } from '../../../../src/engine/rulesets/title-chase/content/house.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  blue,
  bottomOf,
  cashOf,
  first,
  mini,
  only,
  position,
  red,
  roll,
  starsOf,
  stockOf,
  typesOf,
  white,
} from './season.ts'

const drawnMatch = [blue(1), red(1)]
const homeWin = [blue(2), red(0)]

t.test(
  'TC-201 TC-203 TC-305 TC-403 TC-206 TC-R12 a yellow card takes effect (scenario 4)',
  async (t) => {
    const game = position({ yellow: ['Y05'] })

    const events = game.move(0, roll, [white(1)])

    t.same(events, [
      { type: 'die.rolled', die: 'white', face: 1, seat: 0, purpose: 'move', ref: null },
      {
        type: 'counter.moved',
        seat: 0,
        from: 0,
        to: 1,
        rolled: 1,
        unused: 0,
        landed: 'yellow',
        greens: [],
      },
      { type: 'card.drawn', seat: 0, card: 'Y05', colour: 'yellow', via: 'square' },
      {
        type: 'cash.collected',
        seat: 0,
        amount: 50_000,
        reason: 'card',
        ref: 'Y05',
        balance: 250_000,
      },
      { type: 'card.returned', seat: 0, card: 'Y05', colour: 'yellow' },
      { type: 'turn.started', turn: 2, seat: 1 },
    ])
    t.equal(bottomOf(game, 'yellow'), 'Y05')
    t.same(game.asked(), ['1 turn-roll'])
  },
)

t.test('TC-204 TC-310 TC-501 TC-720 the square precedes the round (scenario 5)', async (t) => {
  const game = position({ yellow: ['Y17'], options: mini })

  const events = game.move(0, roll, [white(5), ...drawnMatch])

  t.equal(
    typesOf(events).slice(0, 8).join(' '),
    'die.rolled counter.moved card.drawn cash.paid card.returned round.started ' +
      'match.started lineup.committed',
  )
  t.same(only(events, 'cash.paid')[0], {
    type: 'cash.paid',
    seat: 0,
    amount: 25_000,
    reason: 'card',
    ref: 'Y17',
    balance: 175_000,
  })
  t.equal(game.game.state.shared.roundsPlayed, 1)
  t.same(game.asked(), ['1 turn-roll'])
})

t.test('TC-306 TC-603 a turn buys nothing (scenario 6)', async (t) => {
  const game = position({ red: ['R11'] })
  game.move(0, roll, [white(3)])
  t.equal(cashOf(game, 0), 500_000)
  t.same(game.asked(), ['1 turn-roll'])
  t.same(game.refuses(0, { type: 'buy-star', category: 'DEF' }), refused('not-your-decision'))
  t.same(game.refuses(1, { type: 'buy-star', category: 'DEF' }), refused('wrong-move-for-decision'))
})

t.test('TC-202 TC-205 TC-312 TC-R8 TC-R9 all passed rounds are played (scenario 7)', async (t) => {
  const game = position({ squares: [6, 0], cash: [0, 0], options: mini })

  const events = game.move(0, roll, [
    white(5),
    ...drawnMatch,
    ...drawnMatch,
    ...drawnMatch,
    ...drawnMatch,
  ])

  t.same(
    only(events, 'counter.moved', 'round.started', 'round.finished').map((event) =>
      'round' in event ? `${event.type} ${event.round}` : event.type,
    ),
    [
      'counter.moved',
      ...['round.started 2', 'round.finished 2', 'round.started 3', 'round.finished 3'],
    ],
  )
  t.equal(game.game.state.shared.seats[0]!.square, 11)
  t.same(
    only(events, 'counter.moved').map(({ greens }) => greens),
    [
      [
        { square: 8, round: 2, cupRound: null, due: true },
        { square: 11, round: 3, cupRound: null, due: true },
      ],
    ],
  )
})

t.test(
  'TC-204 TC-301 TC-303 TC-311 TC-R8 a star lost on blue misses both rounds (scenario 8)',
  async (t) => {
    const game = position({
      squares: [19, 0],
      cash: [100_000, 0],
      stars: [['DEF']],
      options: mini,
      teams: ['T00', 'T07'],
    })
    t.equal(game.game.state.shared.roundsPlayed, 4)

    const events = game.move(0, roll, first(white(6), white(4), blue(0), red(1)))

    t.equal(
      typesOf(events).slice(0, 5).join(' '),
      'die.rolled counter.moved blue.triggered die.rolled star.lost',
    )
    t.equal(stockOf(game, 'DEF'), 6)
    t.same(starsOf(game, 0), [])
    t.equal(game.game.state.shared.roundsPlayed, 5)
    t.ok(typesOf(events).includes('cup.round-drawn'), 'the cup follows')
    t.ok(typesOf(events).indexOf('cup.round-drawn') > typesOf(events).indexOf('round.finished'))
  },
)

t.test('TC-303 an odd throw keeps the star', async (t) => {
  const game = position({ squares: [19, 0], cups: 1, rounds: 5, stars: [['DEF']] })
  game.move(0, roll, [white(6), white(3)])
  t.same(starsOf(game, 0), ['DEF'])
})

t.test('TC-313 TC-R10 TC-R11 a played green square does nothing (scenario 9)', async (t) => {
  const game = position({ squares: [2, 11], turn: 0 })
  t.equal(game.game.state.shared.roundsPlayed, 3)
  const events = game.move(0, roll, [white(6)])
  t.same(typesOf(events), ['die.rolled', 'counter.moved', 'turn.started'])

  const cup = position({ squares: [22, 23] })
  t.same(typesOf(cup.move(0, roll, [white(1)])), ['die.rolled', 'counter.moved', 'turn.started'])
})

t.test(
  'TC-307 TC-308 TC-309 TC-204 TC-R14 on pink a manager nominates drawer and pack (scenario 10)',
  async (t) => {
    const game = position({
      seats: 4,
      red: ['R20'],
      options: mini,
      teams: ['T00', 'T01', 'T11', 'T10'],
    })
    game.move(0, roll, [white(6)])
    t.same(game.asked(), ['0 pink-nominate'])
    t.equal(game.legal(0).length, 8)
    t.same(
      game.refuses(0, { type: 'nominate', seat: 4, colour: 'red' }),
      refused('seat-not-eligible', 'TC-307'),
    )
    t.same(
      game.refuses(0, { type: 'nominate', seat: 1, colour: 'blue' }),
      refused('invalid-parameters'),
    )
    t.equal(game.game.state.shared.roundsPlayed, 0, 'the round waits')

    const events = game.move(0, { type: 'nominate', seat: 3, colour: 'red' }, [
      ...homeWin,
      ...homeWin,
    ])

    t.equal(
      typesOf(events).slice(0, 5).join(' '),
      'pink.nominated card.drawn cash.paid card.returned round.started',
    )
    t.same(events[1], { type: 'card.drawn', seat: 3, card: 'R20', colour: 'red', via: 'pink' })
    t.same(game.game.state.shared.seats[3]!.debts, [])
    t.equal(bottomOf(game, 'red'), 'R20')
  },
)

t.test('TC-R14 TC-R56 a manager may nominate himself, which is the default', async (t) => {
  const game = position({ squares: [17, 0], pink: true, yellow: ['Y05'], decisionSeconds: 20 })
  const [named] = game.timeOut()
  t.same(named, { type: 'pink.nominated', by: 0, seat: 0, colour: 'yellow' })
  t.equal(cashOf(game, 0), 250_000)
})

t.test('TC-R14 a manager who has left cannot be nominated', async (t) => {
  const game = position({ seats: 3, squares: [17, 0, 0], pink: true })
  game.resign(2)
  t.same(
    game.refuses(0, { type: 'nominate', seat: 2, colour: 'red' }),
    refused('seat-not-eligible', 'TC-R14'),
  )
})

t.test('TC-R15 an empty pack gives nothing', async (t) => {
  const yellow = house.cards.yellow.filter(({ id }) => id === 'Y17')
  const content = { ...house, cards: { ...house.cards, yellow } }
  const owed = { id: 1, amount: 900_000, card: 'Y17', reason: 'card' as const }
  const game = position({ content, debts: [[], [owed]] })
  t.same(only(game.move(0, roll, [white(1)]), 'deck.empty', 'card.drawn'), [
    { type: 'deck.empty', seat: 0, colour: 'yellow' },
  ])
})

t.test('TC-R13 TC-R18 no move gives away assets, and no card moves a counter', async (t) => {
  const game = position()
  for (const type of ['sell-star', 'lend-star', 'pay', 'give-card', 'trade'])
    t.same(game.refuses(0, { type }), refused('invalid-parameters'))
  const kinds = [...house.cards.yellow, ...house.cards.red].map(({ effect }) => effect.kind)
  t.notOk(kinds.some((kind) => /move|square|go/.test(kind)))
})

t.test('unknown, malformed and untimely moves are refused (TC-206, TC-707)', async (t) => {
  const game = position()
  t.same(game.refuses(1, roll), refused('not-your-decision'))
  t.same(game.refuses(0, { type: 'commit-lineup', play: [] }), refused('wrong-move-for-decision'))
  t.same(game.refuses(0, { type: 'roll', face: 6 }), refused('invalid-parameters'))
  t.same(game.refuses(0, { type: 'fly' }), refused('invalid-parameters'))
})
