import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { keysFrom } from '../../../src/config/keys.ts'
import { keysIn } from '../../../src/engine/luck/exports/signatures.ts'
import {
  type RestAnswer,
  type RestService,
  sharedRestService,
  startRestService,
} from './rest-service.ts'

interface Ended {
  readonly id: string
  readonly path: string
  readonly token: string
  readonly at: number
}

async function endedGame({ call, signUp }: RestService, terms: object = {}): Promise<Ended> {
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'goalscorer', seats, ...terms }
  const { id } = (await call('POST /v1/games', { token, body })).body
  const path = `/v1/games/${id}`
  const { version: at } = (await call(`GET ${path}`, { token })).body
  await call(`POST ${path}/resignation`, { token })
  return { id, path, token, at }
}

const fileOf = async ({ call }: RestService, { path, token }: Pick<Ended, 'path' | 'token'>) =>
  (await call(`GET ${path}/export`, { token })).text

function upload({ call }: RestService, address: string, file: string, token: string, key?: string) {
  const headers = {
    'content-type': 'application/x-ndjson',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  return call(`POST ${address}`, { token, body: file, headers })
}

async function uploadSlowly({ app }: RestService, address: string, file: string, token: string) {
  const { port } = app.server.address() as AddressInfo
  const half = Math.floor(file.length / 2)
  async function* pieces() {
    yield Buffer.from(file.slice(0, half))
    await setTimeout(2_500)
    yield Buffer.from(file.slice(half))
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' }
  const init: RequestInit = { method: 'POST', headers, body: ReadableStream.from(pieces()) }
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { ...init, duplex: 'half' })
  return { status: answer.status, body: await answer.json() }
}

const verified = ({ call, admin }: RestService, id: string): Promise<RestAnswer> =>
  call(`GET /v1/admin/games/${id}/verify`, { token: admin })

t.test('an upload may take longer than other requests', async (t) => {
  const [there, here] = [await sharedRestService(), await startRestService(t)]
  const file = await fileOf(there, await endedGame(there))
  await here.app.listen({ port: 0, host: '127.0.0.1' })
  // Node.js checks once per second whether a request exceeds the time limits. The slow upload
  // exceeds the time limits and must still succeed.
  Object.assign(here.app.server, { headersTimeout: 500, requestTimeout: 500 })

  const answer = await uploadSlowly(here, '/v1/admin/imports?reason=moved', file, here.admin)

  t.match(answer, { status: 201, body: { imported: 1, here: 0 } })
})

t.test('a game that ended elsewhere is shown under its id, and verifies', async (t) => {
  const [there, here] = [await sharedRestService(), await startRestService(t)]
  const first = await endedGame(there)
  const forked = await there.call(`POST ${first.path}/forks`, {
    token: first.token,
    body: { at: first.at, seats: [{ kind: 'me' }, { kind: 'bot' }] },
  })
  const fork = { id: forked.body.id, path: `/v1/games/${forked.body.id}`, token: first.token }
  await there.call(`POST ${fork.path}/cancel`, { token: fork.token, body: {} })

  for (const game of [first, fork]) {
    const file = await fileOf(there, game)
    const address = '/v1/admin/imports?reason=moved&visibility=public'

    t.match(await upload(here, address, file, here.admin), {
      status: 201,
      body: { imported: 1, here: 0 },
    })
    t.match(await upload(here, address, file, here.admin), { body: { imported: 0, here: 1 } })

    const { body: now } = await here.call(`GET ${game.path}`)
    const { body: then } = await there.call(`GET ${game.path}`, { token: game.token })
    t.match(now, {
      status: then.status,
      ended: then.ended,
      version: then.version,
      outcome: then.outcome,
      origin: { game: game.id, file: { signed: true } },
      seats: [{ kind: 'account', name: null }, { kind: 'bot' }],
    })
    t.match((await verified(here, game.id)).body, { ok: true, verdict: 'proved', unverified: 0 })
  }
})

t.test('an unsigned or unknown file is for owners, and marked so', async (t) => {
  const service = await startRestService(t)
  const there = await startRestService(t, { env: {} })
  const game = await endedGame(there)
  const file = (await fileOf(there, game)).replace(
    /"kid":"[^"]*","sig":"[^"]*"/,
    '"kid":"","sig":""',
  )

  t.match(await upload(service, '/v1/admin/imports?reason=moved', file, service.admin), {
    status: 422,
    body: { code: 'signature-unknown', facts: { game: game.id } },
  })
  t.match(
    await upload(service, '/v1/admin/imports?unsigned=true&reason=moved', file, service.admin),
    {
      body: { imported: 1 },
    },
  )
  const { body } = await service.call(`GET ${game.path}`, { token: service.admin })
  t.match(body.origin, { file: { signed: false } })
  t.equal((await service.call(`GET ${game.path}`)).status, 404, 'private by default')
})

t.test('a file signed by a trusted service is accepted', async (t) => {
  const there = await startRestService(t, {
    keys: keysFrom(['another-secret-of-thirty-two-letters-']),
  })
  const game = await endedGame(there)
  const file = await fileOf(there, game)
  const [published] = (await there.call('GET /.well-known/touchline-keys.json')).body.keys
  const configured = keysIn({ keys: [published] }) ?? new Map()
  const service = await startRestService(t)
  const sure = await startRestService(t, { settings: { trustedKeys: configured } })
  const importGame = (one: RestService) =>
    upload(one, '/v1/admin/imports?reason=moved&visibility=public', file, one.admin)
  const keys = (line: string, body?: object) =>
    service.call(`${line}`, { token: service.admin, ...(body ? { body } : {}) })
  const trusted = { reason: 'partner', x: published.x, label: 'The league of Ghent' }

  t.match(await importGame(service), {
    status: 422,
    body: { code: 'signature-unknown', facts: { kid: published.kid } },
  })
  const { body: key } = await keys('POST /v1/admin/trusted-keys', trusted)
  t.match(key, { kid: published.kid, label: 'The league of Ghent' })
  t.match(await importGame(service), { status: 201, body: { imported: 1 } })
  t.match((await service.call(`GET ${game.path}`)).body.origin, { file: { signed: true } })
  t.same((await keys('GET /v1/admin/trusted-keys')).body, [key])
  const { kid } = published
  t.match((await verified(service, game.id)).body, { signer: { kid, known: true } })

  const line = `DELETE /v1/admin/trusted-keys/${published.kid}?reason=leaked`
  t.equal((await keys(line)).status, 204)
  t.match((await verified(service, game.id)).body, { ok: true, signer: { kid, known: false } })
  t.match(await keys(line), { status: 404, body: { code: 'key-unknown' } })
  t.match(await importGame(service), { status: 422 }, 'not even known parts')

  t.match(await importGame(sure), { status: 201 }, 'or if the configuration names it')
  t.match((await sure.call('GET /v1/admin/trusted-keys', { token: sure.admin })).body, [
    { kid: published.kid, x: published.x, label: null, at: null },
  ])
})

t.test('another game with the same id stays unchanged', async (t) => {
  const service = await sharedRestService()
  const game = await endedGame(service)
  const before = await fileOf(service, game)
  const running = await service.signUp('Eve')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const other = await service.call('POST /v1/games', {
    token: running.token,
    body: { ruleset: 'goalscorer', seats },
  })
  t.match(await upload(service, '/v1/admin/imports?reason=moved', before, service.admin), {
    body: { imported: 0, here: 1 },
  })
  const changed = before.replaceAll(game.id, other.body.id)
  t.match(
    await upload(service, '/v1/admin/imports?unsigned=true&reason=moved', changed, service.admin),
    {
      status: 422,
      body: { code: 'import-invalid', facts: { code: 'digest-differs' } },
    },
  )

  const here = await startRestService(t)
  const address = '/v1/admin/imports?reason=moved'
  t.match(await upload(here, address, before, here.admin), { body: { imported: 1 } })
  const client = new pg.Client(here.database)
  await client.connect()
  await client.query('alter table commits disable trigger user')
  await client.query('update commits set head = sha256(head) where game_id = $1', [game.id])
  await client.end()
  t.match(await upload(here, address, before, here.admin), {
    status: 201,
    body: { imported: 0, here: 0, skipped: 1, differing: [game.id] },
  })
})

t.test('the owner of a file continues it as a fork, once per key', async (t) => {
  const [there, here] = [await sharedRestService(), await startRestService(t)]
  const game = await endedGame(there)
  const file = await fileOf(there, game)
  const { token } = await here.signUp('Grace')
  const address = `/v1/imports?at=${game.at}&seats=me,bot`

  const made = await upload(here, address, file, token, 'once')

  t.match(made, {
    status: 201,
    body: {
      status: 'running',
      visibility: 'private',
      seat: 0,
      origin: { game: game.id, version: game.at, file: { signed: true } },
    },
  })
  t.equal((await upload(here, address, file, token, 'once')).body.id, made.body.id)
  const path = `/v1/games/${made.body.id}`
  await here.call(`POST ${path}/resignation`, { token })
  t.match((await verified(here, made.body.id)).body, { ok: true, verdict: 'proved', unverified: 0 })
  const played = await fileOf(here, { path, token })
  for (const [at, origin] of [
    [game.at, game.id],
    [game.at + 1, made.body.id],
  ])
    t.match(await upload(here, `/v1/imports?at=${at}&seats=me,bot`, played, token), {
      status: 201,
      body: { origin: { game: origin } },
    })
  t.match(await upload(here, `/v1/imports?at=900&seats=me,bot`, file, token), {
    body: { code: 'history-rewound' },
  })
  t.match(await upload(here, `/v1/imports?at=${game.at}&seats=me`, file, token), {
    status: 400,
    body: { code: 'invalid-input' },
  })
})

t.test('the first fault of a file is reported with its line', async (t) => {
  const service = await startRestService(t, { settings: { importBytesMax: 20_000 } })
  const { token } = await service.signUp('Grace')
  const game = await endedGame(await sharedRestService())
  const file = await fileOf(await sharedRestService(), game)
  const lines = file.trimEnd().split('\n')
  const running = await service.call('POST /v1/games', {
    token,
    body: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] },
  })
  const masked = await fileOf(service, { path: `/v1/games/${running.body.id}`, token })

  for (const [text, line, code] of [
    ['', 0, 'cut'],
    ['hello\n', 1, 'malformed'],
    [file.replace('"drawn":', '"drawn":1'), lines.length - 1, 'digest-differs'],
    [lines.slice(0, -1).join('\n'), lines.length - 1, 'cut'],
    [masked, 2, 'not-whole'],
    [`${file}${' '.repeat(20_000)}`, null, 'file-too-large'],
  ] as const) {
    const answer = await upload(service, '/v1/imports?at=1&seats=me,bot', text, token)
    t.match(answer, { status: 422, body: { code: 'import-invalid', facts: { code } } }, code)
    if (line !== null) t.equal(answer.body.facts.line, line, code)
  }
  t.match(
    await service.call('POST /v1/games', {
      token,
      body: file,
      headers: { 'content-type': 'application/x-ndjson' },
    }),
    { status: 415 },
  )
  t.equal((await service.call('GET /v1/games?mine&forks', { token })).body.items.length, 1)
})
