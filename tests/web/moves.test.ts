import t from 'tap'
import type { z } from 'zod'
import { seededChance } from '../../src/engine/kernel/chance.ts'
import { seatSchema } from '../../src/engine/kernel/define.ts'
import { drawMove } from '../../src/engine/kernel/sampling.ts'
import {
  arrange,
  either,
  exactly,
  hull,
  is,
  listOf,
  oneOf,
  optional,
  range,
  record,
  type Space,
  subsetOf,
} from '../../src/engine/kernel/space.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import {
  asksOffBoard,
  fieldsToAsk,
  fits,
  offered,
  openSpaces,
  sample,
  valuesOf,
  wholeMove,
} from '../../web/src/moves/space.ts'
import { SEAT_FIELDS, valueLabels } from '../../web/src/moves/value-labels.ts'

const steps: readonly Space[] = [
  exactly('step', { counter: oneOf(['a', 'b']), to: oneOf(['d4', 'e4']) }),
  exactly('step', { counter: is('c'), to: oneOf(['f4']) }),
  exactly('pass', {}),
]

t.test('a field offers what the remaining moves allow', async (t) => {
  t.same(offered(openSpaces(steps, 'step', {}), 'counter'), ['a', 'b', 'c'])
  t.same(offered(openSpaces(steps, 'step', { counter: 'b' }), 'to'), ['d4', 'e4'])
  t.same(offered(openSpaces(steps, 'step', { counter: 'c' }), 'to'), ['f4'])
  t.same(openSpaces(steps, 'step', { counter: 'x' }), [])
})

t.test('a move is complete once no choice is left', async (t) => {
  t.equal(wholeMove(steps, 'step', { counter: 'a' }), null)
  t.same(wholeMove(steps, 'step', { counter: 'c' }), { type: 'step', counter: 'c', to: 'f4' })
  t.same(wholeMove(steps, 'step', { counter: 'a', to: 'e4' }), {
    type: 'step',
    counter: 'a',
    to: 'e4',
  })
  t.same(wholeMove(steps, 'pass', {}), { type: 'pass' })
  const penalty = exactly('penalty', { card: oneOf([null, 'y58']) })
  t.same(wholeMove([penalty], 'penalty', { card: null }), { type: 'penalty', card: null })
})

t.test('a partial choice stays while it can become a move, and is none before', async (t) => {
  const order = exactly('order', { takers: arrange(['a', 'b', 'c'], 3) })
  const half = { takers: ['c', 'a'] }
  t.same(openSpaces([order], 'order', half), [order])
  t.equal(wholeMove([order], 'order', half), null)
  t.same(wholeMove([order], 'order', { takers: ['c', 'a', 'b'] }), {
    type: 'order',
    takers: ['c', 'a', 'b'],
  })
  t.same(openSpaces([order], 'order', { takers: ['c', 'x'] }), [], 'no choice has an x')

  const bid = exactly('bid', { amount: range(50, 500) })
  t.same(wholeMove([bid], 'bid', {}), { type: 'bid', amount: 50 }, 'what is shown is chosen')
  for (const amount of [5, Number.NaN]) {
    t.same(openSpaces([bid], 'bid', { amount }), [bid], 'it is written figure by figure')
    t.equal(wholeMove([bid], 'bid', { amount }), null)
  }

  const lineUp = exactly('line-up', {
    eleven: either<unknown>(
      record({ shape: is('1-2'), back: arrange(['a', 'b'], 1), front: arrange(['a', 'b'], 2) }),
      record({ shape: is('2-1'), back: arrange(['a', 'b'], 2), front: arrange(['a', 'b'], 1) }),
    ),
  })
  const eleven = { shape: '2-1', back: ['a'], front: ['b'] }
  t.same(openSpaces([lineUp], 'line-up', { eleven }), [lineUp])
  t.equal(wholeMove([lineUp], 'line-up', { eleven }), null)
})

t.test('a press never sends an answer to a question that was not asked yet', async (t) => {
  const sale = exactly('sell', { card: oneOf(['k', 'l']), to: oneOf([1, 2]), price: range(5, 90) })
  t.same(fieldsToAsk(sale, {}), ['card', 'to', 'price'])
  t.same(fieldsToAsk(sale, { card: 'k', to: 1 }), ['price'])
  t.same(fieldsToAsk(exactly('buy', { card: is('k') }), {}), [])
})

t.test('a move that the board cannot finish is finished off the board', async (t) => {
  const challenge = exactly('challenge', { opponent: oneOf([1, 2]), card: oneOf(['k', 'l']) })
  const [can, target] = [new Map([['club:1', 'can']]), new Map([['card:k', 'target']])] as const
  t.equal(asksOffBoard([challenge], {}, can), false)
  t.equal(asksOffBoard([challenge], { opponent: 1 }, can), true)
  t.equal(asksOffBoard([challenge], { opponent: 1 }, target), false)
  t.equal(asksOffBoard([challenge], { opponent: 1, card: 'k' }, can), false)
})

t.test('sets and records start small, and optional parts are left out', async (t) => {
  const trade = hull('trade', {
    give: record({ cash: range(0, 500), cards: subsetOf(['k', 'l']) }),
    note: optional(oneOf(['now', 'later'])),
  })
  t.same(wholeMove([trade], 'trade', {}), { type: 'trade', give: { cash: 0, cards: [] } })
})

t.test('long ranges are typed, short ones are pressed', async (t) => {
  t.same(valuesOf(range(10, 30, 10)), [10, 20, 30])
  t.equal(valuesOf(range(0, 100)), null)
})

t.test('the smallest value of a domain is one of its values, and so is a random one', async (t) => {
  const domains = {
    one: is({ deep: [1] }),
    some: oneOf([1, null, 'x']),
    steps: range(5, 95, 10),
    set: subsetOf(['a', 'b', 'c'], 1, 2),
    order: arrange([1, 2, 3], 2),
    list: listOf(range(1, 3), 1, 4),
    whole: record({ a: is(1), b: optional(oneOf(['x'])) }),
    kind: either<unknown>(is('none'), record({ of: oneOf(['x', 'y']) })),
  }
  for (const [name, domain] of Object.entries(domains)) {
    t.ok(fits(domain, sample(domain)), name)
    for (let seed = 0; seed < 20; seed += 1) {
      const { value } = drawMove(
        [exactly('draw', { value: domain })],
        seededChance(seed),
      ) as unknown as { value: unknown }
      t.ok(fits(domain, value), `${name}: ${JSON.stringify(value)}`)
    }
    t.notOk(fits(domain, { never: true }), name)
  }
})

t.test('a form names a seat by its player', async (t) => {
  const called = valueLabels('opponent', String, ['Ada', 'Grace'])
  t.same([1, null, 'nobody'].map(called), ['Grace', 'null', 'nobody'])
  t.equal(valueLabels('price', String, ['Ada', 'Grace'])(1), '1')
  for (const { moves } of Object.values(registry))
    for (const move of Object.values(moves))
      for (const [field, schema] of fieldsOf(move as unknown as z.ZodObject | z.ZodUnion))
        if (schema === seatSchema) t.ok(SEAT_FIELDS.includes(field), field)
})

function fieldsOf({ def }: z.ZodObject | z.ZodUnion): [string, unknown][] {
  if ('shape' in def) return Object.entries(def.shape)
  return def.options.flatMap((one) => fieldsOf(one as z.ZodObject))
}
