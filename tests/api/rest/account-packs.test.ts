import t from 'tap'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { sharedRestService, startRestService } from './rest-service.ts'

const own = (ruleset: string, id: string): Record<string, unknown> => ({
  ...(registry[ruleset]!.packs[0] as Record<string, unknown>),
  id,
})
const green = own('goalscorer', 'village-green')
const json = (content: unknown) => JSON.stringify({ content })

t.test('a pack of each game is uploaded, chosen and read by its path', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token, id: account } = await signUp('Ada')

  for (const [ruleset, { seats }] of Object.entries(registry)) {
    const content = own(ruleset, `own-${ruleset}`)
    const brought = await call('POST /v1/packs', { token, body: { content } })
    const { name, hash } = brought.body
    const body = {
      ruleset,
      contentPack: name,
      seats: Array.from({ length: seats.min }, () => ({ kind: 'bot' })),
    }
    const created = await call('POST /v1/games', { token, body })
    const address = `/v1/rulesets/${ruleset}/packs/${encodeURIComponent(name)}`
    const looked = await call(`GET ${address}`, { token })

    t.match(brought, { status: 201, body: { name: `${account}/own-${ruleset}`, shared: false } })
    t.match(created, { status: 201, body: { contentPack: hash, status: 'running' } }, ruleset)
    t.match(looked, { status: 200, body: { hash, content: { id: `own-${ruleset}` } } }, ruleset)
    t.match(await call(`GET ${address}`), { status: 404, body: { code: 'pack-unknown' } })
    t.match(await call(`GET ${address}`, { token: 'tl_nobody' }), { status: 401 })
  }

  const { body: listed } = await call('GET /v1/packs?mine&ruleset=superclub', { token })
  t.match(listed, { items: [{ id: 'own-superclub', account, shared: false }], next: null })
  t.equal(listed.items.length, 1)
  const shared = await call('POST /v1/packs/own-superclub/sharing', {
    token,
    body: { shared: true },
  })
  t.match(shared, { status: 200, body: { shared: true } })
  const taken = await call(`DELETE /v1/packs/${account}%2Fown-superclub`, { token })
  t.equal(taken.status, 204)
})

t.test('every fault of a pack is reported at its path', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const [first, ...rest] = green.formations as { name: string }[]

  const answer = await call('POST /v1/packs', {
    token,
    body: { content: { ...green, id: 'My pack', formations: [{ ...first, name: '' }, ...rest] } },
  })
  const twice = await call('POST /v1/packs', {
    token,
    body: { content: { ...green, formations: [first, first, ...rest] } },
  })

  t.match(answer, {
    status: 422,
    body: {
      code: 'invalid-content-pack',
      errors: [
        { pointer: '/content/id', message: 'must be a plain name, such as my-pack' },
        { pointer: '/content/formations/0/name', message: String },
      ],
    },
  })
  t.match(twice, { status: 422, body: { errors: [{ pointer: /^\/content\/formations/ }] } })
})

const superclub = own('superclub', 'own') as { statusBands: object[] }
/** Names of properties that every JavaScript object inherits. */
const bandOfObjects = {
  ...superclub,
  statusBands: superclub.statusBands.map((band) => ({ ...band, id: 'constructor' })),
}
const deep = (levels: number): unknown => (levels === 0 ? [] : [deep(levels - 1)])
const manyNames = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`n${at}`, 0]))
const hostile: readonly (readonly [what: string, sent: string, status: number, code: string])[] = [
  ['a deep one', json({ ...green, counters: deep(500) }), 400, 'invalid-input'],
  [
    'a bottomless one',
    `{"content":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
    400,
    'invalid-input',
  ],
  ['a huge one', json({ ...green, title: 'x'.repeat(600_000) }), 413, 'body-too-large'],
  ['many names', json({ ...green, ...manyNames }), 422, 'invalid-content-pack'],
  ['many values', json({ ...green, counters: Array(210_000).fill(0) }), 400, 'invalid-input'],
  [
    'many faults',
    json({ ...green, formations: Array(60_000).fill({}) }),
    422,
    'invalid-content-pack',
  ],
  ['a long name', json({ ...green, ['n'.repeat(400_000)]: 1 }), 422, 'invalid-content-pack'],
  [
    'a prototype',
    `{"content":{"ruleset":"goalscorer","__proto__":{"x":1}}}`,
    400,
    'malformed-json',
  ],
  ['a constructor', `{"content":{"constructor":{"prototype":{}}}}`, 400, 'malformed-json'],
  [
    'names of objects',
    json({ ...green, toString: 1, hasOwnProperty: 2 }),
    422,
    'invalid-content-pack',
  ],
  ['a ruleset that is a name of objects', json({ ruleset: 'constructor' }), 404, 'ruleset-unknown'],
  [
    'half a character',
    `{"content":{"ruleset":"goalscorer","title":"\\ud800"}}`,
    400,
    'invalid-input',
  ],
  ['half a character as a name', `{"content":{"\\udc00":1}}`, 400, 'invalid-input'],
  ['U+0000', `{"content":{"ruleset":"goalscorer","title":"a\\u0000"}}`, 400, 'invalid-input'],
  ['text that turns', json({ ...green, title: 'a\u202eb' }), 422, 'invalid-content-pack'],
  ['a huge number', `{"content":{"ruleset":"starplayer","board":1e999}}`, 400, 'invalid-input'],
  ['bands of objects', json(bandOfObjects), 422, 'invalid-content-pack'],
  ['no ruleset', json({}), 400, 'invalid-input'],
  ['a ruleset that is none', json({ ruleset: { a: 1 } }), 400, 'invalid-input'],
  ['a list', json([green]), 400, 'invalid-input'],
  ['nothing', json(null), 400, 'invalid-input'],
  ...Object.keys(registry).flatMap((ruleset) => [
    ...[null, 1, '', [], {}].map(
      (value) =>
        [
          `${JSON.stringify(value)} in place of each part of ${ruleset}`,
          json(mapped(own(ruleset, 'own'), value)),
          422,
          'invalid-content-pack',
        ] as const,
    ),
  ]),
]

function mapped(pack: Record<string, unknown>, value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(pack).map(([name, one]) => [name, name === 'ruleset' ? one : value]),
  )
}

t.test('a hostile pack is refused with a sentence', async (t) => {
  const service = await sharedRestService()
  const { token } = await service.signUp('Eve')

  for (const [what, sent, status, code] of hostile) {
    const began = performance.now()
    const { body, text } = await service.call('POST /v1/packs', { token, body: sent })
    t.match(body, { status, code, detail: /^[A-Z`].*[.?)]$/s }, `${what}: ${text.slice(0, 300)}`)
    t.comment(`${what}: ${Math.round(performance.now() - began)} ms, ${text.length} characters`)
  }
  t.match((await service.call('GET /v1/packs?mine', { token })).body, { items: [] })
})

t.test('GraphQL accepts and refuses the same packs', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const query = `mutation ($content: JSON, $name: String!) {
    uploadPack(content: $content) { name hash }
    sharePack(id: $name, shared: true) { shared }
    deletePack(id: $name)
  }`
  const ask = (content: unknown) =>
    call('POST /graphql', { token, body: { query, variables: { content, name: 'village-green' } } })

  const { body } = await ask(green)
  t.match(body, {
    data: {
      uploadPack: { name: /\/village-green$/ },
      sharePack: { shared: true },
      deletePack: true,
    },
  })

  for (const [content, code] of [
    [{ ...green, counters: deep(500) }, 'invalid-input'],
    [{ ...green, ...manyNames }, 'invalid-content-pack'],
    [{ ruleset: 'goalscorer', title: '\ud800' }, 'invalid-input'],
    [{}, 'invalid-input'],
    [null, 'invalid-input'],
  ] as const) {
    const { errors } = (await ask(content)).body
    t.match(errors[0], { extensions: { code } }, JSON.stringify(errors[0]).slice(0, 300))
  }
})

t.test('an operator can disable uploads: too-many-packs, and pack-withdrawn', async (t) => {
  const { call, signUp, admin } = await startRestService(t, { settings: { accountPacksMax: 1 } })
  const { token } = await signUp('Ada')
  const { body: pack } = await call('POST /v1/packs', { token, body: { content: green } })
  const another = { content: { ...green, id: 'another' } }

  t.match((await call('POST /v1/packs', { token, body: another })).body, {
    status: 409,
    code: 'too-many-packs',
    facts: { packs: 1, packsMax: 1 },
  })

  const line = `/v1/admin/packs/${encodeURIComponent(pack.name)}`
  const reason = 'Not ours to print'
  t.match(await call(`GET ${line}?reason=complaint`, { token: admin }), {
    status: 200,
    body: { content: green },
  })
  t.match(
    await call(`POST ${line}/withdrawal`, {
      token: admin,
      body: { reason: 'rights', told: reason },
    }),
    { status: 201, body: { hash: pack.hash, message: reason } },
  )
  t.match((await call('POST /v1/packs', { token, body: { content: green } })).body, {
    status: 409,
    code: 'pack-withdrawn',
    facts: { reason },
  })
})
