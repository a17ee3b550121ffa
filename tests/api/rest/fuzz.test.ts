import fc from 'fast-check'
import t from 'tap'
import { endpoints } from '../../../src/api/rest/endpoints/index.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { startRestService } from './rest-service.ts'

const pack = registry['rising-star']!.packs[0] as object
const inPack = (parts: object) => ({ ...pack, id: 'own', ...parts, ruleset: 'rising-star' })

const RUNS = process.env.SOAK ? 5_000 : 150
const unknownId = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'

t.test('no input causes a server error', async (t) => {
  const { call, signUp, admin } = await startRestService(t)
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const created = await call('POST /v1/games', {
    token: ada.token,
    body: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  await call(`POST /v1/games/${created.body.id}/seats`, { token: grace.token })
  const { body } = await call(`GET /v1/games/${created.body.id}/decisions`, { token: ada.token })
  const decisionId = body.decisions[0].id
  // Operations that the test skips: streams and long polls never end, and `deleteAccount` would
  // make all later calls fail.
  const endless = ['streamGame', 'streamAccount', 'streamLobby', 'waitForGame', 'deleteAccount']
  const calm = endpoints.filter(({ operation }) => !endless.includes(operation))

  const odd = fc.oneof(fc.string(), fc.constantFrom('__proto__', '-1', '1e9', '%00', 'ä', '..'))
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(created.body.id, unknownId, 'goalscorer', '0', '1') },
    { weight: 1, arbitrary: odd },
  )
  const nearly = fc.record(
    {
      ruleset: fc.constantFrom('goalscorer', 'ludo'),
      seats: fc.array(fc.record({ kind: fc.constantFrom('me', 'open', 'bot', 'x') })),
      options: fc.dictionary(fc.constantFrom('rows', 'turnLimit', 'x'), fc.jsonValue()),
      decisionId: fc.constantFrom(decisionId, 'x'),
      move: fc.oneof(fc.jsonValue(), fc.record({ type: fc.constantFrom('move-youth', 'x') })),
      name: fc.string({ unit: 'binary' }),
      scopes: fc.jsonValue(),
      save: fc.jsonValue(),
      content: fc.dictionary(fc.constantFrom(...Object.keys(pack)), fc.jsonValue()).map(inPack),
    },
    { requiredKeys: [] },
  )
  const requests = fc.record({
    endpoint: fc.constantFrom(...calm),
    parts: fc.array(part, { minLength: 3, maxLength: 3 }),
    query: fc.dictionary(fc.constantFrom('after', 'limit', 'at', 'include', 'mine', 'x'), odd),
    body: fc.oneof(nearly, fc.jsonValue(), fc.string()),
    key: fc.option(fc.string(), { nil: undefined }),
    token: fc.constantFrom(ada.token, grace.token, admin, undefined, 'tl_x'),
  })
  await fc.assert(
    fc.asyncProperty(requests, async ({ endpoint, parts, query, body, key, token }) => {
      let next = 0
      const path = endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(parts[next++]!))
      const search = new URLSearchParams(query)
      const answer = await call(`${endpoint.method} ${path}?${search}`, {
        token,
        ...(endpoint.method === 'POST' ? { body } : {}),
        ...(key === undefined ? {} : { headers: { 'idempotency-key': encodeURIComponent(key) } }),
      })
      if (answer.status >= 500) throw new Error(`${path} ${answer.status} ${answer.text}`)
      if (answer.status >= 400 && !answer.body.code) throw new Error(`${path} ${answer.text}`)
    }),
    { numRuns: RUNS, endOnFailure: !process.env.SOAK },
  )
})
