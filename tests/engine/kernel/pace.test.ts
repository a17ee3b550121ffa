import t from 'tap'
import { clocksAt, type Paces, secondsFor, showsAbsence } from '../../../src/engine/kernel/pace.ts'
import type { Types } from '../../../src/engine/kernel/types.ts'
import { sitDown } from '../../../src/package/sitting.ts'
import { auction } from './rulesets/auction.ts'
import { market } from './rulesets/market.ts'
import { tackle } from './rulesets/tackle.ts'

interface Asking extends Types {
  kind: 'turn' | 'line-up' | 'lot' | 'talk' | 'market'
  options: { lotSeconds: number | null; turnSeconds: number | null }
}
const paces: Paces<Asking> = {
  turn: { share: 1, option: ({ turnSeconds }) => turnSeconds },
  'line-up': { share: 3 },
  lot: { share: 0.25, option: ({ lotSeconds }) => lotSeconds },
  talk: { seconds: 120 },
  market: 'none',
}
const at = (decisionSeconds: number | null, said: Partial<Asking['options']> = {}) => ({
  paces,
  table: { decisionSeconds, options: { lotSeconds: null, turnSeconds: null, ...said } },
})

t.test('a table without a pace has only the clocks that its options name', async (t) => {
  t.same(clocksAt(at(null)), [])
  t.same(clocksAt(at(null, { lotSeconds: 20 })), [{ kind: 'lot', seconds: 20 }])
})

t.test('a timed table gives each kind of question its share, or the printed time', async (t) => {
  t.same(clocksAt(at(86_400)), [
    { kind: 'turn', seconds: 86_400 },
    { kind: 'line-up', seconds: 259_200 },
    { kind: 'lot', seconds: 21_600 },
    { kind: 'talk', seconds: 120 },
  ])
  t.equal(secondsFor(at(86_400, { lotSeconds: 20 }), 'lot'), 20, 'an option takes precedence')
  t.equal(secondsFor(at(1), 'lot'), 1, 'every seat has at least a second')
})

t.test('only a seat that misses a whole turn of the table is away', async (t) => {
  const away = (decisionSeconds: number | null, said: Partial<Asking['options']> = {}) =>
    (['turn', 'line-up', 'lot', 'talk', 'market'] as const).filter((kind) =>
      showsAbsence(at(decisionSeconds, said), { kind }),
    )

  t.same(away(60), ['turn', 'line-up'])
  t.same(away(null), [])
  t.same(
    away(86_400, { turnSeconds: 10, lotSeconds: 90_000 }),
    ['line-up'],
    'turns have their own clock',
  )
  t.same(away(null, { turnSeconds: 10 }), [], 'without a pace no seat can miss it')
  t.notOk(showsAbsence(at(60), { kind: 'turn', standing: true }), 'nobody waited')
})

t.test('a race without a clock ends when every seat has called or passed', async (t) => {
  const { game, move, asked } = sitDown(tackle, { seats: 3 }, [0])
  move(0, { type: 'shoot' })

  t.same(
    game.open.map(({ kind, deadline }) => [kind, deadline]),
    [
      ['tackle', null],
      ['tackle', null],
    ],
  )
  move(2, { type: 'let-go' })
  t.same(asked(), ['1 tackle'])
  move(1, { type: 'let-go' })
  t.not(asked(), ['1 tackle'])
})

t.test('an auction without a clock ends when all but one have passed', async (t) => {
  const { game, move } = sitDown(auction, { seats: 3, options: { lots: 1 } })
  move(1, { type: 'bid', amount: 10 })
  move(0, { type: 'pass' })
  t.notOk(game.over)

  t.match(move(2, { type: 'pass' }), [{ type: 'bid.passed' }, { type: 'lot.sold', seat: 1 }])
})

t.test('a decision of a table without a pace stays open until it is answered', async (t) => {
  const { game, move } = sitDown(market, { seats: 2 })
  move(1, { type: 'offer', to: 0, card: 11, price: 10 })

  t.ok(game.open.every(({ deadline }) => deadline === null))
  t.ok(game.open.some(({ kind }) => kind === 'trade-response'))
})
