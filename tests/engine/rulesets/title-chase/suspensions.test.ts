import t from 'tap'
import type { Category } from '../../../../src/engine/rulesets/title-chase/content/effects.ts'
import { refused } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  blue,
  bottomOf,
  cashOf,
  mini,
  only,
  position,
  red,
  roll,
  typesOf,
  white,
} from './season.ts'

const buy = (category: Category, voucher?: string) =>
  ({ type: 'buy-star', category, ...(voucher ? { voucher } : {}) }) as const
const lineUp = (...play: Category[]) => ({ type: 'commit-lineup', play }) as const

t.test(
  'TC-406 TC-407 TC-408 TC-409 TC-R30 suspensions follow one another (scenario 22)',
  async (t) => {
    const game = position({
      squares: [12, 3],
      teams: ['T00', 'T09'],
      stars: [['GK'], []],
      cash: [800_000, 100_000],
      yellow: ['Y38'],
      options: mini,
    })
    t.equal(game.game.state.shared.roundsPlayed, 3)

    const drawn = game.move(0, roll, [white(1)])
    t.same(only(drawn, 'star.suspended', 'card.held'), [
      { type: 'star.suspended', seat: 0, category: 'GK', card: 'Y38', from: 4, to: 5 },
      { type: 'card.held', seat: 0, card: 'Y38', reason: 'suspension' },
    ])
    game.move(1, roll, [white(2)])
    game.move(0, roll, [white(3)])
    t.same(game.asked(), ['0 match-stars'], 'round 4, away to T11')
    t.same(game.refuses(0, lineUp('GK')), refused('star-suspended', 'TC-409'))
    t.same(game.refuses(0, buy('GK')), refused('star-already-owned', 'TC-408'))
    game.move(0, buy('DEF'))
    game.move(0, lineUp(), [blue(1), red(1), blue(0), red(1)])
    t.equal(game.game.state.shared.roundsPlayed, 4)
    t.same(game.game.state.shared.seats[0]!.suspensions, [
      { category: 'GK', card: 'Y38', from: 4, to: 5 },
    ])
  },
)

t.test('TC-R30 TC-R36 a suspension starts after the previous one (scenario 22)', async (t) => {
  const game = position({
    squares: [14, 18],
    rounds: 4,
    teams: ['T00', 'T07'],
    stars: [['GK'], []],
    cash: [0, 0],
    suspensions: [[{ category: 'GK', card: 'Y38', from: 4, to: 5 }]],
    red: ['R35', 'R33'],
    options: mini,
  })
  const events = game.move(0, roll, [white(1)])
  t.same(only(events, 'star.suspended'), [
    { type: 'star.suspended', seat: 0, category: 'GK', card: 'R35', from: 6, to: 9 },
  ])
  const fifth = game.move(1, roll, [white(3), blue(1), red(1)])
  t.same(only(fifth, 'star.suspended', 'effect.void'), [
    { type: 'effect.void', seat: 1, ref: 'R33', effect: 'suspend', why: 'no-star' },
  ])
  t.same(only(fifth, 'star.reinstated'), [
    { type: 'star.reinstated', seat: 0, category: 'GK', cause: 'served', cards: ['Y38'] },
  ])
  t.equal(bottomOf(game, 'yellow'), 'Y38')
  t.equal(bottomOf(game, 'red'), 'R33')
  t.same(pluck(game.game.state.shared.seats[0]!.suspensions, 'card'), ['R35'])
})

t.test('TC-409 TC-R36 R35 returns after round 9 (scenario 22)', async (t) => {
  const game = position({
    squares: [36, 0],
    teams: ['T00', 'T10'],
    stars: [['GK'], []],
    suspensions: [[{ category: 'GK', card: 'R35', from: 6, to: 9 }]],
    cash: [0, 0],
    options: mini,
  })
  const events = game.move(0, roll, [white(3), blue(1), red(1)])
  t.equal(game.game.state.shared.roundsPlayed, 9)
  t.ok(typesOf(events).includes('star.reinstated'))
  t.equal(bottomOf(game, 'red'), 'R35')
})

t.test('TC-R36 one card may secure a debt and a suspension (scenario 23)', async (t) => {
  const game = position({
    squares: [28, 29],
    teams: ['T00', 'T02'],
    stars: [['GK'], []],
    cash: [70_000, 0],
    red: ['R49'],
    options: mini,
  })
  t.equal(game.game.state.shared.roundsPlayed, 6)
  // Square 33 is red, and on the way to this square the counter passes round 7, in which T00 plays
  // T02.
  const events = game.move(0, roll, [white(5), blue(4), red(0)])
  t.equal(
    typesOf(only(events, 'debt.recorded', 'star.suspended', 'card.held')).join(' '),
    'debt.recorded card.held star.suspended card.held',
  )
  t.equal(cashOf(game, 0), 70_000)
  const { debts, suspensions } = game.game.state.shared.seats[0]!
  t.same(debts, [])
  t.same(suspensions, [{ category: 'GK', card: 'R49', from: 7, to: 8 }])
  t.not(bottomOf(game, 'red'), 'R49')
})

t.test('TC-405 TC-R33 TC-R35 an appeal ends all suspensions of a star (scenario 24)', async (t) => {
  const game = position({
    squares: [36, 0],
    teams: ['T00', 'T10'],
    stars: [['GK', 'MID'], []],
    keep: [['Y55', 'Y45']],
    suspensions: [[{ category: 'GK', card: 'R35', from: 8, to: 11 }]],
    cash: [0, 0],
    options: mini,
  })
  game.move(0, roll, [white(3)])
  const appeal = (card: string, category: Category) =>
    ({ type: 'play-appeal', card, category }) as const
  t.same(game.refuses(0, appeal('Y56', 'GK')), refused('card-not-held', 'TC-405'))
  t.same(game.refuses(0, appeal('Y45', 'GK')), refused('wrong-card-kind', 'TC-R35'))
  t.same(game.refuses(0, appeal('Y55', 'MID')), refused('star-not-suspended', 'TC-R33'))
  t.same(game.refuses(0, appeal('Y55', 'FOR')), refused('star-not-suspended', 'TC-R33'))

  const events = game.move(0, appeal('Y55', 'GK'))

  t.same(events, [
    { type: 'appeal.played', seat: 0, card: 'Y55', category: 'GK' },
    { type: 'card.returned', seat: 0, card: 'Y55', colour: 'yellow' },
    { type: 'star.reinstated', seat: 0, category: 'GK', cause: 'appeal', cards: ['R35'] },
    { type: 'card.returned', seat: 0, card: 'R35', colour: 'red' },
  ])
  t.same([bottomOf(game, 'yellow'), bottomOf(game, 'red')], ['Y55', 'R35'])
  t.same(game.asked(), ['0 match-stars'], 'the decision stays open')
  game.move(0, lineUp('GK'))
  t.same(game.asked(), ['0 match-penalty'])
})

t.test('TC-R32 a lost suspended star takes its cards along', async (t) => {
  const game = position({
    squares: [8, 11],
    stars: [['GK']],
    suspensions: [
      [
        { category: 'GK', card: 'Y38', from: 4, to: 5 },
        { category: 'GK', card: 'R33', from: 6, to: 7 },
      ],
    ],
  })
  const events = game.move(0, roll, [white(4), white(2)])
  t.equal(
    typesOf(events).slice(-5).join(' '),
    'star.lost star.reinstated card.returned card.returned turn.started',
  )
  t.same([bottomOf(game, 'yellow'), bottomOf(game, 'red')], ['Y38', 'R33'])
})
