import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import t from 'tap'
import { seededChance } from '../../../src/engine/kernel/chance.ts'
import { sameJson } from '../../../src/engine/kernel/json.ts'
import { listMoves, sampleMove } from '../../../src/engine/kernel/sampling.ts'
import {
  arrange,
  COUNT_MAX,
  contains,
  countAll,
  countMoves,
  type Domain,
  either,
  exactly,
  holdsMoves,
  hull,
  is,
  isAmong,
  listOf,
  oneOf,
  optional,
  range,
  record,
  type Space,
  subsetOf,
} from '../../../src/engine/kernel/space.ts'
import { schemaOfMoves } from '../../../src/engine/kernel/space-schema.ts'

interface Anything {
  readonly type: string
  readonly [field: string]: unknown
}
const ajv = new Ajv2020({ strict: true, strictTypes: false })
const LISTED_MAX = 3_000

/** The sets of moves in this test do not overlap, so the number of moves can be counted exactly. */
const plain = fc.constantFrom('a', 'b', 'c', 'd', 1, 2, true, null)
const items = fc.uniqueArray(plain, { maxLength: 4 })
const bounds = fc.tuple(fc.nat(3), fc.nat(2))
const { domain } = fc.letrec<{ domain: Domain; part: Domain }>((tie) => ({
  domain: fc.oneof(
    { maxDepth: 2 },
    plain.map((value) => is(value) as Domain),
    items.map((some) => oneOf(some) as Domain),
    fc
      .tuple(fc.integer({ min: -9, max: 9 }), fc.nat(12), fc.integer({ min: 1, max: 4 }))
      .map(([from, more, step]) => range(from, from + more, step) as Domain),
    fc.tuple(items, bounds).map(([some, [min, more]]) => subsetOf(some, min, min + more) as Domain),
    fc.tuple(items, bounds).map(([some, [min, more]]) => arrange(some, min, min + more) as Domain),
    tie('part'),
  ),
  part: fc.oneof(
    fc
      .tuple(tie('domain'), fc.nat(1), fc.nat(1))
      .map(([one, min, more]) => listOf(one, min, min + more) as Domain),
    fc
      .tuple(tie('domain'), tie('domain'))
      .map(([one, other]) => record({ one, other: optional(other) }) as Domain),
    fc
      .tuple(tie('domain'), tie('domain'))
      .map(([one, other]) => either<unknown>(record({ first: one }), record({ second: other }))),
  ),
}))
const space = fc
  .tuple(domain, fc.option(domain))
  .map(([one, other]) =>
    exactly<Anything>('do', other ? { one, other: optional(other) } : { one }),
  ) as fc.Arbitrary<Space<Anything>>

t.test('a space counts what it lists, contains what it lists, and repeats nothing', async (t) => {
  fc.assert(
    fc.property(space, (one) => {
      const listed = listMoves([one], LISTED_MAX)
      fc.pre(listed !== null)
      if (listed.length !== countMoves(one) || holdsMoves(one) !== listed.length > 0) return false
      if (!listed.every((move) => contains(one, move))) return false
      return new Set(listed.map((move) => JSON.stringify(sorted(move)))).size === listed.length
    }),
    { seed: 1, numRuns: 400 },
  )
  t.pass()
})

t.test('a space contains a neighbouring value only if it lists it', async (t) => {
  fc.assert(
    fc.property(fc.tuple(space, space), ([one, other]) => {
      const listed = listMoves([one], 300)
      const tried = listMoves([other], 300)
      fc.pre(listed !== null && tried !== null)
      return tried.every(
        (move) => contains(one, move) === listed.some((member) => sameMove(member, move, one)),
      )
    }),
    { seed: 2, numRuns: 300 },
  )
  t.pass()
})

t.test('draws reach all members and only members', async (t) => {
  fc.assert(
    fc.property(space, fc.nat(), (one, seed) => {
      const listed = listMoves([one], 12)
      fc.pre(listed !== null && listed.length > 0)
      const chance = seededChance(seed)
      const drawn = new Set<string>()
      for (let draws = 0; draws < listed.length * 16; draws += 1) {
        const move = sampleMove([one], chance)
        if (!contains(one, move)) return false
        drawn.add(JSON.stringify(sorted(move)))
      }
      return listed.every((move) => drawn.has(JSON.stringify(sorted(move))))
    }),
    { seed: 3, numRuns: 100 },
  )
  t.pass()
})

t.test('every member is drawn about equally often', async (t) => {
  const spaces = [
    exactly<Anything>('line-up', { players: arrange(['a', 'b', 'c'], 1, 3) }),
    exactly<Anything>('bid', { amount: range(10, 50, 10), with: optional(oneOf(['x', 'y'])) }),
    exactly<Anything>('hand', { cards: subsetOf([1, 2, 3, 4], 0, 2) }),
    exactly<Anything>('pass'),
  ]
  const listed = listMoves(spaces, 100)!
  const counts = new Map(listed.map((move) => [JSON.stringify(move), 0]))
  const chance = seededChance(4)
  const each = 400

  for (let draws = 0; draws < listed.length * each; draws += 1) {
    const name = JSON.stringify(sampleMove(spaces, chance))
    counts.set(name, counts.get(name)! + 1)
  }

  const chiSquare = [...counts.values()].reduce((sum, one) => sum + (one - each) ** 2 / each, 0)
  t.equal(listed.length, 15 + 15 + 11 + 1)
  t.ok(chiSquare < 75, `chi-square of 41 degrees of freedom: ${chiSquare.toFixed(1)} (p > 0.001)`)
})

t.test('its JSON Schema accepts the members and nothing else', async (t) => {
  fc.assert(
    fc.property(fc.tuple(space, space), fc.jsonValue(), ([one, other], junk) => {
      const isValid = ajv.compile(schemaOfMoves([one]))
      const moves = [...(listMoves([one], 200) ?? []), ...(listMoves([other], 200) ?? [])]
      const isRight = (move: Anything) => isValid(move) === contains(one, move)
      return moves.every(isRight) && isRight({ type: 'do', one: junk }) && !isValid(junk)
    }),
    { seed: 5, numRuns: 120 },
  )
  t.pass()
})

t.test('a schema of many spaces, or of none', async (t) => {
  const overlapping = [
    hull<Anything>('do', { one: range(1, 3) }),
    hull<Anything>('do', { one: range(2, 4) }),
    exactly<Anything>('stay', { one: oneOf([]) }),
  ]
  const isValid = ajv.compile(schemaOfMoves(overlapping))

  t.ok(isValid({ type: 'do', one: 2 }), 'a move may be in two hulls')
  t.notOk(isValid({ type: 'do', one: 5 }))
  t.notOk(ajv.compile(schemaOfMoves([]))({ type: 'do' }))
  t.notOk(isValid({ type: 'stay', one: 1 }), 'a space without moves accepts none')
  const even = ajv.compile(schemaOfMoves([exactly<Anything>('do', { one: range(-4, 4, 2) })]))
  t.ok(even({ type: 'do', one: -2 }))
  t.notOk(even({ type: 'do', one: -1 }))
  const long = ajv.compile(schemaOfMoves([exactly<Anything>('do', { one: range(5, 5_005, 10) })]))
  t.ok(long({ type: 'do', one: 15 }), 'a long range is accepted whole')
})

t.test('counts stay finite', async (t) => {
  const many = Array.from({ length: 400 }, (_, one) => one)
  const huge = record({
    list: listOf(range(1, 1_000_000), 0, 50),
    set: subsetOf(many),
    order: arrange(many, 0, 400),
  })

  t.equal(countMoves(exactly<Anything>('do', { huge })), COUNT_MAX)
  t.equal(countMoves(exactly<Anything>('do', { huge, never: oneOf([]) })), 0)
  t.equal(
    countMoves(exactly<Anything>('do', { five: subsetOf(many.slice(0, 52), 5, 5) })),
    2_598_960,
  )
  t.equal(countMoves(exactly<Anything>('do', { best: arrange(many.slice(0, 8), 8) })), 40_320)
  t.equal(countAll([exactly<Anything>('do', { huge }), exactly<Anything>('stay')]), COUNT_MAX)
  t.equal(listMoves([exactly<Anything>('do', { huge })], 1_000), null)
  const drawn = sampleMove([exactly<Anything>('do', { huge })], seededChance(6))
  t.ok(contains(exactly<Anything>('do', { huge }), drawn))
})

t.test('a list begins with the first value of the first field', async (t) => {
  const move = exactly<Anything>('go', {
    from: oneOf(['a', 'b']),
    cards: subsetOf([1, 2], 1),
    note: optional(is('x')),
  })

  t.same(listMoves([move, exactly<Anything>('stay')], 100)?.slice(0, 4), [
    { type: 'go', from: 'a', cards: [1] },
    { type: 'go', from: 'a', cards: [1], note: 'x' },
    { type: 'go', from: 'a', cards: [2] },
    { type: 'go', from: 'a', cards: [2], note: 'x' },
  ])
})

t.test('equal items count as one, and several of them are refused', async (t) => {
  t.equal(countMoves(exactly<Anything>('lay', { card: oneOf(['ace', 'ace', 'king']) })), 2)
  t.throws(() => subsetOf(['ace', 'ace']), /must differ/)
  t.throws(() => arrange(['ace', 'ace'], 1), /must differ/)
})

t.test('a space contains no value of another shape', async (t) => {
  const bid = exactly<Anything>('bid', { amount: range(10, 30, 10), to: optional(oneOf([1, 2])) })
  const outside: Anything[] = [
    { type: 'pass' },
    { type: 'bid' },
    { type: 'bid', amount: 15 },
    { type: 'bid', amount: '10' },
    { type: 'bid', amount: 10, to: 3 },
    { type: 'bid', amount: 10, more: 1 },
    { type: 'bid', amount: Number.NaN },
    { type: 'bid', amount: 10, constructor: 1 },
  ]

  for (const move of outside) t.notOk(isAmong([bid], move), JSON.stringify(move))
  t.ok(holds(bid, { type: 'bid', amount: 10 }))
  const set = exactly<Anything>('hand', { cards: subsetOf([1, 2, 3]) })
  t.ok(holds(set, { type: 'hand', cards: [3, 1] }), 'a set comes in any order')
  t.notOk(holds(set, { type: 'hand', cards: [3, 3] }))
  t.notOk(holds(exactly<Anything>('do', { part: record({ a: is(1) }) }), { type: 'do', part: [] }))
})

t.test('two values are the same JSON in any order of their fields', async (t) => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
      return sameJson(one, other) === isSame && sameJson(one, JSON.parse(JSON.stringify(one)))
    }),
    { seed: 7 },
  )
  t.notOk(sameJson([], {}))
  t.notOk(sameJson({ a: null }, { b: null }))
})

const holds = (one: Space, move: Anything): boolean => isAmong([one], move)

/** True if two moves are equal when the order of the items in each subset is ignored. */
const sameMove = (one: Anything, other: Anything, { fields }: Space): boolean =>
  sameJson(asSets(one, fields), asSets(other, fields))

function asSets(move: Anything, fields: Space['fields']): unknown {
  return Object.fromEntries(
    Object.entries(move).map(([name, value]) => [name, asSet(value, fields[name] ?? is(value))]),
  )
}

function asSet(value: unknown, domain: Domain): unknown {
  if ('optional' in domain) return asSet(value, domain.optional)
  if ('listOf' in domain && Array.isArray(value))
    return value.map((one) => asSet(one, domain.listOf))
  if ('subsetOf' in domain && Array.isArray(value)) return value.map(String).sort()
  if ('either' in domain)
    return domain.either.reduce((kept: unknown, one) => asSet(kept, one), value)
  if ('record' in domain && typeof value === 'object' && value !== null)
    return asSets(value as Anything, domain.record)
  return value
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value
  const entries = Object.entries(value).map(([name, one]) => [name, sorted(one)] as const)
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

type Trade =
  | { type: 'offer'; to: number; cards: string[]; price?: number }
  | { type: 'bid'; amount: number }
  | { type: 'pass' }

t.test('the compiler checks the fields of a space by its type of move', async (t) => {
  const cards = subsetOf(['a', 'b'])
  const right: Space<Trade>[] = [
    hull('offer', { to: 1, cards }),
    hull('offer', { to: oneOf([1, 2]), cards, price: optional(range(1, 9)) }),
    exactly('bid', { amount: range(1, 9) }),
    exactly('pass'),
  ]
  const wrong: Space<Trade>[] = [
    // @ts-expect-error the field name is misspelt
    hull('offer', { to: 1, card: cards }),
    // @ts-expect-error the field belongs to another type of move
    exactly('bid', { to: 1 }),
    // @ts-expect-error a field is missing
    exactly('bid', {}),
    // @ts-expect-error the fields are missing
    exactly('bid'),
    // @ts-expect-error the value is text instead of a number
    exactly('bid', { amount: oneOf(['1']) }),
    // @ts-expect-error the field does not exist
    exactly('pass', { why: 'tired' }),
  ]
  t.equal(right.length + wrong.length, 10)
})
