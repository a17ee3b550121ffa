import t from 'tap'
import type { Move } from '../../../../src/engine/rulesets/starplayer/moves.ts'
import { refused } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  asked,
  bare,
  but,
  cash,
  cashOf,
  club,
  dice,
  eventOf,
  footballers,
  given,
  holding,
  kicks,
  M,
  on,
  owing,
  paidIn,
  ranked,
  received,
  state,
  top,
  wins,
} from './support.ts'

t.test('W19 SP-507 SP-508 SP-501 cards are sold back on the seller’s own turn', async (t) => {
  const game = given({ seats: 2 }, cash(10, 150), holding(0, 'white-03', 'red-11', 'manager-2'))

  game.move(0, { type: 'sell-back', cards: ['white-03', 'red-11', 'manager-2'] })
  t.equal(cashOf(game)[0], 19.5)
  t.equal(state(game).decks.white.at(-1), 'white-03')
  t.equal(state(game).decks.red.at(-1), 'red-11')
  t.ok(state(game).tray.includes('manager-2'))
})

t.test('W20 SP-509 SP-511 Emergency Funding from the Official pays at once', async (t) => {
  const game = given({ seats: 2 }, cash(0.5, 0), holding(0, 'red-02'), owing(0, 1, 2))

  t.same(game.asked(), ['0 settle-debt', '0 roll'])
  t.same(game.refuses(0, { type: 'roll' }), refused('debt-open', 'SP-509'))
  game.move(0, { type: 'sell-back', cards: ['red-02'] })
  t.same(cashOf(game), [0.5, 2])
  t.same(game.asked(), ['0 roll'])
})

const broke = (options = {}, seats = 2) =>
  given({ seats, options }, bare(0, 1), cash(0.5, 0), holding(0, 'wild-01'), owing(0, 1, 2))
const inKind: Move = { type: 'offer-in-kind', cards: ['wild-01'], credit: 1.5 * M }

t.test('W21 SP-512 a creditor may take a card in part payment', async (t) => {
  const game = broke()
  game.move(0, inKind)
  t.same(game.refuses(0, { type: 'concede' }), refused('sale-pending', 'SP-R30'))
  game.move(1, { type: 'accept' })
  t.same(club(game, 1).wilds, ['wild-01'])
  t.same(cashOf(game), [0, 0.5])
  t.same(state(game).debts, [])
})

t.test('W22 SP-R29 a seat with nothing left concedes, and the rest is written off', async (t) => {
  const game = broke()
  game.move(0, inKind)
  game.move(1, { type: 'reject' })
  const events = game.move(0, { type: 'concede' })
  t.match(eventOf(events, 'debt.written-off'), { paid: 0.5 * M, cancelled: 1.5 * M })
  t.same(cashOf(game), [0, 0.5])
  t.equal(club(game, 0).status, 'in')

  const out = broke({ insolvency: 'eliminate' }, 3)
  out.move(0, { type: 'concede' })
  t.equal(club(out, 0).status, 'out')
  t.same(cashOf(out).slice(0, 2), [0, 0.5])
  t.same(out.asked(), ['1 roll'])
  t.ok(state(out).tray.includes('wild-01'))
})

t.test('W43 SP-510 SP-609 a WIN card may be sold to pay a debt', async (t) => {
  const game = given(
    { seats: 3 },
    cash(0.5, 0, 10),
    wins(0, 3),
    wins(2, 2),
    owing(0, 'official', 2),
  )
  const sale: Move = { type: 'offer-sale', to: 2, cards: ['win-red-3'], price: 1.5 * M }

  t.same(game.refuses(0, { ...sale, cards: ['win-red-1'] }), refused('win-sequence', 'SP-609'))
  const kind = { ...inKind, cards: ['win-red-3'] }
  t.same(game.refuses(0, kind), refused('creditor-not-seat', 'SP-512'))
  game.move(0, sale)
  game.move(2, { type: 'accept' })
  t.same(cashOf(game), [0, 0, 8.5])
  t.equal(club(game, 2).wins.length, 3)
})

t.test('SP-R30 emergency offers are counted, rechecked, and withdrawn when stale', async (t) => {
  const options = { maxEmergencyOffers: 1, claims: 'manual' } as const
  const game = given({ seats: 3, options }, cash(0, 0, 3), holding(0, 'wild-01'), owing(0, 1, 2))
  const sale: Move = { type: 'offer-sale', to: 2, cards: ['wild-01'], price: 2 * M }
  game.move(0, sale)
  game.move(2, { type: 'reject' })
  t.same(game.refuses(0, sale), refused('offer-limit', 'SP-R30'))

  const claim = but((draft) => {
    draft.claims.push({
      id: 1,
      kind: 'royalty',
      creditor: 1,
      debtor: 2,
      amount: 2 * M,
      space: 43,
      status: 'open',
    })
  })
  const stale = given(
    { seats: 3, options },
    cash(0, 0, 3),
    holding(0, 'wild-01'),
    owing(0, 1, 2),
    claim,
  )
  stale.move(0, sale)
  const events = stale.move(1, { type: 'claim', kind: 'royalty', space: 43 })
  t.match(eventOf(events, 'sale.rejected'), { stale: true })
  t.same(stale.refuses(2, { type: 'accept' }).refused, 'wrong-move-for-decision', 'it is closed')
  const none = given(
    { seats: 2, options: { maxEmergencyOffers: 0 } },
    cash(0, 9),
    holding(0, 'wild-01'),
    owing(0, 1, 2),
  )
  t.same(none.refuses(0, { ...sale, to: 1 }), refused('offer-limit', 'SP-R30'))
})

t.test('SP-R28 debts queue, suspend all else, and keep the other clocks', async (t) => {
  const suspended = given(
    { seats: 2, decisionSeconds: 60 },
    cash(0, 9),
    holding(0, 'red-02', 'red-03'),
    owing(0, 1, 2),
    owing(0, 'official', 2),
  )
  t.equal(suspended.game.open[1]?.deadline, null, 'its clock is paused')
  suspended.wait(45)
  suspended.move(0, { type: 'sell-back', cards: ['red-02'] })
  t.same(suspended.asked(), ['0 settle-debt', '0 roll'], 'the second debt is next')
  suspended.move(0, { type: 'sell-back', cards: ['red-03'] })
  t.equal((suspended.game.open[0]?.deadline ?? 0) - suspended.game.at, 60_000)
})

t.test('SP-R28 a debt pauses the other clocks, and has its own', async (t) => {
  const options = { claims: 'manual' } as const
  const setting = { seats: 2, options, decisionSeconds: 60 }
  const game = given(
    setting,
    on(0, 40),
    cash(0, 9),
    holding(0, 'manager-1', 'red-02'),
    holding(1, 'blue-09', 'blue-01', 'blue-07', 'blue-10'),
  )
  const left = (kind: string) => {
    const { deadline = null } = game.game.open.find((one) => one.kind === kind) ?? {}
    return deadline === null ? null : (deadline - game.game.at) / 1000
  }
  game.move(0, { type: 'roll' }, dice(1, 2))
  t.equal(left('purchase'), 60)
  game.wait(10)
  state(game).claims.push({
    id: 50,
    kind: 'gate',
    creditor: 1,
    debtor: 0,
    amount: 5 * M,
    space: 8,
    status: 'open',
  })
  game.move(1, { type: 'claim', kind: 'gate', space: 8 })
  t.same([left('purchase'), left('settle-debt')], [null, 120])
  game.wait(45)
  game.move(0, { type: 'sell-back', cards: ['red-02'] })
  t.equal(left('settle-debt'), 75, 'selling one by one does not restart the clock')
  game.wait(5)
  game.move(0, { type: 'sell-back', cards: ['manager-1'] })
  t.equal(left('purchase'), 50, 'the clock resumes with its time left')
})

t.test('W49 SP-R28 payments of one seat to several queue', async (t) => {
  const game = given({}, on(0, 2), cash(0.5, 150, 150, 150), holding(0, 'red-02'), top('ref-17'))
  const events = game.move(0, { type: 'roll' }, dice(1, 2))
  t.same(paidIn(events), ['0 1 0.5'])
  t.same(pluck(state(game).debts, 'creditor'), [2, 3])
  game.move(0, { type: 'sell-back', cards: ['red-02'] })
  t.same(cashOf(game), [1, 150.5, 150.5, 150.5])
})

t.test('SP-R28 SP-R29 a silent seat sells cheapest first, the stadium last', async (t) => {
  const cards = ['red-09', 'red-02', 'red-03', 'manager-1', 'stadium-red']
  const game = given({ seats: 2 }, cash(0, 0), holding(0, ...cards), owing(0, 1, 6))
  const events = game.timeOut()
  const sold = events.flatMap((event) => ('price' in event && 'card' in event ? [event.card] : []))
  t.same(sold, ['red-02', 'red-03', 'red-09'])
  t.same(cashOf(game), [5.5, 6])
  const all = given(
    { seats: 2 },
    cash(0, 0),
    holding(0, 'stadium-red', 'manager-1'),
    owing(0, 1, 60),
  )
  all.timeOut()
  t.same(cashOf(all), [0, 28], 'the missing amount is conceded')
})

t.test('SP-R29 an unaffordable purchase is void', async (t) => {
  const game = given(
    { seats: 2 },
    asked('purchase', 1),
    cash(0, 9),
    holding(0, 'stadium-red'),
    top('red-10'),
    but((draft) => {
      draft.clubs[0]!.cash = 12 * M - (25 * M) / 5
    }),
  )
  game.move(0, { type: 'buy' })
  t.same(game.asked(), ['0 settle-debt'])
  const draft = state(game)
  draft.tray.push('stadium-red')
  draft.clubs[0]!.stadium = null
  const events = game.move(0, { type: 'concede' })
  t.ok(events.some(({ type }) => type === 'purchase.voided'))
  t.equal(cashOf(game)[0], 7, 'nothing is paid')
  t.equal(state(game).decks.red.at(-1), 'red-10')
  t.same(game.asked(), ['0 turn-end'])
})

t.test('SP-R29 a tackler who cannot pay stays in, without the Tackle card', async (t) => {
  const options = { insolvency: 'eliminate' } as const
  const game = given(
    { seats: 2, options },
    asked('purchase', 40),
    cash(9, 3),
    holding(1, 'stadium-red'),
    top('red-10'),
  )
  game.move(0, { type: 'decline' })
  game.move(1, { type: 'tackle' })
  const draft = state(game)
  draft.tray.push('stadium-red')
  draft.clubs[1]!.stadium = null
  game.move(1, { type: 'concede' })
  t.equal(club(game, 1).status, 'in')
  t.same(club(game, 1).tackles, [])
  t.same(game.asked(), ['0 turn-end'])
})

const squad = (count: number) =>
  Array.from({ length: count }, (_, place) => `red-${`${place + 1}`.padStart(2, '0')}`)

t.test('W23 SP-513 SP-515 SP-516 an audit returns the footballers received last', async (t) => {
  const options = { squadLimit: 'audited' } as const
  const game = given({ seats: 3, options }, holding(0, ...squad(11), 'white-03', 'blue-03'))
  t.same(game.refuses(0, { type: 'audit', target: 1 }), refused('squad-within-limit', 'SP-513'))
  t.same(game.refuses(0, { type: 'audit', target: 0 }), refused('self-target', 'SP-513'))

  const events = game.move(2, { type: 'audit', target: 0 })
  t.match(events[0], { cards: ['white-03', 'blue-03'], refunds: [2.5 * M, 4 * M], randomAmong: [] })
  t.equal(cashOf(game)[0], 156.5)
  t.equal(footballers(game, 0).length, 11)
  t.same([state(game).decks.white.at(-1), state(game).decks.blue.at(-1)], ['white-03', 'blue-03'])
  t.same(game.asked()[0], '0 roll', 'play continues')
})

t.test('SP-514 SP-R26 among cards received together the pick is random', async (t) => {
  const options = { squadLimit: 'audited' } as const
  const batch = ['white-03', 'blue-03', 'blue-02']
  const game = given({ seats: 2, options }, holding(0, ...squad(10)), received(0, ...batch))
  const events = game.move(1, { type: 'audit', target: 0 }, [0, 0])
  t.match(events[0], { randomAmong: batch })
  t.equal(footballers(game, 0).length, 11)
  const twelfth = given(
    { seats: 2, options },
    holding(0, ...squad(11)),
    asked('purchase', 26),
    top('blue-02'),
  )
  twelfth.move(0, { type: 'buy' })
  t.equal(footballers(twelfth, 0).length, 12, 'a twelfth may be bought')
  const enforced = given({ seats: 2 }, holding(0, ...squad(11)), asked('purchase', 26))
  t.same(enforced.refuses(0, { type: 'buy' }), refused('squad-full', 'SP-119'))
  const manual = given({ seats: 2, options: { claims: 'manual' } })
  t.same(manual.refuses(1, { type: 'audit', target: 0 }), refused('audit-off', 'SP-513'))
})

t.test('W24 SP-502 SP-R15 the All-6 Bonuses are paid by rank, one to each seat', async (t) => {
  const six = ['blue-01', 'blue-03', 'blue-06', 'blue-07', 'blue-09']
  const red = ['red-01', 'red-04', 'red-07', 'red-09', 'red-10']
  const game = given(
    { seats: 2 },
    holding(0, ...six),
    holding(1, ...red),
    asked('purchase', 2),
    cash(100, 100),
    top('blue-10'),
    but((draft) => {
      draft.decks.red = ['red-11', ...draft.decks.red.filter((card) => card !== 'red-11')]
    }),
  )
  const events = game.move(0, { type: 'buy' })
  t.equal(cashOf(game)[0], 104)
  t.match(eventOf(events, 'all6.completed'), { seat: 0, squad: 'blue', rank: 1 })
  t.equal(state(game).nextAll6Rank, 2)
  game.move(0, { type: 'sell-back', cards: ['blue-10'] })
  t.equal(cashOf(game)[0], 109.5, 'nothing is paid back')
  t.equal(club(game, 0).all6Rank, 1)
  game.move(0, { type: 'end-turn' })
  game.move(1, { type: 'roll' }, dice(1, 3))
  t.same(game.asked(), ['1 purchase'])
})

t.test('SP-R15 the second seat to complete a six gets £8M', async (t) => {
  const red = ['red-01', 'red-04', 'red-07', 'red-09', 'red-10']
  const game = given(
    { seats: 2 },
    holding(0, ...red),
    asked('purchase', 33),
    top('red-11'),
    cash(100, 100),
    ranked(1, 1, 'blue'),
  )
  game.move(0, { type: 'buy' })
  t.equal(cashOf(game)[0], 108, 'a Free Transfer and £8M')
})

t.test('chance cards have their printed effects', async (t) => {
  const draw = (
    card: string,
    at: number,
    faces: number[],
    ...changes: Parameters<typeof given>[1][]
  ) => {
    const game = given({ seats: 3 }, on(0, at), top(card), ...changes)
    game.move(0, { type: 'roll' }, faces)
    return game
  }
  const referee = (card: string, draws: number[] = [], ...changes: Parameters<typeof given>[1][]) =>
    draw(card, 2, [...dice(1, 2), ...draws], ...changes)
  const chairman = (card: string, ...changes: Parameters<typeof given>[1][]) =>
    draw(card, 7, dice(1, 2), ...changes)
  const bonus = (card: string, ...changes: Parameters<typeof given>[1][]) =>
    draw(card, 20, dice(1, 3), ...changes)

  t.same(cashOf(referee('ref-14', kicks('g'))), [152, 149, 149])
  t.same(cashOf(referee('ref-14', kicks('m'))), [150, 150, 150])
  const spot = referee('ref-13', kicks('g'))
  t.same([club(spot, 0).position, cashOf(spot)[0]], [12, 152])
  t.equal(cashOf(chairman('chr-07'))[0], 149)
  t.equal(cashOf(chairman('chr-07', holding(0, 'manager-1')))[0], 152)
  t.equal(cashOf(chairman('chr-12', holding(0, 'red-01', 'red-02')))[0], 149)
  t.equal(cashOf(chairman('chr-13', holding(0, 'red-01', 'red-09')))[0], 151)
  const home = chairman('chr-14')
  t.same([club(home, 0).position, cashOf(home)[0]], [0, 152])
  t.same(cashOf(chairman('chr-17')), [152, 149, 149])
  t.equal(cashOf(bonus('bon-16', holding(0, 'stadium-white')))[0], 154)
  t.equal(cashOf(bonus('bon-16'))[0], 151)
  t.same(bonus('bon-14').asked(), ['0 roll'])
  t.same(bonus('bon-15').asked(), ['0 negotiate'])
  t.same(club(chairman('chr-15'), 0).windowCards.at(0), 'chr-15')
  t.same(referee('ref-18').asked(), ['0 choose-opponent'])
})
