import t from 'tap'
import { decisionBrief } from '../../../../src/app/games/present.ts'
import type { Move } from '../../../../src/engine/rulesets/starplayer/moves.ts'
import { refused } from '../../../../src/package/sitting.ts'
import { asked, cash, cashOf, eventOf, given, holding, M, owing } from './support.ts'

type Arrange = Parameters<typeof given>[1]
const bundle = (money: number, ...cards: string[]) => ({ cards, money: money * M })
const offer = (to: number, give: ReturnType<typeof bundle>, take: ReturnType<typeof bundle>) =>
  ({ type: 'offer', to, give, take }) as const
const withdraw = { type: 'withdraw' } as const

function windowOf(options: object, ...changes: Arrange[]) {
  const game = given({ seats: 3, options }, ...changes)
  game.move(0, { type: 'play-transfer-window', card: 'transfer-window-1' })
  return game
}

t.test('SP-R34 an offer may be withdrawn until it is answered', async (t) => {
  const game = windowOf({}, holding(1, 'red-05'))
  game.move(0, offer(1, bundle(3), bundle(0, 'red-05')))
  t.same(game.asked(), ['1 answer-offer', '0 offer-pending'])

  const events = game.move(0, withdraw)

  t.match(events[0], { type: 'offer.withdrawn', by: 0, to: 1 })
  t.same(game.asked(), ['0 negotiate'])
  t.match(game.refuses(1, { type: 'accept' }), { refused: /decision/ })
  game.move(0, offer(1, bundle(2), bundle(0, 'red-05')))
  const counter = { type: 'counter', give: bundle(0, 'red-05'), take: bundle(4) } as const
  game.move(1, counter)
  t.match(
    game.refuses(0, withdraw),
    { refused: 'wrong-move-for-decision' },
    'another seat’s offer cannot be withdrawn',
  )
  game.move(1, withdraw)
  t.same(game.asked(), ['0 negotiate'], 'the negotiation continues')
  t.same(cashOf(game), [150, 150, 150])
})

t.test('SP-R34 a withdrawn offer counts', async (t) => {
  const game = windowOf({ maxOffers: 1 }, holding(1, 'red-05'))
  game.move(0, offer(1, bundle(3), bundle(0, 'red-05')))

  const events = game.move(0, withdraw)

  t.match(eventOf(events, 'negotiation.ended'), { seat: 0, outcome: 'limit' })
  t.same(game.asked(), ['1 negotiate'])
})

t.test('SP-R30 a sale may be withdrawn until it is answered, and counts', async (t) => {
  const game = given(
    { seats: 2, options: { maxEmergencyOffers: 1 } },
    cash(0, 9),
    holding(0, 'wild-01', 'red-02'),
    owing(0, 'official', 2),
  )
  const sale = { type: 'offer-sale', to: 1, cards: ['wild-01'], price: M } satisfies Move
  game.move(0, sale)
  t.same(
    game.refuses(0, { type: 'sell-back', cards: ['red-02'] }),
    refused('sale-pending', 'SP-R30'),
  )

  t.match(game.move(0, withdraw)[0], { type: 'sale.withdrawn', debtId: 1, debtor: 0, to: 1 })

  t.same(game.refuses(0, sale), refused('offer-limit', 'SP-R30'))
  game.move(0, { type: 'sell-back', cards: ['red-02'] })
  t.same(game.asked(), ['0 roll'])
})

t.test('SP-R30 the decision tells several open sales apart', async (t) => {
  const game = given(
    { seats: 3 },
    cash(0, 0, 9),
    holding(0, 'wild-01'),
    holding(1, 'wild-02'),
    owing(0, 'official', 2),
    owing(1, 'official', 2),
  )
  game.move(1, { type: 'offer-sale', to: 2, cards: ['wild-02'], price: 2 * M })
  game.move(0, { type: 'offer-sale', to: 2, cards: ['wild-01'], price: 2 * M })

  const shown = game.game.open.map((one) => decisionBrief(game.game, one))

  t.same(
    shown.filter(({ seat }) => seat === 2).map(({ kind, about }) => [kind, about]),
    [
      ['answer-sale', { debt: 1 }],
      ['answer-sale', { debt: 2 }],
    ],
  )
  t.same(
    game.view(2).debts.map(({ id, debtor }) => [id, debtor]),
    [
      [1, 0],
      [2, 1],
    ],
  )
  t.match(game.rules.text(game.view(2), 2, game.game.table), 'debt 2: seat 1 owes')
})

t.test('SP-R35 SP-R30 checks run in order: owner, partner, limits, money', async (t) => {
  const full = ['manager-1', 'stadium-red', 'wild-01', 'wild-02', 'wild-03']
  const deals = windowOf({ maxOffers: 2 }, holding(0, ...full), holding(1, 'manager-2', 'red-05'))
  const two = bundle(0, 'manager-2')
  const odd = bundle(0.3)
  t.equal(deals.refuses(0, offer(0, bundle(0, 'red-05'), odd)).refused, 'card-not-owned')
  t.equal(deals.refuses(0, offer(0, odd, two)).refused, 'self-target')
  t.equal(deals.refuses(0, offer(1, odd, two)).refused, 'manager-limit')
  t.equal(deals.refuses(0, offer(1, bundle(999), two)).refused, 'manager-limit')
  t.equal(deals.refuses(0, offer(1, odd, { ...two, money: M })).refused, 'manager-limit')
  t.equal(deals.refuses(0, offer(1, odd, bundle(1, 'red-05'))).refused, 'money-both-ways')
  t.equal(deals.refuses(0, offer(1, odd, bundle(0, 'red-05'))).refused, 'bad-amount')
  t.equal(
    deals.refuses(0, offer(1, bundle(999), bundle(0, 'red-05'))).refused,
    'insufficient-funds',
  )
  deals.move(0, offer(1, bundle(1), bundle(0, 'red-05')))
  deals.move(1, { type: 'reject' })
  t.equal(deals.refuses(0, offer(2, odd, two)).refused, 'card-not-owned')
  t.equal(deals.refuses(0, offer(2, odd, bundle(0, 'tackle-3'))).refused, 'partner-fixed')
  deals.move(0, offer(1, bundle(1), bundle(0, 'red-05')))
  const counter = { type: 'counter', give: two, take: odd } as const
  t.equal(deals.refuses(1, counter).refused, 'offer-limit')

  const sales = given(
    { seats: 3, options: { maxEmergencyOffers: 0 } },
    cash(0, 1, 1),
    holding(0, 'manager-1'),
    holding(1, 'manager-2'),
    owing(0, 'official', 2),
  )
  const sale = { type: 'offer-sale', to: 1, cards: ['manager-1'], price: 999 * M } as const
  const kind = { type: 'offer-in-kind', cards: ['manager-2'], credit: M / 4 } as const
  t.equal(sales.refuses(0, kind).refused, 'card-not-owned')
  t.equal(sales.refuses(0, { ...kind, cards: ['manager-1'] }).refused, 'creditor-not-seat')
  t.equal(sales.refuses(0, { ...sale, to: 0 }).refused, 'self-target')
  t.equal(sales.refuses(0, sale).refused, 'offer-limit')
  const more = given(
    { seats: 2 },
    cash(0, 1),
    holding(0, 'manager-1'),
    holding(1, 'manager-2'),
    owing(0, 'official', 2),
  )
  t.equal(more.refuses(0, { ...sale, price: 1 }).refused, 'manager-limit')

  const buying = given({ seats: 2 }, asked('purchase', 3), cash(0), holding(0, 'manager-1'))
  t.equal(buying.refuses(0, { type: 'buy' }).refused, 'pick-required')
  t.equal(buying.refuses(0, { type: 'buy', pick: 'manager-2' }).refused, 'manager-limit')
})
