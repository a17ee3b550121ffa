import t from 'tap'
import type { Category } from '../../../../src/engine/rulesets/title-chase/content/effects.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  blue,
  bottomOf,
  cashOf,
  first,
  type Game,
  mini,
  only,
  type Position,
  position,
  red,
  refusal,
  roll,
  starsOf,
  stockOf,
  typesOf,
  white,
} from './season.ts'

const buy = (category: Category, voucher?: string) =>
  ({ type: 'buy-star', category, ...(voucher ? { voucher } : {}) }) as const
const lineUp = (...play: Category[]) => ({ type: 'commit-lineup', play }) as const
const SECOND_IDLE = [blue(0), red(0)]

/**
 * A position before round 1. Seat 0 plays at home against a team without a manager, and seat 1
 * plays away in the last match.
 */
function atHome(set: Position = {}): Game {
  const game = position({ options: mini, teams: ['T00', 'T11'], cash: [200_000, 0], ...set })
  game.move(0, roll, first(white(4)))
  return game
}
/**
 * A position before round 2. Seat 0 plays away against a team without a manager, and seat 1 plays
 * at home in the fourth match.
 */
function away(set: Position = {}): Game {
  const game = position({
    options: mini,
    squares: [4, 0],
    teams: ['T00', 'T09'],
    cash: [200_000, 0],
    ...set,
  })
  game.move(0, roll, [white(4)])
  return game
}

t.test(
  'TC-601 TC-602 TC-605 TC-606 TC-609 TC-611 TC-614 TC-505 TC-713 stars are bought (scenario 15)',
  async (t) => {
    const game = atHome({ cash: [800_000, 0] })
    t.same(game.asked(), ['0 match-stars'])

    const bought = game.move(0, buy('GK'))
    t.same(bought, [
      {
        type: 'cash.paid',
        seat: 0,
        amount: 250_000,
        reason: 'star',
        ref: null,
        balance: 550_000,
      },
      {
        type: 'star.bought',
        seat: 0,
        category: 'GK',
        fee: 250_000,
        voucher: null,
        price: 250_000,
        stockLeft: 5,
      },
    ])
    t.same(game.refuses(0, buy('GK')), refused('star-already-owned', 'TC-606'))
    game.move(0, buy('DEF'))
    t.equal(cashOf(game, 0), 50_000)
    t.same(game.refuses(0, buy('MID')), refused('insufficient-funds', 'TC-605'))
    const events = game.move(0, lineUp('GK', 'DEF'), [blue(2), red(1), ...SECOND_IDLE])

    const [match] = only(events, 'match.finished')
    t.same(match, {
      type: 'match.finished',
      competition: 'league',
      round: 1,
      no: 1,
      cupRound: null,
      tie: null,
      replay: 0,
      sides: [
        {
          team: 'T00',
          seat: 0,
          stars: ['GK', 'DEF'],
          penalty: null,
          die: 2,
          black: null,
          goals: 4,
        },
        { team: 'T01', seat: null, stars: [], penalty: null, die: 1, black: null, goals: 1 },
      ],
      score: [4, 1],
      result: 'home',
      points: [3, 0],
    })
    t.equal(cashOf(game, 0), 150_000)
    t.same(starsOf(game, 0), ['GK', 'DEF'])
    t.equal(only(events, 'cash.collected').length, 2, 'the unmanaged sides get nothing')
  },
)

t.test('TC-615 TC-617 TC-R23 a defeat costs the played stars (scenario 16)', async (t) => {
  const game = away({ stars: [['GK', 'DEF']] })
  const events = game.move(0, lineUp('GK'), [blue(3), red(0), ...SECOND_IDLE])
  t.same(only(events, 'match.finished', 'star.lost')[0], {
    type: 'star.lost',
    seat: 0,
    category: 'GK',
    cause: 'defeat',
    stockLeft: 6,
  })
  t.equal(cashOf(game, 0), 250_000)
  t.same(starsOf(game, 0), ['DEF'])

  const owned = away({ stars: [['GK', 'DEF']], options: { ...mini, starsLostOnDefeat: 'owned' } })
  owned.move(0, lineUp('GK'), [blue(3), red(0), ...SECOND_IDLE])
  t.same(starsOf(owned, 0), [])
})

t.test('TC-R23 TC-617 unplayed and suspended stars are not lost (scenario 42)', async (t) => {
  const suspensions = [[{ category: 'GK' as const, card: 'Y38', from: 2, to: 3 }]]
  const losing = (starsLostOnDefeat: 'played' | 'owned') => {
    const options = { ...mini, starsLostOnDefeat }
    const game = away({ stars: [['GK', 'DEF']], suspensions, options })
    game.move(0, lineUp(), [blue(3), red(0), ...SECOND_IDLE])
    return game
  }
  t.same(starsOf(losing('owned'), 0), ['GK'])
  t.equal(losing('owned').game.state.shared.seats[0]!.suspensions.length, 1)
  t.same(starsOf(losing('played'), 0), ['GK', 'DEF'])
})

t.test('TC-R57 TC-614 TC-616 a draw or a win keeps all stars', async (t) => {
  const game = away({ stars: [['GK', 'DEF']] })
  game.move(0, lineUp('GK'), [blue(2), red(1), ...SECOND_IDLE])
  t.same(starsOf(game, 0), ['GK', 'DEF'])
})

t.test('TC-605 TC-R26 a decision without alternatives is not asked (scenario 17)', async (t) => {
  const game = position({ options: mini, teams: ['T00', 'T11'], cash: [200_000, 0] })
  const events = game.move(0, roll, [white(4), blue(1), red(0), ...SECOND_IDLE])
  t.same(only(events, 'lineup.committed')[0], {
    type: 'lineup.committed',
    seat: 0,
    side: 'home',
    play: [],
    auto: true,
  })
  t.equal(cashOf(game, 0), 300_000)
  t.same(game.asked(), ['1 turn-roll'])
  game.move(1, roll, first(white(5)))
  game.move(0, roll, [white(4)])
  t.same(game.asked(), ['0 match-stars'], 'round 2: T05 v T00')
  game.move(0, buy('GK'))
  t.equal(cashOf(game, 0), 50_000)
})

t.test('TC-R26 without autoSkip every star decision opens', async (t) => {
  const game = position({
    options: { ...mini, autoSkip: false },
    teams: ['T00', 'T11'],
    cash: [0, 0],
  })
  game.move(0, roll, [white(4)])
  t.same(game.asked(), ['0 match-stars'])
  t.same(game.legal(0), [lineUp()])
  game.move(0, lineUp(), [blue(0), red(0)])
  t.same(game.asked(), ['1 match-stars'])
})

t.test('TC-615 TC-703 a lost star is for sale at once (scenario 18)', async (t) => {
  // In round 1, T00 plays T01, then T02 plays T03. Seat 0 and five other seats own all goalkeeper
  // stars.
  const game = position({
    seats: 7,
    options: mini,
    teams: ['T00', 'T02', 'T04', 'T05', 'T06', 'T07', 'T08'],
    stars: [['GK'], [], ['GK'], ['GK'], ['GK'], ['GK'], ['GK']],
    cash: [0, 250_000, 0, 0, 0, 0, 0],
  })
  t.equal(stockOf(game, 'GK'), 0)
  game.move(0, roll, [white(4)])
  game.move(0, lineUp('GK'), [blue(0), red(4)])
  t.equal(stockOf(game, 'GK'), 1)
  t.same(game.asked(), ['1 match-stars'])
  game.move(1, buy('GK'))
  t.equal(stockOf(game, 'GK'), 0)
  t.equal(cashOf(game, 1), 0)
})

const SOLD_OUT: Position = {
  seats: 8,
  teams: ['T00', 'T11', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07'],
  stars: [[], [], ['GK'], ['GK'], ['GK'], ['GK'], ['GK'], ['GK']],
}

t.test('TC-608 TC-R24 a sold-out category names the next one (scenario 19)', async (t) => {
  const game = atHome({ ...SOLD_OUT, cash: [600_000, 0, 0, 0, 0, 0, 0, 0] })
  t.same(game.refuses(0, buy('GK')), refused('star-sold-out', 'TC-608'))
  t.same(refusal(game, 0, buy('GK')).facts, {
    category: 'GK',
    nextAvailable: 'DEF',
    fee: 500_000,
    affordable: true,
  })
  game.move(0, buy('DEF'))
  t.equal(cashOf(game, 0), 100_000)
})

t.test('TC-R24 FOR has no fallback, and a voucher does not count', async (t) => {
  const stars: Category[][] = [['DEF', 'MID'], ...SOLD_OUT.stars!.slice(1).map((own) => [...own])]
  const cash = [900_000, 0, 0, 0, 0, 0, 0, 0]
  const game = atHome({ ...SOLD_OUT, stars, cash, keep: [['R60']] })
  const { facts } = refusal(game, 0, buy('GK'))
  t.same(facts, { category: 'GK', nextAvailable: 'FOR', fee: 1_000_000, affordable: false })
  const all = stars.map((own, seat) => (seat === 0 ? (['DEF', 'MID', 'FOR'] as const) : own))
  const none = atHome({ ...SOLD_OUT, stars: all, cash })
  t.same(refusal(none, 0, buy('GK')).facts, {
    category: 'GK',
    nextAvailable: null,
    fee: null,
    affordable: false,
  })
})

t.test(
  'TC-604 TC-612 TC-613 TC-704 TC-705 TC-709 TC-711 TC-R25 TC-R28 decisions before a ' +
    'match are ordered (scenario 20)',
  async (t) => {
    const game = position({
      seats: 7,
      options: mini,
      teams: ['T00', 'T01', 'T03', 'T05', 'T07', 'T09', 'T11'],
      stars: [[], [], ['GK'], ['GK'], ['GK'], ['GK'], ['GK']],
      cash: [250_000, 500_000, 0, 0, 0, 0, 0],
      keep: [['Y45'], ['Y46']],
    })
    game.move(0, roll, [white(4)])
    t.same(game.asked(), ['0 match-stars'])
    const old = game.game.open[0]!.id
    t.same(game.refuses(1, lineUp()), refused('not-your-decision'))
    game.move(0, buy('GK'))
    game.move(0, lineUp('GK'))
    t.same(game.view(1).match!.lineUp, { home: ['GK'], away: null }, 'shown openly')
    t.same(game.asked(), ['1 match-stars'])
    t.same(refusal(game, 1, buy('GK')).facts, {
      category: 'GK',
      nextAvailable: 'DEF',
      fee: 500_000,
      affordable: true,
    })
    t.equal(refusal(game, 0, lineUp(), old).code, 'decision-closed')
    game.move(1, lineUp())
    t.same(game.asked(), ['0 match-penalty'])
    game.move(0, { type: 'commit-penalty', card: 'Y45' })
    t.same(game.asked(), ['1 match-penalty'])
    const events = game.move(1, { type: 'commit-penalty', card: 'Y46' }, first(1, 1, 1, 1))
    t.same(
      only(events, 'match.rolled')
        .slice(0, 4)
        .map(({ die }) => die),
      ['blue', 'black', 'red', 'black'],
    )
  },
)

t.test('TC-607 TC-610 TC-611 TC-616 TC-710 all four stars may play (scenario 21)', async (t) => {
  const stars: Category[][] = [['GK', 'DEF', 'MID', 'FOR']]
  const game = away({ stars, cash: [9_000_000, 0] })
  t.notOk(
    game.legal(0).some(({ type }) => type === 'buy-star'),
    'no fifth purchase',
  )
  t.equal(game.legal(0).length, 16)
  const events = game.move(0, lineUp('GK', 'DEF', 'MID', 'FOR'), [blue(3), red(0), ...SECOND_IDLE])
  t.same(only(events, 'match.finished').map(({ score }) => score)[0], [3, 4])
  t.same(starsOf(game, 0), stars[0])
})

t.test('TC-R34 a voucher reduces one fee (scenario 25)', async (t) => {
  const free = atHome({ cash: [100_000, 0], keep: [['R60', 'Y45']] })
  t.same(free.refuses(0, buy('GK', 'Y58')), refused('card-not-held', 'TC-405'))
  t.same(free.refuses(0, buy('GK', 'Y45')), refused('wrong-card-kind', 'TC-R35'))
  const events = free.move(0, buy('GK', 'R60'))
  t.same(typesOf(events), ['star.bought', 'card.returned'], 'nothing is paid')
  t.equal(cashOf(free, 0), 100_000)
  t.equal(bottomOf(free, 'red'), 'R60')

  const cheaper = atHome({ cash: [400_000, 0], keep: [['Y58']] })
  cheaper.move(0, buy('DEF', 'Y58'))
  t.equal(cashOf(cheaper, 0), 0)
})

t.test('TC-R37 TC-610 an illegal line-up is refused', async (t) => {
  const game = atHome({ stars: [['GK']] })
  t.same(game.refuses(0, lineUp('DEF')), refused('star-not-owned', 'TC-610'))
  t.same(game.refuses(0, lineUp('GK', 'GK')), refused('duplicate-star', 'TC-606'))
  t.same(game.refuses(0, { type: 'commit-lineup', play: ['XX'] }), refused('invalid-parameters'))
})

t.test('TC-R56 one clock covers purchases and line-up (scenario 40)', async (t) => {
  const game = atHome({ cash: [800_000, 0], stars: [['FOR']], decisionSeconds: 60 })
  const deadline = game.game.open[0]!.deadline
  game.wait(20)
  game.move(0, buy('GK'))
  t.equal(game.game.open[0]!.deadline, deadline)
  const events = game.timeOut([blue(0), red(4), ...SECOND_IDLE])
  t.same(only(events, 'lineup.committed')[0], {
    type: 'lineup.committed',
    seat: 0,
    side: 'home',
    play: [],
    auto: false,
  })
  t.same(starsOf(game, 0), ['GK', 'FOR'], 'kept whatever the result')
})
