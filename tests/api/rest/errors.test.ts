import t from 'tap'
import { bodyProblem } from '../../../src/app/core/body-limits.ts'
import { networkOf } from '../../../src/app/core/networks.ts'
import { createLimits } from '../../../src/app/core/rate-limits.ts'
import { miniRulesets } from '../../engine/kernel/rulesets/index.ts'
import { lastAnswer, rawTo } from '../../support/raw.ts'
import { type RestAnswer, sharedRestService, startRestService } from './rest-service.ts'

const unknownId = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'

t.test('malformed requests are refused', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const problem = (answer: RestAnswer, status: number, code: string) => {
    t.match(answer.headers['content-type'], /^application\/problem\+json/)
    t.match(answer.body, { status, code, type: `/docs#error-${code}` }, `${code}: ${answer.text}`)
    t.notMatch(answer.text, /\bat .*\.(js|ts):\d/, 'no stack')
  }
  const create = (body: unknown, headers = {}) => call('POST /v1/games', { token, body, headers })

  problem(await call('GET /nowhere'), 404, 'not-found')
  problem(await call('GET /v1/%E0%A4%A'), 404, 'not-found')
  problem(await call(`GET /v1/games/${'x'.repeat(200)}`, { token }), 404, 'not-found')
  problem(await call('GET /v1/games/17', { token }), 404, 'game-unknown')
  problem(await call(`GET /v1/games/${unknownId}`, { token }), 404, 'game-unknown')
  problem(await call(`DELETE /v1/games/${unknownId}/seats/99`, { token }), 404, 'seat-unknown')
  problem(await call('GET /v1/rulesets/ludo'), 404, 'ruleset-unknown')
  problem(await call('GET /v1/rulesets/goalscorer/packs/none'), 404, 'pack-unknown')
  problem(await call(`GET /v1/accounts/${unknownId}`, { token }), 404, 'account-unknown')
  problem(await call(`DELETE /v1/tokens/${unknownId}`, { token }), 404, 'token-unknown')

  const put = await call('DELETE /v1/games', { token })
  problem(put, 405, 'method-not-allowed')
  t.equal(put.headers.allow, 'POST, GET')

  problem(await call('GET /v1/account'), 401, 'token-missing')
  problem(await call('GET /v1/account', { token: 'tl_wrong' }), 401, 'token-invalid')
  problem(
    await call('GET /v1/account', { headers: { authorization: 'Basic x' } }),
    401,
    'token-missing',
  )

  problem(await create('{'), 400, 'malformed-json')
  problem(await create('{"__proto__": {}}'), 400, 'malformed-json')
  problem(await create('{}', { 'content-type': 'text/plain' }), 415, 'unsupported-media-type')
  problem(await create(`"${'x'.repeat(5_000_000)}"`), 413, 'body-too-large')
  problem(await create({}, { 'idempotency-key': 'x'.repeat(256) }), 400, 'invalid-input')

  const wrong = await create({ ruleset: 'goalscorer', seats: [{ kind: 'robot' }] })
  problem(wrong, 400, 'invalid-input')
  const kinds = 'one of me, open, bot, account'
  t.same(wrong.body.errors, [{ in: 'body', pointer: '/seats/0/kind', message: kinds }])
  const misspelt = await create({ ruleset: 'goalscorer', seats: [{ kind: 'me' }], opions: {} })
  problem(misspelt, 400, 'invalid-input')
  const meant = 'unknown; did you mean options?'
  t.same(misspelt.body.errors, [{ in: 'body', pointer: '/opions', message: meant }])
  const page = await call('GET /v1/games?limit=1000&after=x', { token })
  problem(page, 400, 'invalid-input')
  t.match(page.body.errors, [{ in: 'query', pointer: '/limit' }])
  problem(await call('GET /v1/games?after=x', { token }), 400, 'invalid-cursor')
  problem(await call('GET /v1/games?nonsense=1', { token }), 400, 'invalid-input')
  problem(await call('GET /v1/games?mine=maybe', { token }), 400, 'invalid-input')

  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  problem(await call('POST /v1/accounts', { body: deep }), 400, 'invalid-input')
  const nul = await call('POST /v1/accounts', { body: { name: 'A\u0000' } })
  problem(nul, 400, 'invalid-input')
  t.match(nul.body.errors, [{ in: 'body', pointer: '/name', message: 'holds U+0000' }])
})

t.test('a refused move names its rule, the question and the allowed moves', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const created = await call('POST /v1/games', { token, body: { ruleset: 'goalscorer', seats } })
  const game = `/v1/games/${created.body.id}`
  const listed = await call(`GET ${game}/decisions`, { token })
  const decisionId = listed.body.decisions[0].id
  const moved = (move: unknown, id = decisionId) =>
    call(`POST ${game}/moves`, { token, body: { decisionId: id, move } })
  const question = 'Which Youth Counter advances?'

  const refused = await moved({ type: 'move-youth', counter: 'home-y1', to: 'g9' })
  const malformed = await moved({ type: 'move-youth', counter: 'home-y1' })
  const closed = await moved({ type: 'move-youth', counter: 'home-y1', to: 'a3' }, '0-0-9')

  t.match(refused.body, {
    code: 'not-one-square-forward',
    clause: 'GS-26',
    detail: 'A Youth Counter moves one square forwards, straight or diagonally.',
    decision: { id: decisionId, question },
  })
  t.equal(refused.body.nearest.length, 3)
  t.match(refused.body.nearest[0].move, { type: 'move-youth', counter: 'home-y1' })
  for (const { label } of refused.body.nearest) t.match(label, /^y\d\(.*\) .*–/)
  t.match(malformed.body, {
    code: 'invalid-parameters',
    decision: { question },
    errors: [{ pointer: '/to', message: 'missing' }],
    detail: 'The move is invalid. `to` is missing.',
  })
  t.match(closed.body, { code: 'decision-closed', decision: { id: decisionId, question } })
  t.notOk('nearest' in closed.body, 'the move fits another question')
  const taken = await moved(refused.body.nearest[0].move)
  t.equal(taken.status, 201)
})

t.test('near a refused move with free parameters is its template', async (t) => {
  const { call, signUp } = await startRestService(t, { rulesets: miniRulesets })
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const created = await call('POST /v1/games', { token, body: { ruleset: 'trade', seats } })
  const game = `/v1/games/${created.body.id}`
  const { body } = await call(`GET ${game}/decisions`, { token })
  const nothing = { cards: [], cash: 0 }
  const move = { type: 'offer', to: 1, terms: { give: nothing, take: nothing } }

  const refused = await call(`POST ${game}/moves`, {
    token,
    body: { decisionId: body.decisions[0].id, move },
  })

  t.equal(refused.body.code, 'empty-offer')
  const label = /^offer to=1 terms=\{give: .*\(some of these may be refused\)$/
  t.match(refused.body.nearest, [{ move: null, label }])
})

t.test('a refusal before the game exists is also a sentence', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const create = async (ruleset: string, options: object, choices = {}) => {
    const seats = [{ kind: 'me', choices }, { kind: 'open' }, { kind: 'open' }]
    const { body } = await call('POST /v1/games', { token, body: { ruleset, options, seats } })
    return [body.code, body.clause, body.detail]
  }

  t.same(await create('starplayer', { mode: 'five-a-side', squadRule: 'system' }), [
    ...['mode-combination', 'SP-R39'],
    'Five-a-side needs one-colour squads, not the system rule.',
  ])
  t.same(await create('superclub', {}, { club: 'none' }), [
    ...['unknown-id', 'SC-002'],
    'There is no club “none”.',
  ])
})

t.test('an internal error is reported without details', async (t) => {
  const { app, call, services } = await startRestService(t)
  services.context.packs.rulesets = () => {
    throw new Error('select secret from accounts')
  }

  const { status, body, text } = await call('GET /v1/rulesets')

  t.match({ status, body }, { status: 500, body: { code: 'internal-error', requestId: String } })
  t.notMatch(text, /select|secret/)
  t.ok(app)
})

t.test('broken HTTP is answered in the same format', async (t) => {
  const { app } = await startRestService(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  // Node.js looks for slow clients once per second. These short time limits ensure that its first
  // check already finds them.
  Object.assign(app.server, { headersTimeout: 500, requestTimeout: 500 })
  const host = 'Host: localhost\r\n'
  const long = 'x'.repeat(20_000)
  const json = 'Content-Type: application/json\r\nContent-Length: 20\r\n'
  const rows: readonly (readonly [string, number, string])[] = [
    ['HELLO\r\n\r\n', 400, 'malformed-request'],
    [`GET /v1/rulesets HTTP/1.1\r\n${host}X-Long: ${long}\r\n\r\n`, 431, 'headers-too-large'],
    [`GET /v1/games?after=${long} HTTP/1.1\r\n${host}\r\n`, 431, 'headers-too-large'],
    [`GET /v1/rulesets HTTP/1.1\r\n${host}X-Sl`, 408, 'request-timeout'],
    [`POST /v1/accounts HTTP/1.1\r\n${host}${json}\r\n{"name":`, 408, 'request-timeout'],
  ]

  await Promise.all(
    rows.map(async ([text, status, code]) => {
      const { write, received } = await rawTo(app.server)
      write(text)
      const { headers, body, ...answer } = lastAnswer(await received)

      t.equal(answer.status, status, code)
      t.match(body, { status, code, type: `/docs#error-${code}`, title: String, detail: String })
      t.match(headers, { 'content-type': 'application/problem+json', connection: 'close' })
    }),
  )
})

t.test('headers restrict browsers and forbid caching', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const { headers } = await call('GET /v1/account', {
    token,
    headers: { origin: 'https://a.example' },
  })
  t.match(headers, {
    'cache-control': 'private, no-store',
    'content-security-policy': /default-src 'none'/,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  })
  t.equal(headers['access-control-allow-origin'], undefined)

  const open = await startRestService(t, { env: { CORS_ORIGINS: 'https://a.example' } })
  const preflight = await open.call('OPTIONS /v1/games', {
    headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
  })
  t.match(preflight, {
    status: 204,
    headers: {
      'access-control-allow-origin': 'https://a.example',
      'access-control-allow-headers': /Idempotency-Key.*Mcp-Protocol-Version.*Mcp-Param-Game/,
    },
  })
  const stranger = await open.call('GET /v1/rulesets', { headers: { origin: 'https://b.example' } })
  t.not(stranger.headers['access-control-allow-origin'], 'https://b.example')
})

t.test('a caller over the limit learns when to retry', async (t) => {
  const env = { RATE_LIMITS: 'on', READS_PER_MINUTE: '3', MOVES_PER_MINUTE: '2' }
  const { call, signUp } = await startRestService(t, { env })
  const [{ token }, other] = [await signUp('Ada'), await signUp('Grace')]
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await call('GET /v1/account', { token })).status)
  }
  t.same(statuses, [200, 200, 200, 429])

  const late = await call('GET /v1/account', { token })
  t.match(late, {
    headers: { 'retry-after': /^\d+$/ },
    body: { code: 'rate-limited', facts: { limit: 'reads', most: 3, seconds: 60 } },
  })
  t.equal((await call('GET /v1/account', { token: other.token })).status, 200, 'other callers may')
  t.equal((await call(`POST /v1/games/${unknownId}/resignation`, { token })).status, 404)

  const guesses = []
  for (let time = 0; time < 31; time += 1) {
    guesses.push((await call('GET /v1/account', { token: `tl_guess-${time}` })).status)
  }
  t.same([guesses.at(0), guesses.at(-1)], [401, 429], 'token guesses are limited, too')
  const known = { token: other.token }
  t.equal((await call('GET /v1/account', known)).status, 200, 'a known caller does not guess')
  const fresh = await signUp('Eve')
  t.equal(
    (await call('GET /v1/account', fresh)).status,
    200,
    'nor does the holder of a valid token',
  )
})

t.test('guest sign-up can be disabled', async (t) => {
  const { call } = await startRestService(t, { env: { GUESTS: 'off' } })
  t.match(await call('POST /v1/accounts', { body: { name: 'Ada' } }), {
    status: 403,
    body: { code: 'guests-off' },
  })
})

t.test('a rate limit refills evenly', async (t) => {
  let now = 0
  const rate = { most: 2, seconds: 10 }
  const rates = { reads: rate, moves: rate, games: rate, accounts: rate, streams: rate, talk: rate }
  const refusals = { 'auth-failures': rate, 'refused-messages': rate }
  const limits = createLimits({ ...rates, ...refusals }, () => now)
  limits.take('reads', 'a')
  limits.take('reads', 'a')
  t.throws(() => limits.take('reads', 'a'), { code: 'rate-limited', retryAfterSeconds: 5 })
  limits.take('reads', 'b')
  limits.take('moves', 'a')
  now = 5_000
  limits.take('reads', 'a')
  t.throws(() => limits.take('reads', 'a'))
  t.throws(() => limits.take('games', 'a', 3), 'no more than the maximum')
})

t.test('beyond the limit, calls that may not be refused run one at a time', async (t) => {
  const rate = { most: 1, seconds: 3_600 }
  const rates = { reads: rate, moves: rate, games: rate, accounts: rate, streams: rate, talk: rate }
  const limits = createLimits({ ...rates, 'auth-failures': rate, 'refused-messages': rate })
  limits.take('auth-failures', 'a')
  const log: string[] = []
  const job = (name: string) => async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (name === 'a1') throw new Error(name)
  }

  const all = await Promise.allSettled([
    ...['a1', 'a2'].map((name) => limits.inTurn('auth-failures', 'a', job(name))),
    limits.inTurn('auth-failures', 'b', job('b')),
  ])

  t.same(
    all.map(({ status }) => status),
    ['rejected', 'fulfilled', 'fulfilled'],
  )
  t.same(
    log.filter((line) => line.startsWith('a')),
    ['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'],
  )
  t.ok(log.indexOf('b begins') < log.indexOf('a1 ends'), 'others need not wait')
})

t.test('all addresses of a household count as one network', async (t) => {
  const network = '2001:db8:1:2::/64'
  for (const address of ['2001:db8:1:2::', '2001:db8:1:2:3:4:5:6', '2001:0DB8:1:2::9%eth0'])
    t.equal(networkOf(address), network, address)
  t.equal(networkOf('::1'), '0:0:0:0::/64')
  t.equal(networkOf('fe80::1:2:3:4'), 'fe80:0:0:0::/64')
  t.not(networkOf('2001:db8:1:3::'), network)
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7']) t.equal(networkOf(address), '192.0.2.7')
  t.equal(networkOf(''), '')
})

t.test('the body check names the path of the problem', async (t) => {
  t.equal(bodyProblem({ a: [1, 'x', { b: null }] }), null)
  t.same(bodyProblem({ a: ['\ud800'] }), { pointer: '/a/0', message: 'contains a lone surrogate' })
  t.match(bodyProblem({ 'a\u0000': 1 }), { pointer: '' })
  t.match(bodyProblem(JSON.parse('{"a":1e400}')), { pointer: '/a', message: 'is too large' })
  t.match(bodyProblem(Array.from({ length: 3_000 }, () => 0)), { pointer: '' })
})
