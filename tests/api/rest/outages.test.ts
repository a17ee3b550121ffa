import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { generateKeyPair, SignJWT } from 'jose'
import pg from 'pg'
import t, { type Test } from 'tap'
import { rest } from '../../../src/api/rest/index.ts'
import { sendProblem } from '../../../src/api/rest/problems/problem.ts'
import { oidcVerifier } from '../../../src/app/accounts/oidc.ts'
import { createLimits } from '../../../src/app/core/rate-limits.ts'
import { TimeSlices } from '../../../src/app/core/time-slices.ts'
import { migrate } from '../../../src/bin/migrate.ts'
import { parseConfig } from '../../../src/config/config.ts'
import { freshDatabase } from '../../database.ts'
import { proxyTo } from '../../support/database-proxy.ts'
import { lastAnswer, rawTo } from '../../support/raw.ts'
import { type RestAnswer, type RestService, startRestService } from './rest-service.ts'

const roleScopes = { support: 'helps', operator: 'operates', owner: 'owns' }

const goalscorer = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }

function isBusy(t: Test, answer: RestAnswer, code: string): void {
  const { status, headers, body } = answer
  const problem = { status: 503, code, type: `/docs#error-${code}`, detail: String }
  t.match({ status, body }, { status: 503, body: problem }, answer.text)
  t.match(headers['content-type'], /^application\/problem\+json/)
  t.match(headers['retry-after'], /^[1-9]\d*$/)
}

async function startGame({ call, signUp }: RestService) {
  const tokens = [(await signUp('Ada')).token, (await signUp('Grace')).token] as const
  const { body: made } = await call('POST /v1/games', { token: tokens[0], body: goalscorer })
  const game = `/v1/games/${made.id}`
  await call(`POST ${game}/seats`, { token: tokens[1] })
  const { body: listed } = await call(`GET ${game}/decisions`, { token: tokens[0] })
  const [{ id: decisionId, examples }] = listed.decisions
  return { id: made.id as string, game, tokens, turn: { decisionId, move: examples[0] } }
}

async function queryAt(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

t.test('busy: another node is always faster', async (t) => {
  const service = await startRestService(t)
  const { call, database } = service
  const { id, game, tokens, turn } = await startGame(service)
  const request = { token: tokens[0], body: turn, headers: { 'idempotency-key': 'one' } }
  // Simulates another node that always inserts its row into the game's log first.
  await queryAt(
    database,
    `create function too_late() returns trigger language plpgsql as 'begin return null; end';
     create trigger too_late before insert on commits for each row
       when (new.game_id = '${id}') execute function too_late()`,
  )

  isBusy(t, await call(`POST ${game}/moves`, request), 'busy')
  isBusy(t, await call(`POST ${game}/resignation`, { token: tokens[1] }), 'busy')
  isBusy(t, await call('DELETE /v1/account', { token: tokens[1] }), 'busy')

  await queryAt(database, 'drop trigger too_late on commits')
  const again = await call(`POST ${game}/moves`, request)
  t.match(again, { status: 201, body: { version: 5 } }, again.text)
})

t.test('database-unavailable: every request fails until the database returns', async (t) => {
  const database = await freshDatabase(t)
  await migrate(database)
  const cable = await proxyTo(t, database)
  const { call, ...service } = await startRestService(t, { database: cable.url })
  const { game, tokens, turn } = await startGame({ call, ...service })
  const [token] = tokens
  const key = { 'idempotency-key': 'one' }
  const calls: readonly (readonly [string, unknown?])[] = [
    [`POST ${game}/moves`, turn],
    [`GET ${game}`],
    [`GET ${game}/wait`],
    ['GET /v1/games'],
    ['POST /v1/games', goalscorer],
    ['GET /v1/tokens'],
    ['POST /v1/tokens', { scopes: ['read'] }],
    ['DELETE /v1/account'],
    ['POST /v1/accounts', { name: 'Eve' }],
    [`GET /v1/rulesets/goalscorer/packs/${'0'.repeat(64)}`],
  ]

  await cable.cut()
  for (const [line, body] of calls)
    isBusy(t, await call(line, { token, body, headers: key }), 'database-unavailable')
  isBusy(t, await call('GET /v1/account', { token: 'tl_unknown' }), 'database-unavailable')
  isBusy(t, await call('GET /health/ready'), 'not-ready')
  t.equal((await call('GET /health/live')).status, 200)
  t.equal((await call('GET /v1/rulesets')).status, 200, 'calls without the database are answered')
  await cable.mend()

  const again = await call(`POST ${game}/moves`, { token, body: turn, headers: key })
  t.match(again, { status: 201, body: { version: 5 } }, again.text)
})

t.test('game-unreadable: retrying does not help', async (t) => {
  const service = await startRestService(t)
  const { call, admin, database } = service
  const { id, game, tokens, turn } = await startGame(service)
  const [token] = tokens
  await queryAt(
    database,
    `insert into commits (game_id, first_version, last_version, at, packed, head)
     values ('${id}', 4, 5, 1, '[]', '')`,
  )
  const problem = { status: 500, body: { code: 'game-unreadable' }, headers: {} }

  t.match(await call(`GET ${game}`, { token }), problem)
  t.match(await call(`POST ${game}/moves`, { token, body: turn }), problem)
  const { headers, body } = await call(`POST ${game}/resignation`, { token })
  t.same([body.code, headers['retry-after']], ['game-unreadable', undefined])
  const reasonGiven = { token: admin, body: { reason: 'fault', confirm: id.slice(-8) } }
  await call(`POST /v1/admin/games/${id}/hidden-state`, reasonGiven)
  const { body: rows } = await call(`GET /v1/admin/games/${id}/rows?after=4`, { token: admin })
  t.match(rows, { items: [{ firstVersion: 4, lastVersion: 5, packed: '[]' }], next: null })
})

t.test('identity-provider-unavailable: no caller can be identified', async (t) => {
  const nobody = createServer()
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve))
  const { port } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  const provider = {
    issuer: 'https://login.example',
    audience: 'touchline',
    roleScopes,
    jwksUrl: `http://127.0.0.1:${port}/keys`,
  }
  const { call, admin } = await startRestService(t, { identityVerifier: oidcVerifier(provider) })
  const { privateKey } = await generateKeyPair('ES256')
  const token = await new SignJWT({ sub: 'ann' })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuer(provider.issuer)
    .setAudience(provider.audience)
    .setExpirationTime('5m')
    .sign(privateKey)

  for (const line of ['GET /v1/account', 'GET /v1/games', 'DELETE /v1/account'])
    isBusy(t, await call(line, { token }), 'identity-provider-unavailable')

  t.equal(
    (await call('GET /v1/account', { token: admin })).status,
    200,
    'our own tokens still work',
  )
})

t.test('shutting-down: requests that arrive while the node closes', async (t) => {
  const { app } = await startRestService(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const lines = ['GET /v1/rulesets', 'GET /graphql?query=%7Brulesets%7Bid%7D%7D', 'GET /mcp']
  // The test sends incomplete HTTP requests, so that the server does not treat the connections as
  // idle.
  const late = await Promise.all(lines.map(() => rawTo(app.server)))
  for (const [place, { write }] of late.entries())
    write(`${lines[place]} HTTP/1.1\r\nHost: localhost\r\n`)
  while ((await connectionsOf(app)) < lines.length) await new Promise(setImmediate)

  const closed = app.close()
  while (app.server.listening) await new Promise(setImmediate)
  for (const { write } of late) write('\r\n')
  const [plain, graphql, mcp] = await Promise.all(late.map(({ received }) => received))
  await closed

  const seen = lastAnswer(plain!)
  isBusy(t, { ...seen, text: plain! }, 'shutting-down')
  t.equal(seen.headers.connection, 'close')
  t.match(lastAnswer(mcp!), { status: 503, body: { code: 'shutting-down' } })
  t.match(lastAnswer(graphql!), {
    status: 503,
    headers: { 'retry-after': /^[1-9]/ },
    body: { errors: [{ extensions: { code: 'shutting-down' } }] },
  })
})

const connectionsOf = ({ server }: RestService['app']): Promise<number> =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)))

t.test('timed-out: an answer that takes too long', async (t) => {
  const service = await startRestService(t)
  const { game, tokens } = await startGame(service)
  const app = Fastify()
  app.setErrorHandler(sendProblem)
  app.addHook('onRoute', (route) => {
    if (route.handlerTimeout !== undefined) route.handlerTimeout = 50
  })
  const config = parseConfig({})
  const { services } = service
  await app.register(rest, {
    service: services,
    config,
    limits: createLimits(null),
    turns: new TimeSlices(),
  })
  t.teardown(() => app.close())

  const answer = await app.inject({
    url: `${game}/wait?until=change&timeout=30`,
    headers: { authorization: `Bearer ${tokens[1]}` },
  })

  const { statusCode: status, payload: text, headers } = answer
  const result = { status, text, body: answer.json(), headers: headers as RestAnswer['headers'] }
  isBusy(t, result, 'timed-out')
})
