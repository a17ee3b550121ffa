import t from 'tap'
import { serviceErrors } from '../../../src/app/core/errors.ts'
import { miniRulesets } from '../../engine/kernel/rulesets/index.ts'
import { outside, settings } from '../../support/receiver.ts'
import { type RestAnswer, sharedRestService, startRestService } from './rest-service.ts'

const elsewhere = new Set(
  `history-rewound busy game-unreadable database-unavailable identity-provider-unavailable
    shutting-down too-many-connections last-owner holiday-too-long seats-differ save-unsealed
    seat-left own-game has-looked look-needed confirm-differs moved-on above-role act-unknown
    job-unknown job-ended job-unfinished job-without-file too-many-for-file file-gone
    archive-hindered archive-unavailable pack-withdrawn too-many-packs not-ratable not-rated
    game-rated import-invalid signature-unknown key-unknown fork-is-private not-abandoned
    note-needed not-banned not-a-guest account-left account-banned webhook-unknown
    delivery-unknown webhook-is-off webhook-kept-off address-refused too-many-webhooks
    pairing-unknown already-paired read-only no-new-games game-set-aside notice-unknown
    clocks-run version-unknown unknown-level too-many-thinking-games session-missing
    token-for-programs handle-taken too-many-renames account-unsaved passkeys-unavailable
    passkey-unknown passkey-invalid sign-in-expired too-many-passkeys code-wrong link-unknown
    season-unknown season-closed season-sealed already-entered not-entered no-fixture-left
    move-undone sign-in-off sign-in-invalid grant-unknown token-audience same-owner not-absent
    claims-bot-only player-removed push-off browser-unknown too-many-browsers
    ruleset-not-loaded`.split(/\s+/),
)

const unknown = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'
const terms = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }

t.test('every code of the service is provoked', async (t) => {
  const { call, database, signUp } = await sharedRestService()
  const env = { GUESTS: 'off' }
  const off = await startRestService(t, { database, env, rulesets: miniRulesets })
  const [ada, grace, eve] = [await signUp('Ada'), await signUp('Grace'), await signUp('Eve')]
  const seenCodes = new Set<string>()
  const expect = (code: string, answer: RestAnswer) => {
    seenCodes.add(code)
    t.equal(answer.body?.code, code, answer.text.slice(0, 200))
  }
  const as =
    ({ token }: { token: string }) =>
    (line: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(line, { token, body, headers })
  const [asAda, asGrace, asEve] = [as(ada), as(grace), as(eve)]

  expect('invalid-input', await asAda('POST /v1/games', {}))
  expect('invalid-cursor', await asAda('GET /v1/games?after=nonsense'))
  expect('token-missing', await call('GET /v1/account'))
  expect('token-invalid', await call('GET /v1/account', { token: 'tl_nobody' }))
  expect('webhooks-off', await off.call('GET /v1/webhooks', ada))
  expect('guests-off', await off.call('POST /v1/accounts', { body: { name: 'X' } }))
  const reader = await asAda('POST /v1/tokens', { scopes: ['read'] })
  expect('scope-missing', await as({ token: reader.body.secret })('POST /v1/games', terms))
  expect('account-unknown', await asAda(`GET /v1/accounts/${unknown}`))
  expect('token-unknown', await asAda(`DELETE /v1/tokens/${unknown}`))
  expect('game-unknown', await asAda(`GET /v1/games/${unknown}`))
  expect('ruleset-unknown', await asAda('POST /v1/games', { ...terms, ruleset: 'ludo' }))
  expect('pack-unknown', await asAda('POST /v1/games', { ...terms, contentPack: 'none' }))

  const key = { 'idempotency-key': 'one' }
  const created = await asAda('POST /v1/games', terms, key)
  const game = `/v1/games/${created.body.id}`
  const again = await asAda('POST /v1/games', terms, key)
  t.same(again.body, created.body)
  t.equal(again.headers['idempotency-replayed'], 'true')
  const other = { ...terms, visibility: 'private' }
  expect('idempotency-mismatch', await asAda('POST /v1/games', other, key))
  expect('game-not-started', await asAda(`GET ${game}/decisions`))
  expect('too-few-seats', await asAda(`POST ${game}/start`))
  expect('not-host', await asGrace(`POST ${game}/start`))
  expect('not-your-seat', await asGrace(`DELETE ${game}/seats/0`))
  expect('seat-unknown', await asGrace(`DELETE ${game}/seats/5`))
  expect('already-seated', await asAda(`POST ${game}/seats`))
  t.equal((await asGrace(`POST ${game}/seats`)).status, 201)
  expect('game-started', await asAda(`POST ${game}/start`))
  expect('not-your-seat', await asGrace(`GET ${game}?as=0`))
  expect('others-are-seated', await asAda(`POST ${game}/cancel`, {}))
  expect('merge-conflict', await asAda('POST /v1/account/merge', { token: grace.token }))
  expect('game-from-newer-version', await off.call(`GET ${game}`, ada))
  const kept = { ...terms, seats: [{ kind: 'me' }, { kind: 'account', account: grace.id }] }
  const closed = await asAda('POST /v1/games', kept)
  expect('game-full', await asEve(`POST /v1/games/${closed.body.id}/seats`))
  expect('not-seated', await asEve(`POST ${game}/resignation`))
  expect('invalid-version', await asEve(`GET ${game}?at=0`))
  expect('game-not-over', await asEve(`GET ${game}/events?raw`))
  const hers = await asEve('POST /v1/games', terms)
  t.equal((await asEve('DELETE /v1/account')).status, 204)
  expect('game-cancelled', await asAda(`POST /v1/games/${hers.body.id}/seats`))
  for (let hosted = 0; hosted < 198; hosted += 1) await asAda('POST /v1/games', terms)
  expect('too-many-games', await asAda('POST /v1/games', terms))

  const known = new Set([...elsewhere, ...seenCodes])
  const untold = Object.keys(serviceErrors).filter((code) => !known.has(code))
  t.same(untold, [])
})

t.test('admin operations are refused by code, and previewed', async (t) => {
  const { call, admin: token, signUp } = await startRestService(t)
  const { token: ada, id } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const create = (token: string) =>
    call('POST /v1/games', { token, body: { ruleset: 'goalscorer', seats } })
  const [own, game] = [(await create(token)).body.id, (await create(ada)).body.id]
  const run = (line: string, body?: unknown) =>
    call(line.replace(' ', ' /v1/admin/'), { token, body })
  const refused = (status: number, code: string) => ({ status, body: { code } })
  const reasonGiven = { reason: 'fault', confirm: game.slice(-8) }

  t.match(await run(`GET games/${own}/state`), refused(403, 'own-game'))
  t.match(await run(`GET games/${game}/state`), refused(403, 'look-needed'))
  t.match(
    await run(`POST games/${game}/hidden-state`, { confirm: reasonGiven.confirm }),
    refused(400, 'invalid-input'),
  )
  const other = { ...reasonGiven, confirm: 'none' }
  t.match(await run(`POST games/${game}/hidden-state`, other), refused(422, 'confirm-differs'))
  const old = { ...reasonGiven, ifVersion: 1 }
  t.match(await run(`POST games/${game}/hidden-state`, old), refused(409, 'moved-on'))
  t.match(await run(`POST games/${game}/hidden-state?dryRun=true`, other), {
    status: 200,
    body: { act: 'game.look', confirm: reasonGiven.confirm, changes: null },
  })
  t.match(await run(`GET games/${game}/state`), refused(403, 'look-needed'), 'nothing was done')
  t.equal((await run(`POST games/${game}/hidden-state`, reasonGiven)).status, 201)
  t.equal((await run(`GET games/${game}/state`)).status, 200)
  const wanted = { reason: 'joins', account: id, scopes: ['support'] }
  t.match(await run('POST tokens', wanted), refused(409, 'above-role'))
})

t.test('operations on people are refused, and banned callers kept out', async (t) => {
  const { call, admin: token, signUp } = await startRestService(t)
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'goalscorer', seats }
  const { id: game } = (await call('POST /v1/games', { token: ada.token, body })).body
  const { id: own, name } = (await call('GET /v1/account', { token })).body.account
  const run = (line: string, body: object) =>
    call(`POST /v1/admin/${line}`, { token, body: { reason: 'fault', ...body } })
  const refused = (status: number, code: string) => ({ status, body: { code } })
  const confirm = 'Ada'

  const forked = [{ kind: 'me' }, { kind: 'account', account: grace.id }]
  const fork = await run(`games/${game}/forks`, { at: 1, seats: forked })
  t.match(fork, refused(422, 'fork-is-private'))
  const abandoned = { reason: 'abandoned', confirm: game.slice(-8) }
  t.match(await run(`games/${game}/cancel`, abandoned), refused(409, 'not-abandoned'))
  const erase = `DELETE /v1/admin/accounts/${ada.id}?reason=other&confirm=Ada`
  t.match(await call(erase, { token }), refused(422, 'note-needed'))
  t.match(await run(`accounts/${ada.id}/unban`, { confirm }), refused(409, 'not-banned'))
  const merged = await run(`accounts/${own}/merge`, { confirm: name, into: ada.id })
  t.match(merged, refused(409, 'not-a-guest'))
  t.equal((await call('DELETE /v1/account', { token: grace.token })).status, 204)
  const into = await run(`accounts/${ada.id}/merge`, { confirm, into: grace.id })
  t.match(into, refused(409, 'account-left'))
  t.match(await run(`accounts/${ada.id}/ban`, { confirm, reason: 'abuse' }), { status: 201 })
  t.match(await call('GET /v1/account', ada), refused(403, 'account-banned'))
})

t.test('webhook requests are refused', async (t) => {
  const { call, signUp } = await startRestService(t, { settings, outside })
  const { token } = await signUp('Ada')
  const ask = (line: string, body?: object) => call(line, { token, body })
  const events = ['game.over']
  const create = (url: string) => ask('POST /v1/webhooks', { url, events })
  const refused = (status: number, code: string) => ({ status, body: { code } })

  t.match(await create('https://10.0.0.1/'), refused(422, 'address-refused'))
  t.match(await ask(`DELETE /v1/webhooks/${unknown}`), refused(404, 'webhook-unknown'))
  const url = 'https://hooks.example.org/'
  const { id } = (await create(url)).body.webhook
  const webhook = `POST /v1/webhooks/${id}`
  const again = await ask(`${webhook}/deliveries/${unknown}/resend`)
  t.match(again, refused(404, 'delivery-unknown'))
  t.match(await ask(webhook, { on: false }), { status: 200 })
  t.match(await ask(`${webhook}/test`), refused(409, 'webhook-is-off'))
  for (let made = 1; made < 10; made += 1) t.equal((await create(url)).status, 201)
  t.match(await create(url), refused(409, 'too-many-webhooks'))
})

t.test('matchmaking requests are refused', async (t) => {
  const { call, signUp } = await startRestService(t)
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const body = { ruleset: 'goalscorer' }
  const find = (who: { token: string }, key: string) =>
    call('POST /v1/pairings', { ...who, body, headers: { 'idempotency-key': key } })
  const drop = ({ token }: { token: string }, id: string) =>
    call(`DELETE /v1/pairings/${id}`, { token })
  const refused = (status: number, code: string) => ({ status, body: { code } })

  t.match(await drop(ada, unknown), refused(404, 'pairing-unknown'))
  const { id } = (await find(ada, 'first')).body
  t.equal((await find(ada, 'first')).headers['idempotency-replayed'], 'true')
  const { game } = (await find(grace, 'hers')).body
  t.match(await call(`POST /v1/pairings/${id}/wait`, ada), { status: 200, body: { game } })
  t.match(await drop(ada, id), { ...refused(409, 'already-paired'), body: { facts: { game } } })
})

t.test('the kernel and the rules refuse moves', async (t) => {
  const { call, signUp } = await sharedRestService()
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const create = (body: object) =>
    call('POST /v1/games', {
      token: ada.token,
      body: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }], ...body },
    })
  const problem = (answer: RestAnswer, status: number, code: string, more: object = {}) =>
    t.match(answer.body, { status, code, ...more }, answer.text)
  problem(await create({ seats: [{ kind: 'me' }] }), 422, 'invalid-seat-count')
  problem(await create({ options: { rows: 3 } }), 422, 'invalid-option')

  const { body: made } = await create({})
  const game = `/v1/games/${made.id}`
  await call(`POST ${game}/seats`, { token: grace.token })
  const { body: listed } = await call(`GET ${game}/decisions`, { token: ada.token })
  const [{ id: decisionId, examples }] = listed.decisions
  const move = (token: string, body: object, key = {}) =>
    call(`POST ${game}/moves`, { token, body, headers: key })
  const turn = { decisionId, move: examples[0] }

  problem(await move(grace.token, turn), 403, 'not-your-decision')
  problem(await move(ada.token, { ...turn, decisionId: '9-9-9' }), 409, 'decision-closed')
  const penalty = { decisionId, move: { type: 'take-penalty', counter: 'away-y1' } }
  problem(await move(ada.token, penalty), 400, 'wrong-move-for-decision')
  const malformed = { decisionId, move: { type: 'move-youth', counter: 'ball', to: 'z99' } }
  problem(await move(ada.token, malformed), 400, 'invalid-parameters', { errors: Array })
  const illegal = { decisionId, move: { ...examples[0], to: 'd10' } }
  problem(await move(ada.token, illegal), 422, 'not-one-square-forward', { clause: 'GS-26' })

  const key = { 'idempotency-key': 'my first move' }
  const first = await move(ada.token, turn, key)
  const retry = await move(ada.token, turn, key)
  t.match(first, { status: 201, body: { version: 5 } })
  t.match(retry, { status: 201, headers: { 'idempotency-replayed': 'true' } })
  t.equal(retry.text, first.text, 'byte for byte')
  problem(await move(ada.token, { ...turn, move: examples[1] }, key), 422, 'idempotency-mismatch')
  problem(await move(ada.token, turn), 409, 'decision-closed')

  const resigned = await call(`POST ${game}/resignation`, { token: ada.token })
  t.match(resigned, { status: 201, body: { outcome: { ranking: [[1], [0]] } } })
  problem(await move(grace.token, turn), 409, 'game-over')
})

t.test('a turn takes one round trip', async (t) => {
  const { call, signUp } = await sharedRestService()
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const seats = [{ kind: 'me' }, { kind: 'account', account: grace.id }]
  const { body: made } = await call('POST /v1/games', {
    token: ada.token,
    body: { ruleset: 'goalscorer', seats },
  })
  const game = `/v1/games/${made.id}`
  await call(`POST ${game}/seats`, { token: grace.token })
  const { body: listed } = await call(`GET ${game}/decisions`, { token: ada.token })
  const [{ id: decisionId, examples }] = listed.decisions

  const { body } = await call(`POST ${game}/moves?after=0&include=view,text,decisions`, {
    token: ada.token,
    body: { decisionId, move: examples[0] },
  })

  const whole = [{ examples: Array, schema: Object }]
  t.match(body, { version: 5, view: { viewer: 0 }, text: String, decisions: [{}], whole })
  t.match(body.decisions, [{ examples: Array, spaces: Array }])
  t.notOk('schema' in body.decisions[0])
  t.same(
    body.events.map(({ version }: { version: number }) => version),
    [1, 2, 3, 4, 5],
  )
})

t.test('lists are paginated', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  for (let count = 0; count < 5; count += 1) {
    await call('POST /v1/games', { token, body: { ruleset: 'goalscorer', seats } })
  }
  const ids: string[] = []
  let link: string | undefined = '/v1/games?mine&status=open&limit=2'
  let pages = 0
  while (link !== undefined) {
    const page: RestAnswer = await call(`GET ${link}`, { token })
    ids.push(...page.body.items.map(({ id }: { id: string }) => id))
    t.equal(page.body.next === null, page.headers.link === undefined)
    link = /^<(.+)>; rel="next"$/.exec(page.headers.link ?? '')?.[1]
    pages += 1
  }
  t.equal(pages, 3)
  t.equal(new Set(ids).size, 5)
  for (const query of ['limit=0', 'limit=101', 'limit=two', 'status=none', 'limit=1&limit=2']) {
    t.equal((await call(`GET /v1/games?${query}`, { token })).status, 400, query)
  }
})

t.test('the node exports its metrics', async (t) => {
  const { call, signUp } = await startRestService(t)
  const { token } = await signUp('Ada')
  await call('POST /v1/games', {
    token,
    body: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] },
  })
  const { text, headers } = await call('GET /metrics')
  t.match(headers['content-type'], /^text\/plain/)
  for (const name of [
    'moves',
    'refusals',
    'time_outs',
    'folds',
    'followers',
    'commit_batch_rows',
  ]) {
    t.match(text, new RegExp(`^# TYPE touchline_${name}`, 'm'))
  }
  t.match(text, /touchline_http_seconds_count\{operation="createGame",status="2xx"\} 1/)
  t.match(await call('GET /health/live'), { status: 200, body: { status: 'ok' } })
  t.match(await call('GET /health/ready'), { status: 200, body: { status: 'ok' } })
  const docs = await call('GET /docs')
  t.match(docs, {
    status: 200,
    headers: {
      'content-security-policy': /style-src 'sha256-/,
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    },
  })
  t.match((await call('GET /openapi.yaml')).text, /^openapi: 3\.1\./)
})

t.test('operators may restrict the metrics to themselves', async (t) => {
  const METRICS_TOKEN = 'db0f9da2ff8eca253cac5ea9c6dadfa89b8530fff9c262a457a9b62962c6b866'
  const { call, admin } = await startRestService(t, { env: { METRICS_TOKEN } })
  const line = 'GET /metrics'
  const refused = (code: string) => ({
    status: 401,
    body: { code, status: 401 },
    headers: { 'www-authenticate': /^Bearer/, 'content-type': /^application\/problem\+json/ },
  })

  t.match(await call(line), refused('token-missing'))
  for (const token of [admin, `${METRICS_TOKEN}x`, METRICS_TOKEN.slice(1), 'x'])
    t.match(await call(line, { token }), refused('token-invalid'), token)
  const answer = await call(line, { token: METRICS_TOKEN })
  t.match(answer, { status: 200, headers: { 'content-type': /^text\/plain/ } })
  t.match(answer.text, /^# TYPE touchline_moves/m)
  t.match(await call('GET /v1/account', { token: METRICS_TOKEN }), refused('token-invalid'))
})

t.test('a draining node is not ready, and closes kept connections', async (t) => {
  const { call, services } = await startRestService(t)
  t.not((await call('GET /health/ready')).headers.connection, 'close')
  services.drain()
  t.equal((await call('GET /v1/rulesets')).headers.connection, 'close')
  const answer = await call('GET /health/ready')
  t.match(answer, { status: 503, headers: { 'retry-after': '1' }, body: { code: 'not-ready' } })
  t.equal((await call('GET /health/live')).status, 200)
})

t.test('a game that is not running has no course to show', async (t) => {
  const { call, signUp, admin } = await sharedRestService()
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const terms = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const created = await call('POST /v1/games', { token: ada.token, body: terms })
  const { id } = created.body
  const move = { decisionId: '0-0-1', move: { type: 'roll' } }
  const calls: readonly (readonly [string, string, unknown?])[] = [
    [`GET /v1/games/${id}/decisions`, grace.token],
    [`GET /v1/games/${id}/stream`, grace.token],
    [`GET /v1/games/${id}/wait`, grace.token],
    [`GET /v1/games/${id}/events?raw`, grace.token],
    [`GET /v1/games/${id}/save`, grace.token],
    [`POST /v1/games/${id}/moves`, grace.token, move],
    [`POST /v1/games/${id}/resignation`, grace.token],
    [`GET /v1/admin/games/${id}/log`, admin],
    [`GET /v1/admin/games/${id}/state`, admin],
    [`GET /v1/admin/games/${id}/verify`, admin],
  ]
  for (const code of ['game-not-started', 'game-cancelled']) {
    for (const [line, token, body] of calls)
      t.match(await call(line, { token, body }), { status: 409, body: { code } }, line)
    await call('DELETE /v1/account', { token: ada.token })
  }
  t.match(await call(`GET /v1/games/${id}`, grace), { status: 200, body: { status: 'cancelled' } })
})

t.test('a save continues only with the same number of seats', async (t) => {
  const { call, signUp } = await sharedRestService()
  const [{ token }, grace] = [await signUp('Ada'), await signUp('Grace')]
  const create = (body: object) =>
    call('POST /v1/games', { token, body: { ruleset: 'title-chase', ...body } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const options = { teamAssignment: 'random', version: 'mini' }
  const { body: made } = await create({ options, seats })
  await call(`POST /v1/games/${made.id}/seats`, { token: grace.token })
  const { body: save } = await call(`GET /v1/games/${made.id}/save`, { token })

  const answer = await create({ save, seats: [...seats, { kind: 'open' }] })

  const facts = { seats: 3, saved: 2 }
  t.match(answer, { status: 422, body: { code: 'seats-differ', facts } }, answer.text)
})
