import t from 'tap'
import { z } from 'zod'
import { malformedIn } from '../../src/kernel/malformed.ts'
import type { Schema } from '../../src/kernel/schema.ts'

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), choices: z.record(z.string(), z.unknown()).optional() }),
  z.strictObject({ kind: z.literal('open') }),
])
const terms = { ruleset: z.string(), seats: z.array(seat).default([]) }
const game = z.union([
  z.strictObject({ ...terms, options: z.record(z.string(), z.unknown()).default({}) }),
  z.strictObject({ ...terms, save: z.unknown().refine((save) => save !== null, 'empty') }),
])
const deal = z.union([
  z.strictObject({ type: z.literal('buy'), card: z.string(), price: z.int() }),
  z.strictObject({ type: z.literal('swap'), cards: z.array(z.enum(['red', 'blue'])) }),
])
const price = z.union([z.int(), z.null()])

t.test('what is malformed is told by the case that was meant', async (t) => {
  const rows: [Schema, unknown, [pointer: string, message: string][]][] = [
    [game, { ruleset: 'a', opions: {} }, [['/opions', 'unknown; did you mean options?']]],
    [game, { ruleset: 'a', xyz: {} }, [['/xyz', 'unknown']]],
    [game, {}, [['/ruleset', 'missing']]],
    [game, [], [['', 'expected object, received array']]],
    [game, { ruleset: 'a', seats: [{}] }, [['/seats/0/kind', 'one of me, open']]],
    [game, { ruleset: 'a', seats: [{ kind: 'mee' }] }, [['/seats/0/kind', 'one of me, open']]],
    [
      game,
      { ruleset: 'a', seats: [{ kind: 'open', choices: {} }] },
      [['/seats/0/choices', 'unknown']],
    ],
    [
      game,
      { ruleset: 'a', seats: [{ kind: 'me', choises: {} }] },
      [['/seats/0/choises', 'unknown; did you mean choices?']],
    ],
    [
      deal,
      { type: 'buy', card: 7 },
      [
        ['/card', 'expected string, received number'],
        ['/price', 'missing'],
      ],
    ],
    [deal, { type: 'sell' }, [['/type', 'one of buy, swap']]],
    [deal, { type: 'swap', cards: ['green'] }, [['/cards/0', 'one of red, blue']]],
    [price, 'x', [['', 'expected number, received string, or expected null, received string']]],
  ]
  for (const [schema, value, told] of rows) {
    const parsed = schema.safeParse(value)
    const issues = parsed.success ? [] : parsed.error.issues
    t.same(
      malformedIn(schema, value, issues).map(({ pointer, message }) => [pointer, message]),
      told,
      JSON.stringify(value),
    )
  }
})

t.test('of very many faults the first are told', async (t) => {
  const value = Object.fromEntries(Array.from({ length: 500 }, (_, name) => [`f${name}`, 1]))
  const parsed = z.strictObject({}).safeParse(value)

  const told = malformedIn(z.strictObject({}), value, parsed.error?.issues ?? [])

  t.equal(told.length, 20)
})
