import t from 'tap'

interface Break {
  readonly name: string
  readonly says: string
}
interface Breaks {
  breaksOfDocuments(was: readonly object[], is: readonly object[]): Break[]
  breaksOfSchemas(was: string, is: string): Break[]
  isUntold(changelog: string): (one: Break) => boolean
  isSudden(version: string): (one: Break) => boolean
}
const script = new URL('../../../scripts/breaks.mjs', import.meta.url).href
const { breaksOfDocuments, breaksOfSchemas, isSudden, isUntold } = (await import(script)) as Breaks

const lines = (breaks: readonly Break[]) => breaks.map(({ name, says }) => `${name} ${says}`)

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const seat = {
  type: 'object',
  required: ['no', 'name'],
  properties: { no: { type: 'integer' }, name: { type: 'string' } },
}
const seatInput = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: ['me', 'bot'] }, name: { type: 'string' } },
}
const documentOf = (shown: object, sent: object, more: object = {}) => ({
  components: { schemas: { Seat: shown, Asked: sent } },
  paths: {
    '/seats': {
      post: {
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/Asked' }) },
        responses: { '200': json({ $ref: '#/components/schemas/Seat' }) },
        ...more,
      },
    },
  },
})
const before = documentOf(seat, seatInput)

t.test('a value that clients show or send, and can no longer, is a break', async (t) => {
  const { name: _, ...rest } = seat.properties
  const rows: [string, object, string[]][] = [
    ['the same', before, []],
    ['an operation', { ...before, paths: {} }, ['POST /seats is gone']],
    ['a field shown', documentOf({ ...seat, properties: rest }, seatInput), ['Seat.name is gone']],
    [
      'a field left out',
      documentOf({ ...seat, required: ['no'] }, seatInput),
      ['Seat.name may be missing'],
    ],
    [
      'a field wanted',
      documentOf(seat, { ...seatInput, required: ['kind', 'name'] }),
      ['Asked.name is wanted'],
    ],
    [
      'a value',
      documentOf(seat, { ...seatInput, properties: { kind: { enum: ['me'] }, name: {} } }),
      [
        'Asked.kind no longer accepts "bot"',
        'Asked.name is anything and no longer string',
      ].toReversed(),
    ],
    [
      'a parameter',
      documentOf(seat, seatInput, {
        parameters: [{ in: 'query', name: 'at', required: true, schema: {} }],
      }),
      ['POST /seats now requires the parameter at'],
    ],
    [
      'a field more',
      documentOf({ ...seat, properties: { ...seat.properties, x: {} } }, seatInput),
      [],
    ],
  ]
  for (const [title, after, expected] of rows)
    t.same(lines(breaksOfDocuments([before], [after])).sort(), [...expected].sort(), title)
})

t.test('constants identify the members of a union, not their position', async (t) => {
  const member = (type: string, field: string) => ({
    type: 'object',
    properties: { type: { const: type }, [field]: { type: 'string' } },
  })
  const [roll, buy, claim] = [member('roll', 'a'), member('buy', 'b'), member('claim', 'c')]
  const was = documentOf(seat, { anyOf: [roll, { anyOf: [buy, claim] }] })

  const same = documentOf(seat, { anyOf: [{ anyOf: [buy, claim] }, roll] })
  t.same(breaksOfDocuments([was], [same]), [])
  const less = documentOf(seat, { anyOf: [{ anyOf: [buy] }, roll] })
  t.same(lines(breaksOfDocuments([was], [less])), ['Asked no longer accepts type "claim"'])
})

t.test('an operation that moves to another document is no break', async (t) => {
  const [rest, split] = [{ ...before, paths: {} }, documentOf(seat, seatInput)]

  t.same(breaksOfDocuments([before], [rest, split]), [])
  t.same(lines(breaksOfDocuments([rest, split], [rest])), ['POST /seats is gone'])
})

t.test('a query that no longer works is a break', async (t) => {
  const was = 'type Query { a: Seat } type Seat { no: Int name: String }'
  const is = 'type Query { a: Seat } type Seat { no: Int }'
  t.same(
    breaksOfSchemas(was, is).map(({ name }) => name),
    ['Seat.name'],
  )
})

t.test('from 1.0 on, only what was deprecated may be removed', async (t) => {
  const { name, ...rest } = seat.properties
  const old = { ...seat, properties: { ...rest, name: { ...name, deprecated: true } } }
  const now = documentOf({ ...seat, properties: rest }, seatInput)
  const [sudden] = breaksOfDocuments([before], [now])
  const [told] = breaksOfDocuments([documentOf(old, seatInput)], [now])

  t.ok(isSudden('1.2.0')(sudden!))
  t.notOk(isSudden('1.2.0')(told!))
  t.notOk(isSudden('0.9.0')(sudden!))
  const was = 'type Query { a: Int b: Int @deprecated }'
  const [field] = breaksOfSchemas(was, 'type Query { a: Int }')
  t.notOk(isSudden('1.0.0')(field!))
})

t.test('a break is named in backticks, under Breaking, before the release', async (t) => {
  const isListed = (text: string) => !isUntold(text)({ name: 'Seat.name', says: 'is gone' })
  t.ok(isListed('## Unreleased\n\n### Breaking\n\n- `Seat.name` is gone.\n'))
  t.ok(isListed('## 1.0.0 (unreleased)\n\n### Breaking\n\n- `Seat` is another thing now.\n'))
  t.notOk(isListed('## Unreleased\n\n- `Seat.name` is gone.\n'))
  t.notOk(isListed('## Unreleased\n\n## 1.0.0\n\n### Breaking\n\n- `Seat.name` is gone.\n'))
})
