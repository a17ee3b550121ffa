import t from 'tap'
import { refused } from '../../../../src/package/sitting.ts'
import {
  asked,
  but,
  cash,
  cashOf,
  club,
  dice,
  eventOf,
  footballers,
  given,
  holding,
  M,
  on,
  state,
  top,
  wins,
} from './support.ts'

type Arrange = Parameters<typeof given>[1]
const bundle = (money: number, ...cards: string[]) => ({ cards, money: money * M })
const offer = (to: number, give: ReturnType<typeof bundle>, take: ReturnType<typeof bundle>) =>
  ({ type: 'offer', to, give, take }) as const

function open(seats: number, options: object, ...changes: Arrange[]) {
  const game = given(
    { seats, options },
    but((draft) => {
      draft.turn.seat = 1
    }),
    ...changes,
  )
  game.move(1, { type: 'play-transfer-window', card: 'transfer-window-3' })
  return game
}

t.test(
  'W25 SP-601 SP-602 SP-603 SP-606 SP-607 the opener begins, then clockwise, two minutes each',
  async (t) => {
    const game = open(4, {})
    const started = game.game.at
    t.same(game.asked(), ['1 negotiate'])
    t.equal((game.game.open[0]?.deadline ?? 0) - started, 120_000)
    const order = [1]
    game.move(1, { type: 'pass-window' })
    while (game.asked()[0]?.endsWith('negotiate')) {
      order.push(game.game.open[0]?.seat ?? -1)
      game.timeOut()
    }
    t.same(order, [1, 2, 3, 0])
    t.same(game.asked(), ['1 roll'])
    t.ok(state(game).tray.includes('transfer-window-3'), 'SP-R21 the card goes to the tray')
  },
)

const traders = [cash(150, 100, 150, 90), holding(1, 'red-05'), holding(3, 'white-09')] as const

t.test('W26 SP-604 SP-R34 an offer gets a counter-offer and becomes a deal', async (t) => {
  const game = open(4, {}, ...traders)
  game.move(1, offer(3, bundle(2, 'red-05'), bundle(0, 'white-09')))
  game.wait(30)
  const counter = {
    type: 'counter',
    give: bundle(0, 'white-09'),
    take: bundle(6, 'red-05'),
  } as const
  const deadline = game.game.open[0]?.deadline
  game.move(3, counter)
  t.equal(game.game.open[0]?.deadline, deadline, 'one deadline for the whole negotiation')
  t.same(game.asked(), ['1 answer-offer', '3 offer-pending'])
  game.move(1, { type: 'accept' })
  t.same(cashOf(game), [150, 94, 150, 96])
  t.same([footballers(game, 1), footballers(game, 3)], [['white-09'], ['red-05']])
  t.same(game.asked(), ['2 negotiate'])
})

t.test('W27 SP-609 SP-R35 WIN cards are traded only in their order', async (t) => {
  const game = given({ seats: 3 }, wins(0, 2), wins(1, 3), wins(2, 4))
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  const sequence = refused('win-sequence', 'SP-609')
  t.same(game.refuses(0, offer(2, bundle(1), bundle(0, 'win-yellow-4'))), sequence)
  t.same(game.refuses(0, offer(1, bundle(0, 'win-red-1'), bundle(1))), sequence)
  game.move(0, offer(1, bundle(1), bundle(0, 'win-blue-3')))
  t.same(game.asked(), ['1 answer-offer', '0 offer-pending'])
})

t.test('SP-609 SP-R51 with `winCardSales` any, a gap is allowed, and filled first', async (t) => {
  const setting = { seats: 3, options: { winCardSales: 'any' } } as const
  const game = given(setting, wins(0, 0), wins(1, 3), wins(2, 4))
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })

  t.same(
    game.refuses(0, offer(1, bundle(1), bundle(0, 'win-blue-2'))),
    refused('win-sequence', 'SP-609'),
    'the next round of the receiver is Round 1',
  )
  game.move(0, offer(1, bundle(1), bundle(0, 'win-blue-1')))
  game.move(1, { type: 'accept' })

  t.same(club(game, 0).wins, ['win-blue-1'])
  t.same(club(game, 1).wins, ['win-blue-2', 'win-blue-3'])
  game.move(1, { type: 'pass-window' })
  game.move(2, { type: 'pass-window' })
  game.move(0, { type: 'play-cup-match', opponent: 1, card: 'cup-match-1' }, dice(1, 1, 6, 6))
  t.same(
    club(game, 1).wins.map((card) => card.at(-1)),
    ['1', '2', '3'],
    'a win fills the gap first',
  )
})

t.test('SP-609 SP-R51 with `winCardSales` any, one deal may fill several rounds', async (t) => {
  const setting = { seats: 2, options: { winCardSales: 'any' } } as const
  const game = given(setting, wins(0, 0), holding(0, 'win-white-2'), wins(1, 4))
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  t.same(
    game.refuses(0, offer(1, bundle(1), bundle(0, 'win-blue-1', 'win-blue-2'))),
    refused('win-sequence', 'SP-609'),
  )
  game.move(0, offer(1, bundle(1), bundle(0, 'win-blue-1', 'win-blue-3')))
  game.move(1, { type: 'accept' })
  t.same(club(game, 1).wins, ['win-blue-2', 'win-blue-4'])
})

t.test('SP-R52 SP-603 a yellow card may be traded, to a club without one', async (t) => {
  const game = given({ seats: 3 }, holding(0, 'yellow-card-1'), holding(2, 'yellow-card-2'))
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  t.same(
    game.refuses(0, offer(2, bundle(1, 'yellow-card-1'), bundle(0, 'tackle-3'))),
    refused('yellow-limit', 'SP-R52'),
  )
  game.move(0, offer(1, bundle(1, 'yellow-card-1'), bundle(0, 'tackle-2')))
  game.move(1, { type: 'accept' })
  t.same([club(game, 0).yellows, club(game, 1).yellows], [[], ['yellow-card-1']])
})

t.test('W45 SP-415 SP-605 SP-607 SP-608 SP-610 wilds, players and WIN cards mix', async (t) => {
  const game = open(4, {}, wins(0, 0), holding(0, 'win-blue-1'), holding(2, 'white-02', 'wild-01'))
  game.move(1, { type: 'pass-window' })
  game.move(2, offer(0, bundle(0, 'white-02', 'wild-01'), bundle(0, 'win-blue-1')))
  game.move(0, { type: 'accept' })
  t.same([club(game, 2).wins, club(game, 0).wins], [['win-blue-1'], []])
  t.same(club(game, 0).wilds, ['wild-01'])
  t.same(game.asked(), ['3 negotiate'])
  const dear = open(2, {}, holding(1, 'red-02'))
  dear.move(1, offer(0, bundle(0, 'red-02'), bundle(100)))
  dear.move(0, { type: 'accept' })
  t.equal(cashOf(dear)[1], 250, 'the price is free')
})

t.test('SP-602 SP-R34 the options limit partners and offers', async (t) => {
  const poor = offer(3, bundle(1), bundle(0, 'white-09'))
  const one = open(4, {}, ...traders)
  one.move(1, poor)
  one.move(3, { type: 'reject' })
  t.same(
    one.refuses(1, { ...poor, to: 2, take: bundle(0, 'tackle-3') }),
    refused('partner-fixed', 'SP-602'),
  )
  const any = open(4, { windowPartners: 'any', maxOffers: 2 }, ...traders)
  any.move(1, poor)
  any.move(3, { type: 'reject' })
  any.move(1, { ...poor, to: 2, take: bundle(0, 'tackle-3') })
  t.same(
    any.refuses(2, { type: 'counter', give: bundle(0, 'tackle-3'), take: bundle(5) }),
    refused('offer-limit', 'SP-R34'),
  )
  any.move(2, { type: 'reject' })
  t.same(any.asked(), ['2 negotiate'], 'the last allowed offer was rejected')
  const late = open(4, {}, ...traders)
  late.move(1, poor)
  const events = late.timeOut()
  t.match(eventOf(events, 'negotiation.ended'), { seat: 1, outcome: 'expired' })
  t.same(late.asked(), ['2 negotiate'])
})

t.test('SP-119 SP-R35 an invalid deal is refused', async (t) => {
  const full = Array.from({ length: 11 }, (_, place) => `blue-${`${place + 1}`.padStart(2, '0')}`)
  const game = open(
    3,
    {},
    holding(
      1,
      'red-05',
      'manager-1',
      'stadium-red',
      'wild-01',
      'wild-02',
      'wild-03',
      'yellow-card-1',
    ),
    holding(2, 'yellow-card-2'),
    holding(2, ...full, 'manager-2', 'stadium-blue', 'wild-04'),
    holding(0, 'bon-04'),
    cash(10, 10, 10),
  )
  const refuses = (to: number, give: ReturnType<typeof bundle>, take: ReturnType<typeof bundle>) =>
    game.refuses(1, offer(to, give, take)).refused
  const one = bundle(1)
  t.equal(refuses(2, bundle(0), bundle(0, 'wild-04')), 'empty-side')
  t.equal(refuses(2, bundle(1, 'red-05'), bundle(1, 'blue-01')), 'money-both-ways')
  t.equal(refuses(2, bundle(0.3), bundle(0, 'blue-01')), 'bad-amount')
  t.equal(refuses(2, bundle(11), bundle(0, 'blue-01')), 'insufficient-funds')
  t.equal(refuses(2, bundle(0, 'red-05'), bundle(11)), 'squad-full')
  t.equal(refuses(2, one, bundle(0, 'manager-2')), 'manager-limit')
  t.equal(refuses(2, one, bundle(0, 'stadium-blue')), 'stadium-limit')
  t.equal(refuses(2, one, bundle(0, 'wild-04')), 'wild-limit')
  t.equal(refuses(2, bundle(0, 'yellow-card-1'), one), 'yellow-limit')
  t.equal(refuses(2, bundle(0, 'trophy-red'), one), 'card-not-tradable')
  t.equal(refuses(2, bundle(0, 'red-05', 'red-05'), one), 'duplicate-card')
  t.equal(refuses(2, bundle(0, 'red-99'), one), 'unknown-card')
  t.equal(refuses(2, bundle(0, 'red-06'), one), 'card-not-owned')
  t.equal(refuses(2, one, bundle(0, 'red-06')), 'card-not-owned')
  t.equal(refuses(1, one, bundle(0, 'red-06')), 'self-target')
  t.equal(refuses(3, one, bundle(0, 'red-06')), 'unknown-seat')
  game.move(1, offer(0, one, bundle(0, 'bon-04')))
  game.move(0, { type: 'accept' })
  t.ok(club(game, 1).matchCards.includes('bon-04'), 'a retained card can be traded')
})

const manual = { claims: 'manual' } as const
const royalty = { type: 'claim', kind: 'royalty', space: 43 } as const

t.test('W36 SP-503 SP-504 SP-505 SP-506 SP-R31 SP-R32 an unclaimed payment lapses', async (t) => {
  const game = given({ seats: 2, options: manual }, holding(1, 'blue-09'), on(0, 40))
  game.move(0, { type: 'roll' }, dice(1, 2))
  t.same(cashOf(game), [150, 150], 'nothing is paid before a claim')
  game.move(0, { type: 'decline' })
  game.move(1, { type: 'pass-tackle' })
  game.move(0, { type: 'end-turn' })
  t.same(game.asked().slice(0, 2), ['0 claim-window', '1 claim-window'])
  game.move(1, { type: 'waive' })
  game.move(0, { type: 'waive' })
  t.same(game.refuses(1, royalty), refused('no-such-claim', 'SP-504'))
  t.same(cashOf(game), [150, 150])
  const made = given({ seats: 2, options: manual }, holding(1, 'blue-09'), on(0, 40))
  made.move(0, { type: 'roll' }, dice(1, 2))
  t.same(made.refuses(1, { ...royalty, space: 11 }).refused, 'no-such-claim')
  made.move(1, royalty)
  t.same(cashOf(made), [149.5, 150.5])
  t.same(made.refuses(1, royalty).refused, 'no-such-claim', 'it is made once')
})

t.test('W37 SP-318 a wild has to be claimed', async (t) => {
  const wild = { type: 'claim', kind: 'wild', space: 42 } as const
  const game = given({ seats: 2, options: manual }, on(0, 37))
  game.move(0, { type: 'roll' }, dice(2, 3))
  t.same(club(game, 0).wilds, [])
  game.move(0, { type: 'end-turn' })
  game.move(0, wild)
  t.same(club(game, 0).wilds, ['wild-01'])
  const full = given({ seats: 2, options: manual }, on(0, 37))
  full.move(0, { type: 'roll' }, dice(2, 3))
  holding(0, 'wild-01', 'wild-02', 'wild-03')(state(full))
  t.same(full.refuses(0, wild), refused('wild-limit', 'SP-119'), 'the claim stays open')
  const late = given({ seats: 2, options: manual }, on(0, 37))
  late.move(0, { type: 'roll' }, dice(2, 3))
  late.move(0, { type: 'end-turn' })
  late.timeOut()
  late.timeOut()
  t.same(late.asked()[0], '1 roll', 'time-outs waive')
  t.same(late.refuses(0, wild).refused, 'no-such-claim')
})

t.test('SP-R31 without a pace, play passes when every claim is made or waived', async (t) => {
  const game = given({ seats: 2, options: manual, decisionSeconds: null }, on(0, 37))
  game.move(0, { type: 'roll' }, dice(2, 3))
  game.move(0, { type: 'end-turn' })
  game.wait(365 * 24 * 3600)
  t.ok(game.game.open.every(({ deadline }) => deadline === null))
  game.move(1, { type: 'waive' })
  t.equal(game.asked()[0], '0 claim-window')
  game.move(0, { type: 'waive' })
  t.equal(game.asked()[0], '1 roll')
})

t.test('SP-606 without a pace, no negotiation is cut short', async (t) => {
  const game = given({ seats: 2, decisionSeconds: null })
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  game.wait(365 * 24 * 3600)

  t.match(game.game.open, [{ kind: 'negotiate', seat: 0, deadline: null }])
})

t.test('SP-503 SP-R15 SP-R31 an All-6 Bonus is claimed, or its rank is lost', async (t) => {
  const five = ['blue-01', 'blue-03', 'blue-06', 'blue-07', 'blue-09']
  const buy = () => {
    const game = given(
      { seats: 2, options: manual },
      holding(0, ...five),
      asked('purchase', 2),
      top('blue-10'),
    )
    game.move(0, { type: 'buy' })
    return game
  }
  const game = buy()
  t.equal(cashOf(game)[0], 139)
  t.same(game.view(0).clubs[0]?.all6Rank, null, 'the rank is a secret, even from its owner')
  game.move(0, { type: 'claim', kind: 'all-6' })
  t.equal(cashOf(game)[0], 154)
  t.same(game.view(1).clubs[0]?.all6Rank, 1)
  const lapsed = buy()
  lapsed.move(0, { type: 'end-turn' })
  for (const seat of [0, 1]) lapsed.move(seat, { type: 'waive' })
  t.same(lapsed.refuses(0, { type: 'claim', kind: 'all-6' }).refused, 'no-such-claim')
  t.equal(state(lapsed).nextAll6Rank, 2, 'the rank stays used')
})

t.test('SP-504 SP-R31 the number of secret events reveals nothing', async (t) => {
  const play = (...changes: Arrange[]) => {
    const game = given({ seats: 2, options: manual }, on(0, 40), ...changes)
    game.move(0, { type: 'roll' }, dice(1, 2))
    return [game.seen(1), game.seen(0), game.seen('spectator')]
  }
  const [own, other, spectator] = play(holding(1, 'blue-09'))
  const [ownWithout] = play(holding(1, 'blue-10'))
  t.same(own, ownWithout, 'the creditor sees the same with and without a claim')
  t.same([other, spectator], [own, own])
  const audited = given({ seats: 2, options: { squadLimit: 'audited' } })
  t.same(audited.refuses(0, royalty), refused('claims-automatic', 'SP-504'))
  const made = given({ seats: 2, options: manual }, holding(1, 'blue-09'), on(0, 40))
  made.move(0, { type: 'roll' }, dice(1, 2))
  made.move(1, royalty)
  const masked = made.seen(0).find((event) => event?.type === 'claim.made')
  t.notMatch(JSON.stringify(masked), /"id"/)
})
