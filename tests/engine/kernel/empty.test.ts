import t from 'tap'
import { z } from 'zod'
import { emptyOf } from '../../../src/engine/kernel/empty-record.ts'

const player = z.strictObject({
  name: z.string(),
  goals: z.int(),
  captain: z.boolean(),
  club: z.string().nullable(),
  cards: z.array(z.string()),
})

t.test('an empty record has 0, false, null and empty lists', async (t) => {
  t.same(emptyOf(player, { name: 'Ada' }), {
    name: 'Ada',
    goals: 0,
    captain: false,
    club: null,
    cards: [],
  })
})

t.test('fields follow the order of the schema, whatever is given first', async (t) => {
  const one = emptyOf(player, { cards: ['red'], club: 'Rovers', name: 'Ada' })

  t.equal(
    JSON.stringify(one),
    '{"name":"Ada","goals":0,"captain":false,"club":"Rovers","cards":["red"]}',
  )
})

t.test('no two records share a list', async (t) => {
  emptyOf(player, { name: 'Ada' }).cards.push('red')

  t.same(emptyOf(player, { name: 'Bo' }).cards, [])
})

t.test('a value without a natural default has to be given', async (t) => {
  const match = z.strictObject({
    kind: z.enum(['league', 'cup']),
    half: z.union([z.literal(1), z.literal(2)]),
    score: z.tuple([z.int(), z.int()]),
    ground: z.strictObject({ seats: z.int() }),
    scorers: z.array(z.string()),
  })
  const needed = { kind: 'cup', half: 1, score: [0, 0], ground: { seats: 0 } } as const

  t.same(emptyOf(match, { ...needed, score: [0, 0] }), { ...needed, scorers: [] })
  // @ts-expect-error a name has no empty value
  emptyOf(player, {})
  const { kind, half, ground } = needed
  // @ts-expect-error a tuple has no empty value
  emptyOf(match, { kind, half, ground })
  // @ts-expect-error a literal has no empty value
  emptyOf(match, { kind, ground, score: [0, 0] })
  // @ts-expect-error a record has no empty value
  emptyOf(match, { kind, half, score: [0, 0] })
})
