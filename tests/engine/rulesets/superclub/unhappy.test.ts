import t from 'tap'
import { refused } from '../../../../src/package/sitting.ts'
import {
  club,
  entry,
  FULL,
  idleTurn,
  one,
  type Place,
  type Placed,
  position,
  SQUAD,
  secrets,
  types,
} from './position.ts'

const star = (card = '') => ({ type: 'unhappy-star', card }) as const
const sellAbroad = (card: string) => ({ type: 'squad-sell-abroad', card }) as const

const ON = { unhappyPlayers: true }
const A: Place = { status: 'title-contender', cash: 100, token: 62 }
const B: Place = { status: 'mid-table', cash: 100, token: 55 }
const C: Place = { status: 'established', squad: `M5 A6 M1/6 D1/4 ${SQUAD}` }

function bidding(clubs: Place[] = [A, B, C], options: object = ON): Placed {
  return position({
    phase: 'unhappy',
    year: 2,
    clubs,
    options: { ...options },
    also: ({ shared }) => {
      shared.turn = idleTurn(0)
    },
  })
}

const bidFor = (card: string) => ({ type: 'unhappy-bid' as const, card })
const ofC = (game: Placed) => {
  const [five = '', six = '', talent = '', other = ''] = game.squads[2] ?? []
  return { five, six, talent, other }
}

function answered(enters: boolean, clubs?: Place[]): Placed {
  const game = bidding(clubs)
  game.move(0, bidFor(ofC(game).five))
  game.move(2, star(ofC(game).talent))
  game.move(1, { type: enters ? 'unhappy-enter' : 'unhappy-stay-out' })
  return game
}

t.test('SC-070 without the option no manager bids, and a bid is refused', async (t) => {
  const game = position({
    phase: 'supercup-choice',
    clubs: [
      { lastRank: 1, status: 'title-contender' },
      { lastRank: 2, status: 'newly-promoted', squad: 'M5 10xD1' },
    ],
  })
  game.move(0, { type: 'supercup-save' })
  t.equal(game.asked()[0], '0 training')
  const wanted = bidFor(game.squads[1]?.[0] ?? '')
  t.same(game.refuses(0, wanted), refused('option-off', 'SC-070'))
})

t.test(
  'SC-S21 SC-071 SC-072 SC-073 SC-074 SC-075 SC-077 SC-078 SC-079 SC-084 a bid is made',
  async (t) => {
    const game = bidding()
    const { five, six, talent, other } = ofC(game)
    t.same(
      game.refuses(0, bidFor(game.squads[2]?.[2] ?? '')),
      refused('player-not-for-you', 'SC-073'),
    )
    t.equal(game.refuses(0, bidFor('pl-x')).refused, 'unknown-id')
    const token = club(game, 2).token
    t.equal(one(game.move(0, bidFor(five)), 'unhappy.bid-placed').amount, 75)
    t.same(game.refuses(2, star(five)), refused('not-this-player', 'SC-077'))
    t.equal(game.refuses(2, star(six)).refused, 'no-potential')
    t.equal(game.refuses(2, star('pl-x')).refused, 'unknown-id')
    t.equal(game.refuses(2, star(game.squads[0]?.[0])).refused, 'not-your-player')
    game.move(2, star(other))
    t.same(game.asked()[0], '1 unhappy-enter')
    game.move(1, { type: 'unhappy-stay-out' })
    const counter = (cash: number, players: string[] = []) => ({
      type: 'unhappy-counter' as const,
      cash,
      players,
    })
    t.same(game.refuses(2, counter(75)), refused('counter-refused', 'SC-R39'))
    t.equal(game.refuses(2, counter(101)).refused, 'not-enough-cash')
    t.equal(game.refuses(2, counter(80, [talent])).refused, 'not-your-player')
    t.equal(game.refuses(2, counter(80, ['pl-x'])).refused, 'unknown-id')
    game.move(2, counter(95))
    game.move(0, { type: 'unhappy-decline' })
    game.move(2, { type: 'unhappy-bench' })
    t.equal(club(game, 2).token, token + 1)
    t.equal(entry(game, 2, five).refuses, true)
    t.same(
      game.asked()[0],
      '0 training',
      'B satisfies no other player: the six-star player is too good',
    )
  },
)

t.test('SC-S21 SC-084 a club without the status is closed to a better player', async (t) => {
  const game = bidding([A, B, C])
  game.move(0, { type: 'unhappy-pass' })
  t.equal(game.asked()[0], '1 unhappy-nominate')
  t.same(game.refuses(1, bidFor(ofC(game).six)), refused('player-not-for-you', 'SC-071'))
  t.equal(game.refuses(1, bidFor(game.squads[1]?.[0] ?? '')).refused, 'player-not-for-you')
  t.same(game.legal(1, 'unhappy-nominate'), [bidFor(ofC(game).five), { type: 'unhappy-pass' }])
})

t.test(
  'SC-S22 SC-076 SC-080 SC-081 SC-082 SC-083 SC-085 SC-R39 entering costs the bid',
  async (t) => {
    const game = answered(true)
    t.equal(game.view(0).shared.unhappy.bid?.leader, 0)
    t.same(game.refuses(1, { type: 'auction-bid', amount: 75 }), refused('bid-too-low', 'SC-135'))
    t.same(game.refuses(0, { type: 'auction-pass' }), refused('bids-are-binding', 'SC-085'))
    game.move(1, { type: 'auction-pass' })
    const { cash } = club(game, 2)
    game.move(2, { type: 'unhappy-sell' })
    t.same([club(game, 0).cash, club(game, 2).cash], [25, cash + 75])
    t.equal(entry(game, 0, ofC(game).five).stars, 5)
    t.equal(game.asked()[0], '0 training', 'B has had its bid, C has been bid to')
  },
)

t.test('SC-080 SC-081 each manager bids once, each owner gets one bid', async (t) => {
  const D: Place = { status: 'established', squad: 'D5 D1/3 4xD1 4xG2 U1' }
  const game = bidding([A, { ...B, status: 'title-contender' }, C, D])
  game.move(0, bidFor(ofC(game).five))
  game.move(2, star(ofC(game).talent))
  game.move(1, { type: 'unhappy-stay-out' })
  t.same(game.refuses(0, bidFor(game.squads[3]?.[0] ?? '')), refused('already-bid', 'SC-080'))
  game.move(2, { type: 'unhappy-sell' })
  t.equal(game.asked()[0], '1 unhappy-nominate')
  t.same(game.refuses(1, bidFor(ofC(game).six)), refused('already-targeted', 'SC-081'))
  game.move(1, bidFor(game.squads[3]?.[0] ?? ''))
})

t.test('SC-083 SC-R39 answers to enter are hidden until all have answered', async (t) => {
  const second = { ...B, token: 50 }
  const game = bidding([A, B, C, second])
  game.move(0, bidFor(ofC(game).five))
  game.move(2, star(ofC(game).talent))
  t.same(game.asked().slice(0, 2), ['1 unhappy-enter', '3 unhappy-enter'])
  game.move(3, { type: 'unhappy-enter' })
  t.same(game.seen(3), [{ type: 'unhappy.answered', seat: 3, enter: true }])
  t.same(game.seen(0), [{ type: 'unhappy.answered', seat: 3 }])
  t.same([game.view(3).own?.entry?.enter, game.view(0).own?.entry], [true, null])
  const events = game.move(1, { type: 'unhappy-enter' })
  t.same(one(events, 'unhappy.entered'), { type: 'unhappy.entered', seats: [1, 3], leader: 0 })
  game.move(1, { type: 'auction-bid', amount: 76 })
  game.move(3, { type: 'auction-pass' })
  game.move(0, { type: 'auction-pass' })
  t.same([game.asked()[0], game.view(0).shared.unhappy.bid?.leader], ['2 unhappy-respond', 1])
})

t.test('SC-R39 SC-R36 a seat without cash or room neither bids nor enters', async (t) => {
  const poor = bidding([{ ...A, cash: 74 }, { ...B, squad: FULL }, C])
  t.same(poor.refuses(0, bidFor(ofC(poor).five)), refused('not-enough-cash', 'SC-R36'))
  const full = bidding([{ ...A, squad: FULL }, B, C])
  t.same(full.refuses(0, bidFor(ofC(full).five)), refused('squad-full', 'SC-138'))
  const late = bidding([A, { ...B, cash: 50 }, C])
  late.move(0, bidFor(ofC(late).five))
  late.move(2, star(ofC(late).talent))
  t.same(late.refuses(1, { type: 'unhappy-enter' }), refused('not-enough-cash', 'SC-R36'))
  const room = bidding([A, { ...B, squad: FULL }, C])
  room.move(0, bidFor(ofC(room).five))
  room.move(2, star(ofC(room).talent))
  t.same(room.refuses(1, { type: 'unhappy-enter' }), refused('squad-full', 'SC-138'))
})

t.test(
  'SC-S43 SC-079 SC-085 SC-R39 SC-R51 a locked card stays; a benched player may leave',
  async (t) => {
    const game = answered(false)
    const { five } = ofC(game)
    t.same(game.refuses(2, sellAbroad(five)), refused('card-locked', 'SC-R39'))
    const nothing = { cash: 0, players: [], staff: [] }
    const offer = {
      type: 'trade-propose',
      to: 0,
      give: { ...nothing, players: [five] },
      take: nothing,
    }
    t.same(game.refuses(2, offer), refused('window-closed', 'SC-130'))
    game.move(2, { type: 'unhappy-bench' })
    const refusing = { ...offer, to: 1 }
    game.move(0, { type: 'train-done' })
    game.move(2, refusing as never)
    const { cash, token } = club(game, 2)
    game.move(2, sellAbroad(five))
    t.same([club(game, 2).cash, club(game, 2).token], [cash + 30, token - 5])
  },
)

t.test('SC-R51 a refusing player only joins a club with the appeal, then stops', async (t) => {
  const low = { ...B, status: 'newly-promoted' }
  const game = answered(false, [A, { ...B }, C, low])
  const { five } = ofC(game)
  game.move(2, { type: 'unhappy-bench' })
  const nothing = { cash: 0, players: [], staff: [] }
  const give = { ...nothing, players: [five] }
  const offer = (to: number) => ({ type: 'trade-propose' as const, to, give, take: nothing })
  t.same(game.refuses(2, offer(3)), refused('player-not-for-you', 'SC-R51'))
  game.move(2, offer(1))
  game.move(1, { type: 'trade-accept', trade: '2-2-1-1' })
  t.equal(entry(game, 1, five).refuses, false)
})

t.test('SC-075 SC-R39 a counter is paid with cash and players, three at most', async (t) => {
  const game = answered(false)
  const [mine = ''] = game.squads[0] ?? []
  const counter = (cash: number, players: string[] = []) =>
    game.move(2, { type: 'unhappy-counter', cash, players })
  counter(90)
  game.move(0, { type: 'unhappy-decline' })
  counter(80)
  game.move(0, { type: 'unhappy-decline' })
  counter(70, [mine])
  game.move(0, { type: 'unhappy-decline' })
  t.same(
    game.refuses(2, { type: 'unhappy-counter', cash: 99, players: [] }),
    refused('counter-refused', 'SC-R39'),
  )
  game.move(2, { type: 'unhappy-sell' })

  const paid = answered(false)
  const [own = ''] = paid.squads[0] ?? []
  paid.move(2, { type: 'unhappy-counter', cash: 70, players: [own] })
  t.same(paid.legal(0, 'unhappy-reply').length, 2)
  paid.move(0, { type: 'unhappy-accept' })
  t.same([club(paid, 0).cash, entry(paid, 2, own).card], [30, own])
})

t.test('SC-R39 a counter for a player sold abroad is stale', async (t) => {
  const game = answered(false)
  const [mine = ''] = game.squads[0] ?? []
  game.move(2, { type: 'unhappy-counter', cash: 70, players: [mine] })
  game.move(0, sellAbroad(mine))
  t.same(game.refuses(0, { type: 'unhappy-accept' }), refused('trade-stale', 'SC-R37'))
  t.same(game.legal(0, 'unhappy-reply'), [{ type: 'unhappy-decline' }])
})

t.test('SC-R13 SC-R39 an owner of ten may only bench or swap, not sell at the bid', async (t) => {
  const small = { ...C, squad: 'M5 M1/6 8xD1' }
  const game = bidding([A, B, small])
  game.move(0, bidFor(ofC(game).five))
  game.move(2, star(game.squads[2]?.[1] ?? ''))
  game.move(1, { type: 'unhappy-stay-out' })
  t.same(game.refuses(2, { type: 'unhappy-sell' }), refused('squad-too-small', 'SC-R13'))
  const counter = { type: 'unhappy-counter', cash: 90, players: [] }
  t.same(game.refuses(2, counter), refused('squad-too-small', 'SC-R13'))
  t.equal(
    types(game.timeOut()).join(' '),
    'unhappy.benched turn.ended turn.ended phase.started turn.started',
  )
})

t.test('SC-077 SC-R39 no talent means no star; time-outs pass, stay out, sell', async (t) => {
  const game = bidding([A, B, { ...C, squad: `M5 ${SQUAD}` }])
  const events = game.move(0, bidFor(ofC(game).five))
  t.same(types(events), ['unhappy.bid-placed', 'unhappy.entry-opened'])
  t.same(types(game.timeOut()), ['unhappy.answered', 'unhappy.entered', 'unhappy.bidding-closed'])
  t.ok(types(game.timeOut()).includes('unhappy.sold'))
  t.same(secrets(game).entries, [])
  const passing = bidding()
  t.equal(types(passing.timeOut())[0], 'unhappy.passed')
})
