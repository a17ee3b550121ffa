import t from 'tap'
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

const drawnMatch = [blue(1), red(1)]
const homeWin = [blue(2), red(0)]

t.test('TC-302 the parity that the square names wins money (scenario 11)', async (t) => {
  const landOnB05 = (face: number) => {
    const game = position({ squares: [18, 20] })
    game.move(0, roll, [white(1), white(face)])
    return cashOf(game, 0)
  }
  t.equal(landOnB05(3), 300_000)
  t.equal(landOnB05(2), 150_000)
  const none = position({ squares: [6, 8] })
  const events = none.move(0, roll, [white(1), white(1)])
  t.same(only(events, 'effect.void'), [
    { type: 'effect.void', seat: 0, ref: 'B02', effect: 'rollMoney', why: 'zero' },
  ])
})

t.test('TC-304 TC-R19 no die is rolled for a star that is not owned (scenario 11)', async (t) => {
  const game = position({ squares: [8, 11] })
  const events = game.move(0, roll, [white(4)])
  t.same(only(events, 'die.rolled', 'effect.void').slice(1), [
    { type: 'effect.void', seat: 0, ref: 'B03', effect: 'rollStar', why: 'no-star' },
  ])
})

t.test('TC-403 star cards count each star, and none without one (scenario 11)', async (t) => {
  const landing = (yellow: string, stars: ('GK' | 'MID')[]) =>
    position({ squares: [0, 0], yellow: [yellow], stars: [stars] })
  const paying = landing('Y31', ['GK', 'MID'])
  paying.move(0, roll, [white(1)])
  t.equal(cashOf(paying, 0), 150_000)
  const collecting = landing('Y29', ['GK'])
  collecting.move(0, roll, [white(1)])
  t.equal(cashOf(collecting, 0), 225_000)
  const events = landing('Y31', []).move(0, roll, [white(1)])
  t.same(only(events, 'effect.void'), [
    { type: 'effect.void', seat: 0, ref: 'Y31', effect: 'payPerStar', why: 'zero' },
  ])
})

t.test('TC-403 a card may ask for a throw, and returns stars', async (t) => {
  const gamble = position({ squares: [2, 0], red: ['R28'] })
  gamble.move(0, roll, [white(1), white(4)])
  t.equal(cashOf(gamble, 0), 100_000)
  const lost = position({ squares: [2, 0], red: ['R46'], stars: [['GK', 'DEF']] })
  const events = lost.move(0, roll, [white(1)])
  t.same(only(events, 'star.lost'), [
    { type: 'star.lost', seat: 0, category: 'DEF', cause: 'card', stockLeft: 6 },
  ])
})

t.test('TC-502 TC-503 TC-504 TC-R20 TC-R22 a debt waits for cash (scenario 12)', async (t) => {
  const before = {
    squares: [60, 0],
    cash: [40_000, 0],
    teams: ['T09', 'T11'],
    options: { ...mini, autoSkip: false },
  }
  const game = position(before)
  t.equal(game.game.state.shared.roundsPlayed, 13)

  game.move(0, roll, [white(6)])

  t.same(game.game.state.shared.seats[0]!.debts, [
    { id: 1, amount: 50_000, card: null, reason: 'blue' },
  ])
  t.equal(cashOf(game, 0), 40_000)
  t.same(game.asked(), ['0 match-stars'])
  t.same(game.refuses(0, { type: 'buy-star', category: 'GK' }), refused('in-debt', 'TC-503'))
  const events = game.move(0, { type: 'commit-lineup', play: [] }, [blue(4), red(0)])
  t.same(only(events, 'cash.collected', 'debt.settled').slice(0, 2), [
    {
      type: 'cash.collected',
      seat: 0,
      amount: 100_000,
      reason: 'gate',
      ref: null,
      balance: 140_000,
    },
    { type: 'debt.settled', seat: 0, debt: 1, amount: 50_000, balance: 90_000 },
  ])
  const skipping = position({ ...before, options: mini })
  const skipped = skipping.move(0, roll, [white(6), ...homeWin, ...homeWin])
  t.ok(only(skipped, 'lineup.committed').every(({ auto }) => auto))
})

t.test('TC-404 TC-506 TC-R36 TC-R20 an unpaid card stays until paid (scenario 13)', async (t) => {
  const game = position({ squares: [2, 0], cash: [60_000, 0], red: ['R12'], options: mini })
  const drawn = game.move(0, roll, [white(1)])
  t.same(only(drawn, 'debt.recorded', 'card.held', 'card.returned'), [
    {
      type: 'debt.recorded',
      seat: 0,
      debt: 1,
      amount: 100_000,
      card: 'R12',
      reason: 'card',
      ref: 'R12',
    },
    { type: 'card.held', seat: 0, card: 'R12', reason: 'debt' },
  ])
  const played = game.move(1, roll, [white(4), ...drawnMatch])
  t.equal(
    typesOf(only(played, 'cash.collected', 'debt.settled', 'card.returned')).join(' '),
    'cash.collected debt.settled card.returned cash.collected',
  )
  t.equal(cashOf(game, 0), 35_000)
  t.equal(bottomOf(game, 'red'), 'R12')
})

t.test('TC-R21 each debt is paid once its own sum is there (scenario 14)', async (t) => {
  const game = position({
    cash: [20_000, 0],
    debts: [
      [
        { id: 1, amount: 150_000, card: null, reason: 'blue' },
        { id: 2, amount: 50_000, card: null, reason: 'blue' },
      ],
    ],
    options: mini,
  })
  game.move(0, roll, [white(4), ...drawnMatch])
  t.equal(cashOf(game, 0), 45_000)
  t.same(pluck(game.game.state.shared.seats[0]!.debts, 'id'), [1])
})

t.test('TC-R21 an affordable payment is made despite an open debt', async (t) => {
  const debts = [[{ id: 1, amount: 90_000, card: null, reason: 'blue' as const }]]
  const game = position({ cash: [40_000, 0], debts, yellow: ['Y17'] })
  game.move(0, roll, [white(1)])
  t.equal(cashOf(game, 0), 15_000)
})

t.test('TC-106 TC-R17 the bank never runs out', async (t) => {
  const game = position({ cash: [5_000_000_000, 0], yellow: ['Y05'] })
  game.move(0, roll, [white(1)])
  t.equal(cashOf(game, 0), 5_000_050_000)
})
