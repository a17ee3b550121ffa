import t from 'tap'
import { endpoints } from '../../../src/api/rest/endpoints/index.ts'
import { createTokenInput } from '../../../src/app/core/account-schema.ts'
import { queryAt } from '../../support/query.ts'
import { testClock } from '../../support/service.ts'
import {
  type RestAnswer,
  type RestService,
  sharedRestService,
  startRestService,
} from './rest-service.ts'

const OWN = { 'sec-fetch-site': 'same-origin' }
const HOST = 'touchline.example'
const DAY = 24 * 3_600

const cookieOf = ({ headers }: RestAnswer): string => {
  const [pair = ''] = String(headers['set-cookie']).split(';')
  return pair
}

async function signIn({ call }: RestService, body: object, headers: object = {}) {
  const answer = await call('POST /v1/session', { body, headers: { ...OWN, ...headers } })
  return { answer, cookie: cookieOf(answer), id: answer.body.account?.id }
}

type Sender = readonly [string, Readonly<Record<string, string>>, boolean, boolean]

const origins: readonly Sender[] = [
  ['a page of this origin', OWN, true, true],
  ['a page of a subdomain', { 'sec-fetch-site': 'same-site' }, false, false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, false, false],
  [
    'another site with our origin',
    { 'sec-fetch-site': 'cross-site', origin: `http://${HOST}` },
    false,
    false,
  ],
  ['the address bar', { 'sec-fetch-site': 'none' }, false, false],
  ['an old browser here', { origin: `http://${HOST}` }, true, true],
  ['an old browser elsewhere', { origin: 'http://evil.example' }, false, false],
  ['an allowed origin', { origin: 'https://partner.example' }, false, false],
  ['an old browser that hides its origin', { origin: 'null' }, false, false],
  ['an old browser, reading in our page', { 'touchline-page': '1' }, true, true],
  ['an old browser, anywhere', {}, false, false],
]

t.test('a session cookie counts only for requests of pages at this address', async (t) => {
  const service = await startRestService(t, { env: { CORS_ORIGINS: 'https://partner.example' } })
  const { cookie } = await signIn(service, { name: 'Ada' }, { host: HOST })
  t.match(cookie, /^touchline=tl_/, 'without `Secure` on plain HTTP')

  for (const [who, headers, reads, writes] of origins) {
    const sent = { headers: { ...headers, cookie, host: HOST } }
    const read = await service.call('GET /v1/account', sent)
    const write = await service.call('POST /v1/tokens', { ...sent, body: { scopes: ['read'] } })
    t.equal(read.status, reads ? 200 : 401, `${who} reads`)
    t.equal(write.status, writes ? 201 : 401, `${who} writes`)
    const query = '{ me { account { name } } }'
    const graph = await service.call('POST /graphql', { ...sent, body: { query } })
    t.equal(graph.text.includes('"Ada"'), reads, `${who} asks GraphQL`)
  }
})

t.test('a page of this origin reaches every call of players, and no other one', async (t) => {
  const service = await startRestService(t, { streams: { streamSecondsMax: 0.1 } })
  const { cookie } = await signIn(service, { token: service.admin })
  const some = '00000000-0000-4000-8000-000000000000'
  const last = ['deleteAccount', 'closeSession']
  const inOrder = endpoints
    .filter(({ token }) => token === 'needed')
    .sort((one, other) => last.indexOf(one.operation) - last.indexOf(other.operation))

  for (const { operation, method, path, tag, body, bodyExample } of inOrder) {
    const line = `${method} ${path.replaceAll(/\{\w+\}/g, some)}`
    const given = body === null ? {} : { body: bodyExample }
    for (const [who, sent, reads] of origins) {
      if (reads) continue
      const crossing = await service.call(line, { ...given, headers: { ...sent, cookie } })
      t.equal(crossing.status, 401, `${operation} from ${who}`)
    }
    if (last.includes(operation)) continue
    const own = await service.call(line, { ...given, headers: { ...OWN, cookie } })
    t.equal(own.status === 401, tag === 'Admin', `${operation} from a page`)
  }
})

t.test('a cookie never counts at /mcp, and a header takes precedence over it', async (t) => {
  const service = await sharedRestService()
  const [ada, bea] = [await signIn(service, { name: 'Ada' }), await service.signUp('Bea')]
  const headers = { ...OWN, cookie: ada.cookie }
  const params = { name: 'list', arguments: { what: 'my games' } }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const accept = 'application/json, text/event-stream'

  const asked = await service.call('POST /mcp', { body: call, headers: { ...headers, accept } })
  const who = await service.call('GET /v1/account', { token: bea.token, headers })
  const wrong = await service.call('GET /v1/account', { token: 'tl_wrong', headers })

  t.notMatch(asked.text, ada.id)
  t.equal(who.body.account.id, bea.id)
  t.equal(wrong.status, 401)
})

t.test('a session holds no role, however strong the token was', async (t) => {
  const service = await sharedRestService()
  const { cookie } = await signIn(service, { token: service.admin })
  const headers = { ...OWN, cookie }

  const { body } = await service.call('GET /v1/account', { headers })
  const health = await service.call('GET /v1/admin/health', { headers })
  const made = await service.call('POST /v1/tokens', { headers, body: { scopes: ['owner'] } })

  t.same(body.scopes, ['play', 'read'])
  t.equal(health.status, 401)
  t.same([made.status, made.body.code], [403, 'scope-missing'])
})

t.test('the cookie is of this host, out of reach of scripts and other sites', async (t) => {
  const service = await sharedRestService()
  const { answer } = await signIn(service, { name: 'Ada' }, { host: 'localhost:3000' })

  t.match(
    answer.headers['set-cookie'],
    /^__Host-touchline-3000=tl_[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=\d+$/,
  )
  t.same(Object.keys(answer.body), ['account'], 'the secret is in the cookie only')
})

t.test('neither a program nor another site can sign a browser in', async (t) => {
  const { call } = await sharedRestService()
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://evil.example' },
  ]) {
    const { status, headers: answered } = await call('POST /v1/session', {
      body: { name: 'Eve' },
      headers,
    })
    t.same([status, answered['set-cookie']], [403, undefined])
  }
})

t.test('a session never passes as a token, nor a token as a session', async (t) => {
  const service = await sharedRestService()
  const { cookie } = await signIn(service, { name: 'Ada' }, { host: HOST })
  const { token } = await service.signUp('Bea')
  const secret = cookie.split('=')[1]!

  const bearer = await service.call('GET /v1/account', { token: secret })
  const headers = { ...OWN, host: HOST, cookie: `touchline=${token}` }
  const session = await service.call('GET /v1/account', { headers })
  const words = { ...OWN, host: HOST, authorization: `session ${secret}` }
  const imitated = await service.call('GET /v1/account', { headers: words })

  t.same([bearer.status, session.status, imitated.status], [401, 401, 401])
})

t.test('signing out ends this session, or all of them', async (t) => {
  const service = await sharedRestService()
  const { token } = await service.signUp('Ada')
  const [one, two, three] = [
    await signIn(service, { token }),
    await signIn(service, { token }),
    await signIn(service, { token }),
  ]
  const status = async ({ cookie }: { cookie: string }) =>
    (await service.call('GET /v1/account', { headers: { ...OWN, cookie } })).status

  const out = await service.call('DELETE /v1/session', { headers: { ...OWN, cookie: one.cookie } })
  t.match(out.headers['set-cookie'], /Max-Age=0/)
  t.same([await status(one), await status(two)], [401, 200])
  const headers = { ...OWN, cookie: two.cookie }
  await service.call('DELETE /v1/session?everywhere=true', { headers })

  t.same([await status(two), await status(three)], [401, 401])
  t.equal((await service.call('GET /v1/account', { token })).status, 200, 'programs stay')
})

t.test('a session ends with the token that it was traded for', async (t) => {
  const service = await sharedRestService()
  const { token } = await service.signUp('Ada')
  const { cookie } = await signIn(service, { token })
  const headers = { ...OWN, cookie }
  const made = await service.call('POST /v1/tokens', { headers, body: { scopes: ['read'] } })
  const { body: own } = await service.call('GET /v1/account', { token })

  await service.call(`DELETE /v1/tokens/${own.token}`, { token })

  t.equal((await service.call('GET /v1/account', { headers })).status, 401)
  t.equal((await service.call('GET /v1/account', { token: made.body.secret })).status, 401)
})

t.test('a token created in a session outlives the session', async (t) => {
  const service = await sharedRestService()
  const { cookie } = await signIn(service, { name: 'Ada' })
  const headers = { ...OWN, cookie }
  const { body: key } = await service.call('POST /v1/tokens', {
    headers,
    body: { scopes: ['play'] },
  })

  await service.call('DELETE /v1/session', { headers })

  t.equal(key.expiresAt, null)
  t.equal((await service.call('GET /v1/account', { token: key.secret })).status, 200)
})

t.test(
  'use keeps a session for 180 days more; a session of an expiring token ends with it',
  async (t) => {
    const clock = testClock()
    const service = await startRestService(t, { clock })
    const { token } = await service.signUp('Ada')
    const caller = await service.services.authenticate(token)
    const brief = { scopes: ['play', 'read'] as const, expiresInSeconds: 10 * DAY }
    const { secret } = await service.services.tokens.create(caller, createTokenInput.parse(brief))
    const [used, unused, bounded] = [
      await signIn(service, { token }),
      await signIn(service, { token }),
      await signIn(service, { token: secret }),
    ]
    const status = async ({ cookie }: { cookie: string }) =>
      (await service.call('GET /v1/account', { headers: { ...OWN, cookie } })).status

    clock.skip(9 * DAY)
    t.same([await status(used), await status(bounded)], [200, 200])
    clock.skip(2 * DAY)
    t.equal(await status(bounded), 401)
    clock.skip(170 * DAY)
    t.same([await status(used), await status(unused)], [200, 401])
  },
)

t.test('the devices of an account are listed without secrets', async (t) => {
  const service = await sharedRestService()
  const agent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
  const { cookie, answer } = await signIn(service, { name: 'Ada' }, { 'user-agent': agent })

  const { body, text } = await service.call('GET /v1/tokens', { headers: { ...OWN, cookie } })

  t.match(body, [{ kind: 'session', label: 'Chrome on Android', scopes: ['play', 'read'] }])
  t.notMatch(text, cookie.split('=')[1]!)
  t.equal(answer.status, 201)
})

t.test('a code signs in the one device that has entered it, once it is approved', async (t) => {
  const clock = testClock()
  const service = await startRestService(t, { clock })
  const old = await signIn(service, { name: 'Ada' })
  const headers = { ...OWN, cookie: old.cookie }
  const enter = (body: object) => service.call('POST /v1/sign-in/link', { body, headers: OWN })
  const { body: link } = await service.call('POST /v1/account/links', { headers })
  const path = `/v1/account/links/${link.id}`
  const approve = () => service.call(`POST ${path}/approve`, { headers })

  t.equal((await enter({ code: 'WRNG-CODE' })).body.code, 'code-wrong')
  t.equal((await approve()).status, 404, 'no device has entered it')
  const first = await enter({ code: link.code.toLowerCase() })
  t.match(first.body, { account: null, secret: /^tl_/ })
  t.equal((await enter({ code: link.code })).body.code, 'code-wrong', 'another device')
  t.match((await service.call(`GET ${path}`, { headers })).body, { device: 'Browser' })
  const stranger = await signIn(service, { name: 'Eve' })
  const foreign = { headers: { ...OWN, cookie: stranger.cookie } }
  t.equal((await service.call(`POST ${path}/approve`, foreign)).status, 404)
  t.equal((await approve()).status, 204)

  const entered = await enter({ code: link.code, secret: first.body.secret })
  t.match(entered.body, { account: { id: old.id }, secret: null })
  const fresh = { headers: { ...OWN, cookie: cookieOf(entered) } }
  t.equal((await service.call('GET /v1/account', fresh)).body.account.id, old.id)
  t.equal((await enter({ code: link.code, secret: first.body.secret })).status, 404, 'used')

  const { body: later } = await service.call('POST /v1/account/links', { headers })
  clock.skip(601)
  t.equal((await enter({ code: later.code })).body.code, 'code-wrong', 'expired')
})

t.test('a session of a lent or expiring token cannot add ways to sign in', async (t) => {
  const service = await sharedRestService()
  const { token } = await service.signUp('Ada')
  const body = { scopes: ['play', 'read'], expiresInSeconds: 3_600 }
  const { body: brief } = await service.call('POST /v1/tokens', { token, body })
  const { cookie } = await signIn(service, { token: brief.secret })
  const headers = { ...OWN, cookie }

  for (const line of ['POST /v1/account/links', 'POST /v1/passkeys/options'])
    t.equal((await service.call(line, { headers })).body.code, 'session-missing', line)
})

t.test('passkeys and sign-ins are exported, and erased, with the account', async (t) => {
  const service = await startRestService(t)
  const { id } = await service.signUp('Ada')
  await queryAt(
    service.database,
    `insert into passkeys (id, account_id, kind, credential, public_key, counter, label, made_at)
     values (gen_random_uuid(), '${id}', 'session', 'one', '\\x00', 0, 'Chrome', now())`,
    `insert into sign_ins (id, account_id, kind, hash, expires_at)
     values (gen_random_uuid(), '${id}', 'link', '\\x01', now())`,
  )
  const { admin: token } = service
  const request = { reason: 'player-asked', confirm: 'Ada' }

  const { body } = await service.call(`POST /v1/admin/accounts/${id}/export`, {
    token,
    body: request,
  })
  const erase = `reason=player-asked&confirm=Ada&note=by+mail`
  const erased = await service.call(`DELETE /v1/admin/accounts/${id}?${erase}`, { token })

  t.match(body, { passkeys: [{ label: 'Chrome' }], signIns: [{ kind: 'link' }] })
  t.notMatch(JSON.stringify(body.passkeys), /one/)
  t.equal(erased.status, 204, erased.text)
  const left = 'select count(*)::int as rows from'
  const found = await queryAt(
    service.database,
    `${left} passkeys where account_id = '${id}'`,
    `${left} sign_ins where account_id = '${id}'`,
  )
  t.same(
    found.map(({ rows }) => rows[0]),
    [{ rows: 0 }, { rows: 0 }],
  )
})

t.test('a saved account claims a unique handle, and shows or hides its profile', async (t) => {
  const service = await sharedRestService()
  const { call, database, signUp } = service
  const [ada, bea] = [await signUp('Ada'), await signUp('Bea')]
  const change = ({ token }: { token: string }, body: object) =>
    call('POST /v1/account', { token, body })
  const handle = `ada_${Date.now() % 1_000_000_000}`
  t.equal((await change(ada, { handle })).body.code, 'account-unsaved')
  for (const { id } of [ada, bea])
    await queryAt(
      database,
      `insert into passkeys (id, account_id, kind, credential, public_key, counter, label, made_at)
       values (gen_random_uuid(), '${id}', 'session', '${id}', '\\x00', 0, 'Chrome', now())`,
    )

  t.equal((await change(ada, { handle })).body.handle, handle)
  t.equal((await change(bea, { handle })).body.code, 'handle-taken')
  t.equal((await change(ada, { handle: 'Ada!' })).body.code, 'invalid-input')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: game } = await call('POST /v1/games', { token: ada.token, body })
  const path = `GET /v1/profile?handle=${handle}`
  const seen = await call(path, { token: bea.token })
  t.match(seen.body, { account: { name: 'Ada' }, profile: 'public', games: [{ id: game.id }] })
  await change(ada, { profile: 'hidden' })
  const hidden = await call(path, { token: bea.token })
  t.match(hidden.body, { account: { name: 'Ada' }, profile: 'hidden', games: [], ratings: [] })
  t.equal((await call(path, { token: ada.token })).body.games.length, 1, 'its owner sees it')
})

t.test('a player changes the name three times in 30 days', async (t) => {
  const clock = testClock()
  const { call, signUp } = await startRestService(t, { clock })
  const { token } = await signUp('Ada')
  const rename = async (name: string) =>
    (await call('POST /v1/account', { token, body: { name } })).status

  for (const name of ['Bea', 'Bea', 'Cleo', 'Dora']) t.equal(await rename(name), 200, name)
  t.equal(await rename('Eve'), 409)
  t.equal((await call('GET /v1/account', { token })).body.account.name, 'Dora')
  clock.skip(31 * DAY)
  t.equal(await rename('Eve'), 200)
})
