import { gunzipSync } from 'node:zlib'
import t from 'tap'
import { linesIn } from '../../../src/engine/luck/exports/lines.ts'
import type { Item } from '../../../src/engine/luck/exports/reader.ts'
import { keysIn } from '../../../src/engine/luck/exports/signatures.ts'
import {
  type VerifiedExportGame,
  verifyExport,
} from '../../../src/engine/luck/exports/verify-export.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { type RestService, sharedRestService, startRestService } from './rest-service.ts'

interface Table {
  readonly path: string
  readonly id: string
  readonly token: string
}

async function startBotGame({ call, signUp }: RestService, visibility = 'public'): Promise<Table> {
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'goalscorer', seats, visibility }
  const { id } = (await call('POST /v1/games', { token, body })).body
  return { path: `/v1/games/${id}`, id, token }
}

const resign = ({ call }: RestService, { path, token }: Table) =>
  call(`POST ${path}/resignation`, { token })

async function examined({ call }: RestService, text: string) {
  const keys = keysIn((await call('GET /.well-known/touchline-keys.json')).body)!
  const items: Item[] = []
  const games: VerifiedExportGame[] = []
  const chunks = (async function* () {
    yield Buffer.from(text)
  })()
  const rules = (id: string) => registry[id] ?? null
  const terms = { rules, keys, onItem: (item: Item) => items.push(item) }
  for await (const game of verifyExport(linesIn(chunks), terms)) games.push(game)
  return { items, games }
}

t.test('an ended game is exported whole, signed and verifiable', async (t) => {
  const service = await sharedRestService()
  const table = await startBotGame(service)
  await resign(service, table)

  const { status, headers, text } = await service.call(`GET ${table.path}/export`)
  const { games } = await examined(service, text)

  t.equal(status, 200)
  t.match(headers, { 'content-type': 'application/x-ndjson; charset=utf-8' })
  t.match(games, [
    {
      game: { game: table.id, status: 'over', seen: 'all', seats: [{ kind: 'account' }, {}] },
      signature: 'good',
      fault: null,
      finding: { verdict: 'proved', over: true, covers: 'table' },
    },
  ])
  t.notMatch(text, /Ada/, 'it contains no names')
  const raw = (await service.call(`GET ${table.path}/events?raw`)).text.trim().split('\n')
  const packed = raw.slice(1).map((line) => JSON.parse(line).packed)
  const rows = text.split('\n').filter((line) => line.startsWith('{"row"'))
  t.same(
    rows.map((line) => line.slice(line.indexOf('"packed":') + 9, -1)),
    packed,
    'the bytes are the hashed ones',
  )
  const accept = 'text/plain, application/x-ndjson; v=1'
  const newer = await service.call(`GET ${table.path}/events?raw`, { headers: { accept } })
  t.match(newer.text, /^\{"touchline-export":1,/)
})

t.test('a running game is exported as its reader sees it, without proof', async (t) => {
  const service = await sharedRestService()
  const table = await startBotGame(service)
  const { path, token } = table

  for (const [request, seen] of [
    [{}, 'spectator'],
    [{ token }, 'seat:0'],
  ] as const) {
    const { text } = await service.call(`GET ${path}/export`, request)
    const { games, items } = await examined(service, text)
    const log = await service.call(`GET ${path}/events`, request)
    t.match(games, [{ game: { seen, lucks: [] }, signature: 'good', finding: null, fault: null }])
    t.same(
      items.flatMap((item) => (item.kind === 'event' ? [item.event.is] : [])),
      log.body.items.map(({ event }: { event: unknown }) => event),
    )
    t.notMatch(text, /"(seed|packed)"/)
  }
  await resign(service, table)
})

t.test('private games are hidden from others, and unstarted ones not exported', async (t) => {
  const service = await sharedRestService()
  const table = await startBotGame(service, 'private')
  const { call } = service
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const open = await call('POST /v1/games', { token: table.token, body })

  t.match(await call(`GET ${table.path}/export`), { status: 404, body: { code: 'game-unknown' } })
  t.match(await call(`GET /v1/games/${open.body.id}/export`, { token: table.token }), {
    status: 409,
    body: { code: 'game-not-started' },
  })
  await resign(service, table)
})

t.test('many games are exported by creation time, and continue at a cursor', async (t) => {
  const service = await startRestService(t)
  const { call, admin: token } = service
  const tables: Table[] = []
  for (let game = 0; game < 23; game += 1) tables.push(await startBotGame(service, 'private'))
  for (const table of tables.slice(0, 21)) await resign(service, table)
  const ids = tables.map(({ id }) => id)
  const idsIn = (games: readonly VerifiedExportGame[]) => games.map(({ game }) => game.game)
  const exported = async (query: string) =>
    examined(service, (await call(`GET /v1/admin/export${query}`, { token })).text)

  const all = await exported('?status=all')
  t.same(idsIn(all.games), ids)
  t.equal(all.items.filter(({ kind }) => kind === 'pack').length, 1, 'a pack is written once')
  t.ok(all.games.slice(0, 21).every(({ finding }) => finding?.verdict === 'proved'))
  t.ok(all.games.slice(21).every(({ game }) => game.seen === 'spectator'))
  t.same(idsIn((await exported('')).games), ids.slice(0, 21), 'finished games by default')
  t.same(idsIn((await exported('?status=running')).games), ids.slice(21))
  t.same(idsIn((await exported(`?after=${ids[4]}&status=over`)).games), ids.slice(5, 21))
  t.same(idsIn((await exported('?ruleset=superclub')).games), [])
  t.same(idsIn((await exported(`?since=${Date.now() + 60_000}`)).games), [])
  t.match(await call('GET /v1/admin/export?after=x', { token }), { status: 400 })

  const audit = await call('GET /v1/admin/audit', { token })
  t.match(audit.body.items.at(-1), { action: 'game.export', outcome: 'done' })
})

const versionOf = async ({ call }: RestService, { path, token }: Table): Promise<number> =>
  (await call(`GET ${path}`, { token })).body.version

async function forkOf({ call }: RestService, { path, token }: Table, at: number): Promise<Table> {
  const body = { at, seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { id } = (await call(`POST ${path}/forks`, { token, body })).body
  return { path: `/v1/games/${id}`, id, token }
}

t.test('a fork of a fork is exported with both seeds, and verifies', async (t) => {
  const service = await sharedRestService()
  const first = await startBotGame(service)
  const at = await versionOf(service, first)
  await resign(service, first)
  const second = await forkOf(service, first, at)
  const later = await versionOf(service, second)
  await service.call(`POST ${second.path}/cancel`, { token: second.token, body: {} })
  const third = await forkOf(service, second, later)
  await resign(service, third)

  for (const [{ path, token }, status, origin, parts] of [
    [second, 'cancelled', first.id, [first, second]],
    [third, 'over', second.id, [first, second, third]],
  ] as const) {
    const { games } = await examined(
      service,
      (await service.call(`GET ${path}/export`, { token })).text,
    )
    t.match(games, [
      {
        game: { status, origin: { game: origin }, lucks: parts.map(({ id: game }) => ({ game })) },
        signature: 'good',
        fault: null,
        finding: { verdict: 'proved', unjudged: 0, over: true },
      },
    ])
  }
})

t.test('the part before a fork is unverified until its origin has ended', async (t) => {
  const service = await sharedRestService()
  const { call, admin } = service
  const origin = await startBotGame(service)
  const reasonGiven = { reason: 'fault', confirm: origin.id.slice(-8) }
  await call(`POST /v1/admin/games/${origin.id}/hidden-state`, { token: admin, body: reasonGiven })
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { reason: 'fault', at: await versionOf(service, origin), seats }
  const made = await call(`POST /v1/admin/games/${origin.id}/forks`, { token: admin, body })
  const fork = { path: `/v1/games/${made.body.id}`, id: made.body.id, token: admin }
  await resign(service, fork)
  const exported = async () =>
    (await examined(service, (await call(`GET ${fork.path}/export`, { token: admin })).text)).games

  const [before] = await exported()
  await resign(service, origin)
  const [after] = await exported()

  t.match(before, { fault: null, finding: { verdict: 'unproved' } })
  t.match(before?.game.lucks, [{ game: origin.id, seed: null }, { game: fork.id }])
  t.ok(before!.finding!.unjudged > 0)
  t.match(after, { fault: null, finding: { verdict: 'proved', unjudged: 0 } })
})

t.test('only an owner in a hidden-state session exports a running game whole', async (t) => {
  const service = await sharedRestService()
  const { call, admin } = service
  const table = await startBotGame(service, 'private')
  const wanted = { reason: 'joins', scopes: ['operator'] }
  const operator = (await call('POST /v1/admin/tokens', { token: admin, body: wanted })).body.secret
  const exported = async (token: string, query = '') =>
    examined(service, (await call(`GET /v1/admin/export?game=${table.id}${query}`, { token })).text)
  const masked = [{ game: { seen: 'spectator', lucks: [] }, finding: null }]

  t.match((await exported(admin)).games, masked)
  for (const token of [operator, admin]) {
    const body = { reason: 'fault', confirm: table.id.slice(-8) }
    await call(`POST /v1/admin/games/${table.id}/hidden-state`, { token, body })
  }
  t.match((await exported(operator)).games, masked)
  const { games } = await exported(admin, '&names')
  t.match(games, [
    {
      game: { status: 'running', seen: 'all', seats: [{ name: 'Ada' }, { name: undefined }] },
      fault: null,
      signature: 'good',
      finding: { over: false, difference: null },
    },
  ])
  const named = await call(`GET /v1/admin/export?game=${table.id}&names`, { token: operator })
  t.match(named, { status: 403, body: { code: 'scope-missing' } })
  await resign(service, table)
  const { looks } = (await call(`GET ${table.path}`, { token: table.token })).body
  t.same(
    looks.map(({ role, versions }: { role: string; versions: unknown }) => [
      role,
      versions !== null,
    ]),
    [
      ['operator', false],
      ['owner', true],
    ],
  )
})

t.test('a client that accepts gzip receives it', async (t) => {
  const service = await sharedRestService()
  const table = await startBotGame(service)
  await resign(service, table)
  const url = `${table.path}/export`
  const plain = (await service.call(`GET ${url}`)).text
  const answer = await service.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })

  t.equal(answer.headers['content-encoding'], 'gzip')
  const linesOf = (text: string) => text.split('\n').slice(1)
  t.same(linesOf(gunzipSync(answer.rawPayload).toString()), linesOf(plain))
})
