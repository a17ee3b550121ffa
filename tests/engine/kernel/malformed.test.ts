import t from 'tap'
import { z } from 'zod'
import { malformedIn } from '../../../src/engine/kernel/malformed.ts'
import type { Schema } from '../../../src/engine/kernel/schema.ts'

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

t.test('a fault is reported for the case that the sender meant', async (t) => {
  const rows: [Schema, unknown, [pointer: string, message: string][]][] = [
    [game, { ruleset: 'a', opions: {} }, [['/opions', 'unknown; did you mean options?']]],
    [game, { ruleset: 'a', xyz: {} }, [['/xyz', 'unknown']]],
    [game, {}, [['/ruleset', 'missing']]],
    [game, [], [['', 'must be an object']]],
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
        ['/card', 'must be text'],
        ['/price', 'missing'],
      ],
    ],
    [deal, { type: 'sell' }, [['/type', 'one of buy, swap']]],
    [deal, { type: 'swap', cards: ['green'] }, [['/cards/0', 'one of red, blue']]],
    [price, 'x', [['', 'must be a number or null']]],
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

t.test('faults use our own sentences, unless the schema has its own', async (t) => {
  const rows: [Schema, unknown, message: string][] = [
    [z.string(), 7, 'must be text'],
    [z.number(), 'abc', 'must be a number'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), {}, 'must be a list'],
    [z.record(z.string(), z.string()), [], 'must be an object'],
    [z.int().min(1), 0, 'must be at least 1'],
    [z.int().max(100), 101, 'must be at most 100'],
    [z.number().positive(), 0, 'must be more than 0'],
    [z.number().negative(), 0, 'must be less than 0'],
    [z.int().multipleOf(5), 7, 'must be a multiple of 5'],
    [z.string().min(1), '', 'must have at least 1 character'],
    [z.string().max(60), 'x'.repeat(61), 'must have at most 60 characters'],
    [z.array(z.int()).min(2), [1], 'must have at least 2 items'],
    [z.array(z.int()).length(1), [], 'must have exactly 1 item'],
    [z.tuple([z.int(), z.int()]), [1], 'must have at least 2 items'],
    [z.guid(), 'bob', 'must be an id (UUID)'],
    [z.url(), 'nope', 'must be an address (URL)'],
    [z.string().regex(/^[a-g]\d$/), 'h9', 'must be text that matches /^[a-g]\\d$/'],
    [z.union([z.int().min(3), z.null()]), 2, 'must be at least 3'],
    [z.string().regex(/^\d$/, 'not a digit'), 'x', 'not a digit'],
    [z.strictObject({ a: z.int() }), { a: undefined }, 'missing'],
    [z.literal('me'), 'you', 'one of me'],
  ]
  for (const [schema, value, message] of rows) {
    const parsed = schema.safeParse(value)
    const issues = parsed.success ? [] : parsed.error.issues
    const [told] = malformedIn(schema, value, issues)
    t.equal(told?.message, message, JSON.stringify(value))
  }
})

t.test('a list of many faults is cut after the first ones', async (t) => {
  const value = Object.fromEntries(Array.from({ length: 500 }, (_, name) => [`f${name}`, 1]))
  const parsed = z.strictObject({}).safeParse(value)

  const told = malformedIn(z.strictObject({}), value, parsed.error?.issues ?? [])

  t.equal(told.length, 20)
})
