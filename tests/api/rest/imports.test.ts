// Games that come in as files: to be looked at, and to go on with.
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { keysFrom } from '../../../src/config/keys.ts'
import { keysIn } from '../../../src/engine/luck/exports/signatures.ts'
import { type Answered, type House, openHouse, sharedHouse } from './door.ts'

interface Ended {
  readonly id: string
  readonly path: string
  readonly token: string
  /** Before it ended. */
  readonly at: number
}

async function endedGame({ call, signUp }: House, terms: object = {}): Promise<Ended> {
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'goalscorer', seats, ...terms }
  const { id } = (await call('POST /v1/games', { token, body })).body
  const path = `/v1/games/${id}`
  const { version: at } = (await call(`GET ${path}`, { token })).body
  await call(`POST ${path}/resignation`, { token })
  return { id, path, token, at }
}

const fileOf = async ({ call }: House, { path, token }: Pick<Ended, 'path' | 'token'>) =>
  (await call(`GET ${path}/export`, { token })).text

/** A file, as whoever sends one has it. */
function sent({ call }: House, address: string, file: string, token: string, key?: string) {
  const headers = {
    'content-type': 'application/x-ndjson',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  return call(`POST ${address}`, { token, body: file, headers })
}

/** The same over a connection, a piece and a while, and then the rest of it. */
async function sentSlowly({ app }: House, address: string, file: string, token: string) {
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

const verified = ({ call, admin }: House, id: string): Promise<Answered> =>
  call(`GET /v1/admin/games/${id}/verify`, { token: admin })

t.test('a file may come for longer than other requests', async (t) => {
  const [there, here] = [await sharedHouse(), await openHouse(t)]
  const file = await fileOf(there, await endedGame(there))
  await here.app.listen({ port: 0, host: '127.0.0.1' })
  // Those who come slowly are looked for once a second.
  Object.assign(here.app.server, { headersTimeout: 500, requestTimeout: 500 })

  const answer = await sentSlowly(here, '/v1/admin/imports?reason=moved', file, here.admin)

  t.match(answer, { status: 201, body: { imported: 1, here: 0 } })
})

t.test(
  'what has ended elsewhere is looked at here under its own id, and proves itself',
  async (t) => {
    const [there, here] = [await sharedHouse(), await openHouse(t)]
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

      t.match(await sent(here, address, file, here.admin), {
        status: 201,
        body: { imported: 1, here: 0 },
      })
      t.match(await sent(here, address, file, here.admin), { body: { imported: 0, here: 1 } })

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
  },
)

t.test('what no known key has signed is for owners, and shown as such', async (t) => {
  const house = await openHouse(t)
  const there = await openHouse(t, { env: {} })
  const game = await endedGame(there)
  const file = (await fileOf(there, game)).replace(
    /"kid":"[^"]*","sig":"[^"]*"/,
    '"kid":"","sig":""',
  )

  t.match(await sent(house, '/v1/admin/imports?reason=moved', file, house.admin), {
    status: 422,
    body: { code: 'signature-unknown', facts: { game: game.id } },
  })
  t.match(await sent(house, '/v1/admin/imports?unsigned=true&reason=moved', file, house.admin), {
    body: { imported: 1 },
  })
  const { body } = await house.call(`GET ${game.path}`, { token: house.admin })
  t.match(body.origin, { file: { signed: false } })
  t.equal((await house.call(`GET ${game.path}`)).status, 404, 'private, unless one says otherwise')
})

t.test('what another service has signed is believed where its key is trusted', async (t) => {
  const there = await openHouse(t, { keys: keysFrom(['another-secret-of-thirty-two-letters-']) })
  const game = await endedGame(there)
  const file = await fileOf(there, game)
  const [published] = (await there.call('GET /.well-known/touchline-keys.json')).body.keys
  const configured = keysIn({ keys: [published] }) ?? new Map()
  const house = await openHouse(t)
  const sure = await openHouse(t, { settings: { trustedKeys: configured } })
  const bring = (one: House) =>
    sent(one, '/v1/admin/imports?reason=moved&visibility=public', file, one.admin)
  const keys = (line: string, body?: object) =>
    house.call(`${line}`, { token: house.admin, ...(body ? { body } : {}) })
  const trusted = { reason: 'partner', x: published.x, label: 'The league of Ghent' }

  t.match(await bring(house), {
    status: 422,
    body: { code: 'signature-unknown', facts: { kid: published.kid } },
  })
  const { body: key } = await keys('POST /v1/admin/trusted-keys', trusted)
  t.match(key, { kid: published.kid, label: 'The league of Ghent' })
  t.match(await bring(house), { status: 201, body: { imported: 1 } })
  t.match((await house.call(`GET ${game.path}`)).body.origin, { file: { signed: true } })
  t.same((await keys('GET /v1/admin/trusted-keys')).body, [key])
  const { kid } = published
  t.match((await verified(house, game.id)).body, { signer: { kid, known: true } })

  const line = `DELETE /v1/admin/trusted-keys/${published.kid}?reason=leaked`
  t.equal((await keys(line)).status, 204)
  t.match((await verified(house, game.id)).body, { ok: true, signer: { kid, known: false } })
  t.match(await keys(line), { status: 404, body: { code: 'key-unknown' } })
  t.match(await bring(house), { status: 422 }, 'not even what is here already')

  t.match(await bring(sure), { status: 201 }, 'or where the configuration names it')
  t.match((await sure.call('GET /v1/admin/trusted-keys', { token: sure.admin })).body, [
    { kid: published.kid, x: published.x, label: null, at: null },
  ])
})

t.test('another game of the same id is left as it is', async (t) => {
  const house = await sharedHouse()
  const game = await endedGame(house)
  const before = await fileOf(house, game)
  const running = await house.signUp('Eve')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const other = await house.call('POST /v1/games', {
    token: running.token,
    body: { ruleset: 'goalscorer', seats },
  })
  t.match(await sent(house, '/v1/admin/imports?reason=moved', before, house.admin), {
    body: { imported: 0, here: 1 },
  })
  const changed = before.replaceAll(game.id, other.body.id)
  t.match(await sent(house, '/v1/admin/imports?unsigned=true&reason=moved', changed, house.admin), {
    status: 422,
    body: { code: 'import-invalid', facts: { code: 'digest-differs' } },
  })

  const here = await openHouse(t)
  const address = '/v1/admin/imports?reason=moved'
  t.match(await sent(here, address, before, here.admin), { body: { imported: 1 } })
  const client = new pg.Client(here.database)
  await client.connect()
  await client.query('alter table commits disable trigger user')
  await client.query('update commits set head = sha256(head) where game_id = $1', [game.id])
  await client.end()
  t.match(await sent(here, address, before, here.admin), {
    status: 201,
    body: { imported: 0, here: 0, skipped: 1, differing: [game.id] },
  })
})

t.test('whoever has a file plays it on: a fork of its own, once a key', async (t) => {
  const [there, here] = [await sharedHouse(), await openHouse(t)]
  const game = await endedGame(there)
  const file = await fileOf(there, game)
  const { token } = await here.signUp('Grace')
  const address = `/v1/imports?at=${game.at}&seats=me,bot`

  const made = await sent(here, address, file, token, 'once')

  t.match(made, {
    status: 201,
    body: {
      status: 'running',
      visibility: 'private',
      seat: 0,
      origin: { game: game.id, version: game.at, file: { signed: true } },
    },
  })
  t.equal((await sent(here, address, file, token, 'once')).body.id, made.body.id)
  const path = `/v1/games/${made.body.id}`
  await here.call(`POST ${path}/resignation`, { token })
  t.match((await verified(here, made.body.id)).body, { ok: true, verdict: 'proved', unverified: 0 })
  const played = await fileOf(here, { path, token })
  for (const [at, origin] of [
    [game.at, game.id],
    [game.at + 1, made.body.id],
  ])
    t.match(await sent(here, `/v1/imports?at=${at}&seats=me,bot`, played, token), {
      status: 201,
      body: { origin: { game: origin } },
    })
  t.match(await sent(here, `/v1/imports?at=900&seats=me,bot`, file, token), {
    body: { code: 'history-rewound' },
  })
  t.match(await sent(here, `/v1/imports?at=${game.at}&seats=me`, file, token), {
    status: 400,
    body: { code: 'invalid-input' },
  })
})

t.test('the first thing that is wrong with a file is named, with its line', async (t) => {
  const house = await openHouse(t, { settings: { importBytesMax: 20_000 } })
  const { token } = await house.signUp('Grace')
  const game = await endedGame(await sharedHouse())
  const file = await fileOf(await sharedHouse(), game)
  const lines = file.trimEnd().split('\n')
  const running = await house.call('POST /v1/games', {
    token,
    body: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] },
  })
  const masked = await fileOf(house, { path: `/v1/games/${running.body.id}`, token })

  for (const [text, line, code] of [
    ['', 0, 'cut'],
    ['hello\n', 1, 'malformed'],
    [file.replace('"drawn":', '"drawn":1'), lines.length - 1, 'digest-differs'],
    [lines.slice(0, -1).join('\n'), lines.length - 1, 'cut'],
    [masked, 2, 'not-whole'],
    [`${file}${' '.repeat(20_000)}`, null, 'file-too-large'],
  ] as const) {
    const answer = await sent(house, '/v1/imports?at=1&seats=me,bot', text, token)
    t.match(answer, { status: 422, body: { code: 'import-invalid', facts: { code } } }, code)
    if (line !== null) t.equal(answer.body.facts.line, line, code)
  }
  t.match(
    await house.call('POST /v1/games', {
      token,
      body: file,
      headers: { 'content-type': 'application/x-ndjson' },
    }),
    {
      status: 415,
    },
  )
  t.equal((await house.call('GET /v1/games?mine&forks', { token })).body.items.length, 1)
})
