import { once } from 'node:events'
import t from 'tap'
import { REQUESTS_PER_SOCKET_MAX } from '../src/api/server.ts'
import { startRestService } from './api/rest/rest-service.ts'
import { lastAnswer, rawTo } from './support/raw.ts'

const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
const last: Readonly<Record<string, string>> = {
  REST: 'GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n\r\n',
  GraphQL: 'GET /graphql?query={rulesets{id}} HTTP/1.1\r\nHost: x\r\n\r\n',
  MCP: [
    'POST /mcp HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    `Content-Length: ${list.length}`,
    '',
    list,
  ].join('\r\n'),
}

for (const [api, request] of Object.entries(last))
  t.test(`${api}: the last request of a connection is answered, and says so`, async (t) => {
    const { app } = await startRestService(t)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { write, received } = await rawTo(app.server)
    const rawRequest = 'GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n'

    write(rawRequest.repeat(REQUESTS_PER_SOCKET_MAX - 1) + request + rawRequest.repeat(3))
    const text = await received

    const answers = text.split('HTTP/1.1 ').slice(1)
    t.equal(answers.length, REQUESTS_PER_SOCKET_MAX, 'later requests are not answered')
    const [head = ''] = answers.at(-1)?.split('\r\n\r\n') ?? []
    t.match(head, /^200 OK/)
    t.match(head, /^connection: close$/im)
    t.notOk(
      answers.some((one) => one.startsWith('503')),
      'every refusal has a reason',
    )
  })

t.test('answers of every API forbid caching and send no referrer', async (t) => {
  const { app } = await startRestService(t)
  const accept = 'application/json, text/event-stream'
  const answers = await Promise.all([
    app.inject({ method: 'GET', url: '/v1/rulesets' }),
    app.inject({ method: 'GET', url: '/nowhere' }),
    app.inject({ method: 'GET', url: '/docs' }),
    app.inject({ method: 'GET', url: '/graphql?query={rulesets{id}}' }),
    app.inject({ method: 'POST', url: '/mcp', headers: { accept }, payload: JSON.parse(list) }),
    app.inject({ method: 'POST', url: '/mcp', headers: { accept }, payload: {} }),
  ])
  for (const { headers } of answers) t.equal(headers['referrer-policy'], 'no-referrer')
  for (const { headers } of answers.slice(3)) t.match(headers['cache-control'], /no-store/)
})

t.test('unknown fields are refused by every API, even where no body is needed', async (t) => {
  const { app, call, signUp } = await startRestService(t)
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const { body: game } = await call('POST /v1/games', {
    token,
    body: { ruleset: 'goalscorer', seats },
  })
  const calls = [
    `POST /v1/games/${game.id}/resignation`,
    `POST /v1/games/${game.id}/start`,
    `DELETE /v1/games/${game.id}/seats/0`,
    'DELETE /v1/account',
  ]
  for (const line of calls)
    t.match(await call(line, { token, body: { why: 'no' } }), {
      status: 400,
      body: { code: 'invalid-input' },
    })
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json, text/event-stream',
  }
  const ask = (name: string, args: object) => {
    const params = { name, arguments: args }
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    return app.inject({ method: 'POST', url: '/mcp', headers, payload })
  }
  t.match((await ask('list', { what: 1 })).payload, /what/)
  t.match((await ask('play', { game: game.id, resign: true, why: 'no' })).payload, /why/)
  const both = { game: game.id, resign: true, move: { type: 'pass' } }
  t.match((await ask('play', both)).payload, /invalid-input/)
  t.match(await call(`GET /v1/games/${game.id}`, { token }), { body: { status: 'running' } })
})

t.test('every API accepts the same names of people', async (t) => {
  const { app, call, signUp, admin } = await startRestService(t)
  const { token } = await signUp('  Zoe\u0308 ')
  const odd = 'A\u202eda'
  const teams = [...'ABCDEFGHIJKL'].map((letter) => `Team ${letter}`)
  const gameIn = (league: object) => ({
    token,
    body: {
      ruleset: 'title-chase',
      seats: [{ kind: 'me' }, { kind: 'bot' }],
      options: { league: { source: 'custom', ...league } },
    },
  })
  const cupExtras = ['M', 'N', 'O', 'P']

  const refused = [
    await call('POST /v1/accounts', { body: { name: odd } }),
    await call('POST /v1/tokens', { token, body: { label: odd, scopes: ['read'] } }),
    await call('POST /v1/admin/tokens', { token: admin, body: { name: odd } }),
    await call('POST /v1/games', gameIn({ teams: [odd, ...teams.slice(1)], cupExtras })),
  ]
  const { account } = (await call('GET /v1/account', { token })).body
  const made = await call('POST /v1/games', gameIn({ teams, cupExtras: [' M\n', 'N', 'O', 'P'] }))
  const seen = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'observe', arguments: { game: made.body.id } },
    },
  })

  for (const { body } of refused) t.match(body, { status: 400, code: 'invalid-input' })
  t.equal(account.name, 'Zoë')
  t.same(made.body.options.league.cupExtras, cupExtras)
  const { text } = JSON.parse(/\{.*\}/.exec(seen.payload)?.[0] ?? '{}').result.content[0]
  const named = text.split('\n').filter((line: string) => line.includes('Team A'))
  t.ok(named.length > 0)
  for (const line of named) t.match(line, /^\| |“Team A”/, 'names are marked as data')
})

t.test('GraphQL accepts only JSON', async (t) => {
  const { app } = await startRestService(t)
  for (const type of ['application/graphql', 'Application/GraphQL; charset=utf-8']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload: '{ rulesets { id } }',
    })
    t.equal(answer.statusCode, 415)
    t.match(answer.json(), { errors: [{ extensions: { code: 'unsupported-media-type' } }] })
  }
})

t.test('the connections of one address are limited, and the error says so', async (t) => {
  const env = { RATE_LIMITS: 'on', CONNECTIONS_PER_ADDRESS: '2' }
  const { app } = await startRestService(t, { env })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const rawRequest = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'
  const held = [await rawTo(app.server), await rawTo(app.server)]
  const [third, silent] = [await rawTo(app.server), await rawTo(app.server)]

  third.write(rawRequest)
  const refused = lastAnswer(await third.received)
  await silent.received
  for (const { write } of held) write(rawRequest.replace('Host', 'Connection: close\r\nHost'))
  const served = (await Promise.all(held.map(({ received }) => received))).map(lastAnswer)
  const next = await rawTo(app.server)
  next.write(rawRequest.replace('Host', 'Connection: close\r\nHost'))

  t.match(refused, {
    status: 429,
    headers: { connection: 'close' },
    body: { code: 'too-many-connections' },
  })
  for (const { status } of [...served, lastAnswer(await next.received)]) t.equal(status, 200)
})

t.test('a stopping node does not wait for unused connections', async (t) => {
  const { app } = await startRestService(t)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const inHand = await rawTo(app.server)
  await app.close()
  t.equal(await inHand.received, '')
})

t.test('a stopping node answers pending requests, then disconnects', async (t) => {
  const { app } = await startRestService(t)
  await app.listen({ host: '127.0.0.1', port: 0 })
  app.server.keepAliveTimeout = 600_000
  const { write, received } = await rawTo(app.server)
  const came = once(app.server, 'request')
  const head = 'POST /v1/accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  write(`${head}Content-Length: 14\r\n\r\n{"name"`)
  await came
  const closed = app.close()
  write(':"Ada"}')
  await closed
  t.match(lastAnswer(await received), { status: 201, body: { account: { name: 'Ada' } } })
})
