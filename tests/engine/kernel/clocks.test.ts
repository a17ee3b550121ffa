import t from 'tap'
import { seededLuck } from '../../../src/engine/kernel/chance.ts'
import type { Game } from '../../../src/engine/kernel/game.ts'
import { nextDeadline, nextDue } from '../../../src/engine/kernel/open-decisions.ts'
import type { Types } from '../../../src/engine/kernel/types.ts'
import { refused, type Sitting, START, sitDown } from '../../../src/package/sitting.ts'
import { auction } from './rulesets/auction.ts'
import { debt } from './rulesets/debt.ts'
import { lineUp } from './rulesets/line-up.ts'
import { market } from './rulesets/market.ts'
import { race } from './rulesets/race.ts'
import { tackle } from './rulesets/tackle.ts'
import { trade } from './rulesets/trade.ts'

const ends = <K extends Types>({ open }: Game<K>): string[] =>
  open.map(({ seat, kind, deadline }) =>
    [seat, kind, deadline === null ? 'never' : (deadline - START) / 1000].join(' '),
  )
const endsOf = <K extends Types>({ game }: Sitting<K>, kind: K['kind']): string[] =>
  ends(game).filter((one) => one.includes(` ${kind} `))

const PACE = 1_000
const timed = (seats: number) => ({ seats, decisionSeconds: PACE })

t.test('auction: a raise restarts the clock of every bidder', async (t) => {
  const { game, move, wait } = sitDown(auction, timed(3))
  t.same(ends(game), ['0 bid 20', '1 bid 20', '2 bid 20'])
  wait(15)
  move(1, { type: 'bid', amount: 10 })
  t.same(ends(game), ['0 bid 35', '2 bid 35'], 'the highest bidder is not asked')
  wait(10)
  move(0, { type: 'pass' })
  t.same(ends(game), ['2 bid 35'], 'a pass restarts no clock')
  wait(5)
  move(2, { type: 'bid', amount: 20 })
  t.same(ends(game), ['1 bid 50'])
})

t.test('auction: the rules refuse a bid that a raise has overtaken', async (t) => {
  const { move, refuses } = sitDown(auction, timed(3))
  move(1, { type: 'bid', amount: 20 })

  t.same(refuses(0, { type: 'bid', amount: 20 }), refused('bid-too-low', 'AU-3'))
  t.equal(move(0, { type: 'bid', amount: 30 }).length, 1)
})

t.test('auction: time-outs of one shared deadline come seat by seat', async (t) => {
  const { asked, timeOut, move } = sitDown(auction, { ...timed(3), options: { lots: 1 } })
  move(1, { type: 'bid', amount: 10 })

  t.same(timeOut(), [{ type: 'bid.passed', seat: 0 }])
  t.same(asked(), ['2 bid'])
  t.same(timeOut(), [
    { type: 'bid.passed', seat: 2 },
    { type: 'lot.sold', lot: 0, seat: 1, price: 10 },
  ])
  t.same(asked(), [])
})

t.test('trade: all offers share one clock, a new negotiation has its own', async (t) => {
  const { game, move, wait } = sitDown(trade, timed(2))
  const terms = (cash: number) => ({ give: { cards: [], cash }, take: { cards: [], cash: 0 } })
  t.same(ends(game), ['0 turn 1000'])
  wait(100)
  move(0, { type: 'offer', to: 1, terms: terms(10) })
  t.same(ends(game), ['1 answer-offer 160'])
  wait(25)
  move(1, { type: 'counter', terms: terms(20) })
  t.same(ends(game), ['0 answer-offer 160'], 'the clock runs on after the answer')
  wait(30)
  move(0, { type: 'counter', terms: terms(30) })
  t.same(ends(game), ['1 answer-offer 160'])
  move(1, { type: 'decline' })
  move(0, { type: 'end-turn' })
  wait(10)
  move(1, { type: 'offer', to: 0, terms: terms(10) })
  t.same(ends(game), ['0 answer-offer 225'])
})

t.test('trade: the negotiation ends by procedure when the clock runs out', async (t) => {
  const { move, timeOut, asked, game } = sitDown(trade, timed(2))
  const terms = { give: { cards: [0], cash: 0 }, take: { cards: [], cash: 0 } }
  move(0, { type: 'offer', to: 1, terms })

  t.same(timeOut(), [{ type: 'negotiation.ended' }])
  t.same(asked(), ['0 turn'])
  t.equal(game.at, START + 60_000)
})

t.test('debt: every other clock pauses, and resumes with the time it had left', async (t) => {
  const table = sitDown(debt, timed(3))
  const { game, move, wait, asked } = table
  t.same(endsOf(table, 'turn'), ['0 turn 30'])
  wait(12)
  move(0, { type: 'levy' })
  t.same(asked().slice(0, 3), ['1 settle-debt', '2 settle-debt', '0 turn'])
  t.same(endsOf(table, 'settle-debt'), ['1 settle-debt 72', '2 settle-debt 72'])
  t.same(endsOf(table, 'turn'), ['0 turn never'])
  t.equal(game.open.find(({ kind }) => kind === 'turn')?.left, 18_000)
  wait(40)
  move(1, { type: 'sell', card: 11 })
  t.same(endsOf(table, 'turn'), ['0 turn never'], 'one debt is left')
  wait(5)
  move(2, { type: 'sell', card: 21 })
  t.same(endsOf(table, 'turn'), ['0 turn 75'], '18 of 30 seconds from 57 on')
  t.equal(game.state.cash[0], 60)
})

t.test('debt: a suspended decision accepts no answer, optional or not', async (t) => {
  const { move, refuses } = sitDown(debt, timed(2))
  move(0, { type: 'levy' })

  t.same(refuses(0, { type: 'end-turn' }), refused('debt-open', 'DE-1'))
  t.same(refuses(0, { type: 'gift', to: 1 }), refused('debt-open', 'DE-1'))
  t.same(refuses(1, { type: 'gift', to: 0 }), refused('debt-open', 'DE-1'))
  t.equal(move(1, { type: 'sell', card: 11 }).length, 2)
})

t.test('debt: the end of its time starts a procedure, not a move', async (t) => {
  const { move, timeOut, wait, game } = sitDown(debt, timed(2))
  move(0, { type: 'levy' })
  wait(10_000)

  t.equal(nextDue(game.open, START + 59_999), null, 'a suspended turn is never due')
  t.same(timeOut(), [
    { type: 'card.sold', seat: 1, card: 11, price: 20 },
    { type: 'debt.settled', from: 1, to: 0, paid: 30, lost: 0 },
  ])
})

t.test('debt: a suspended decision on a clock that still runs has no deadline', async (t) => {
  const rules = {
    ...debt,
    openDecisions: (...asked: Parameters<typeof debt.openDecisions>) =>
      debt.openDecisions(...asked).map((one) => ({ ...one, clock: 'one' })),
  }
  const table = sitDown(rules, timed(2))
  table.wait(20)
  table.move(0, { type: 'levy' })

  t.same(endsOf(table, 'settle-debt'), ['1 settle-debt 30'])
  t.same(endsOf(table, 'turn'), ['0 turn never'])
})

t.test('market: optional decisions with and without a limit block no player', async (t) => {
  const table = sitDown(market, timed(3))
  const { move, wait, timeOut, asked } = table
  wait(5)
  move(2, { type: 'offer', to: 0, card: 21, price: 10 })
  t.same(ends(table.game), [
    '0 turn 30',
    '0 market never',
    '1 market never',
    '2 market never',
    '0 trade-response 50',
  ])
  wait(20)
  move(0, { type: 'take' })
  t.same(endsOf(table, 'turn'), ['1 turn 55'], 'the game continued without an answer')
  t.same(endsOf(table, 'trade-response'), ['0 trade-response 50'])
  t.same(timeOut(), [{ type: 'offer.declined', number: 1, from: 2, to: 0 }])
  t.same(asked(), ['1 turn', '0 market', '1 market', '2 market'])
})

t.test('tackle: a share of decisionSeconds, or the printed limit at a timed table', async (t) => {
  const timed = sitDown(tackle, { seats: 3, decisionSeconds: 90 }, [0])
  const untimed = sitDown(tackle, { seats: 3 }, [0])
  t.same(ends(timed.game), ['0 shoot 90'])
  t.same(ends(untimed.game), ['0 shoot never'])
  t.equal(nextDeadline(untimed.game.open), null)
  untimed.move(0, { type: 'shoot' })
  t.same(ends(untimed.game), ['1 tackle never', '2 tackle never'])
  timed.move(0, { type: 'shoot' })
  t.same(ends(timed.game), ['1 tackle 5', '2 tackle 5'], 'the printed time takes precedence')
  timed.timeOut()
  timed.timeOut()
  t.same(ends(timed.game), ['1 shoot 95'])
  t.same(timed.timeOut(), [{ type: 'shot.announced', seat: 1 }])
})

t.test('decisionSeconds never apply to an optional decision', async (t) => {
  const table = sitDown(market, { seats: 2, decisionSeconds: 10 })

  t.same(endsOf(table, 'market'), ['0 market never', '1 market never'])
  t.same(endsOf(table, 'turn'), ['0 turn 30'])
})

t.test('race: a question that stays open keeps its clock, a new one gets its own', async (t) => {
  const { game, move, wait } = sitDown(race, { seats: 2, decisionSeconds: 40 }, [0])
  wait(10)
  move(0, { type: 'roll' }, [5])
  t.same(ends(game), ['0 step 50'])
  wait(10)
  move(0, { type: 'step', token: 0 })
  t.same(ends(game), ['0 roll 50'], 'thirty seconds of the rules, from second 20')
})

t.test('line-up: seats run out of time one after another, each in its own commit', async (t) => {
  const { timeOut, move, commits, game } = sitDown(lineUp, timed(3), seededLuck(1))
  move(1, { type: 'line-up', players: game.state.squads[1]!.slice(0, 3) })

  t.equal(timeOut().length, 1)
  t.equal(timeOut().length, 2, 'the last one reveals all')
  t.same(
    commits.slice(-2).map(({ cause, at }) => [cause.kind, 'seat' in cause && cause.seat, at]),
    [
      ['time-out', 0, START + 120_000],
      ['time-out', 2, START + 120_000],
    ],
  )
})
