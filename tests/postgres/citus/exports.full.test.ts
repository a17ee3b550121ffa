import root, { type Test } from 'tap'
import type { Caller } from '../../../src/app/core/caller.ts'
import { newId } from '../../../src/app/core/ids.ts'
import type { ExportLines } from '../../../src/app/exchange/export-games.ts'
import { ensureAdminToken } from '../../../src/app/service/create-service.ts'
import { migrate } from '../../../src/bin/migrate.ts'
import { folderOf } from '../../../src/postgres/archive/files.ts'
import { distribute } from '../../../src/postgres/citus/distribute.ts'
import { adminOf, perform } from '../../support/admin.ts'
import { databaseOn, sharedCluster, withCitus, workerOf } from '../../support/citus.ts'
import { observe, playOne, twoPlayers } from '../../support/players.ts'
import { queryAt } from '../../support/query.ts'
import { setSeed } from '../../support/seeds.ts'
import {
  ADMIN_TOKEN,
  guest,
  type Node,
  startNode,
  startServices,
  testClock,
} from '../../support/service.ts'

/** Number of games that the test creates, which is more than one page of a list holds. */
const GAMES = 52

interface SpreadService extends Node {
  readonly url: string
  readonly admin: Caller
  readonly ann: Caller
  /** Games in the order of creation; only the last game is still running. */
  readonly games: readonly string[]
}

async function spreadGames(t: Test): Promise<SpreadService> {
  const cluster = sharedCluster(root)
  const url = await databaseOn(cluster)
  await migrate(url)
  await distribute(url, 8)
  const node = await startNode(root, url, { clock: testClock(), archive: folderOf(t.testdir()) })
  await ensureAdminToken(node.store, ADMIN_TOKEN)
  const admin = await node.services.authenticate(ADMIN_TOKEN)
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const games: string[] = []
  for (let made = 0; made < GAMES; made += 1) {
    const { id } = await twoPlayers(node, ...players)
    await playOne(node, players, id)
    if (made < GAMES - 1) await node.services.games.resign(players[0], id)
    games.push(id)
  }
  const places = await Promise.all(games.map((game) => workerOf(url, game)))
  t.same(new Set(places), new Set(cluster.workers), 'both workers have some')
  return { ...node, url, admin, ann: players[0], games }
}

let service: SpreadService

async function textOf(lines: AsyncIterable<ExportLines>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of lines) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

async function fileOf(
  { services, admin }: SpreadService,
  status: 'over' | 'all' = 'all',
): Promise<string> {
  const answer = await perform(services, 'export', admin, undefined, { status })
  // The cast is needed because the API document does not describe the content of an exported file.
  return textOf(answer as AsyncIterable<ExportLines>)
}

const importFile = ({ services }: Node, caller: Caller, text: string) =>
  services.admin.act('game.import', {
    caller,
    id: undefined,
    file: bytesOf(text),
    input: { reason: 'moved', visibility: 'public' },
  })

const gamesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{"game"'))
    .map((line) => JSON.parse(line).game)

root.test('all shards are exported in order, and verify elsewhere', withCitus, async (t) => {
  service = await spreadGames(t)
  const { services, admin, ann, games } = service
  const [first, running] = [games[0]!, games.at(-1)!]
  const ended = games.slice(0, -1)

  const one = await textOf(services.games.export(ann, first))
  const all = await fileOf(service)
  const own = await textOf(services.games.export(ann, running))

  t.same(gamesOf(all), games)
  t.same([gamesOf(one), gamesOf(own)], [[first], [running]])
  const packed: string[] = []
  for await (const line of services.games.raw(ann, first)) packed.push(JSON.parse(line).packed)
  const rows = one.split('\n').filter((line) => line.startsWith('{"row"'))
  t.same(
    rows.map((line) => line.slice(line.indexOf('"packed":') + 9, -1)),
    packed.slice(1),
    'the bytes are the hashed ones',
  )
  const elsewhere = await startServices(t)
  const whole = await fileOf(service, 'over')
  t.match(await importFile(elsewhere, elsewhere.admin, whole), {
    imported: ended.length,
    here: 0,
  })
  for (const game of [first, ended.at(-1)!])
    t.match(await adminOf(elsewhere.services).verify(elsewhere.admin, game), {
      ok: true,
      verdict: 'proved',
      unverified: 0,
    })
  const players = [await guest(elsewhere, 'Ann'), await guest(elsewhere, 'Bob')] as const
  const { id } = await twoPlayers(elsewhere, ...players)
  await elsewhere.services.games.resign(players[0], id)
  const back = await textOf(elsewhere.services.games.export(players[0], id))
  t.match(await importFile(service, admin, back), { imported: 1, here: 0 })
  t.match(await adminOf(services).verify(admin, id), { ok: true, verdict: 'proved' })
})

root.test('on Citus games are not archived; a dry run counts their rows', withCitus, async (t) => {
  const { store, services, admin, url, games } = service
  const input = { reason: 'retention', olderThanDays: 1 } as const
  const [one, two] = games as [string, string]
  await queryAt(
    url,
    `update games set ended_at = to_timestamp(0.001) where id in ('${one}', '${two}')`,
  )
  const [rows] = await queryAt(
    url,
    `select count(*)::int as rows from commits where game_id in ('${one}', '${two}')`,
  )

  const { changes } = await services.admin.preview(admin, { act: 'job.archive', input })

  t.same(changes, { games: 2, rows: rows!.rows[0].rows, oldest: 1, newest: 1 })
  t.match(await store.archive.hindrance(), /Citus/)
  await t.rejects(perform(services, 'archiveGames', admin, undefined, input), {
    code: 'archive-hindered',
    message: /on Citus, games stay in the database/,
  })
})

root.test('a game without rows is listed and verified as before', withCitus, async (t) => {
  const { store, url, ann, games } = service
  const [there] = games as [string]
  const gone = newId(Date.now())
  await queryAt(
    url,
    `insert into games select (jsonb_populate_record(games, jsonb_build_object(
         'id', '${gone}', 'invite_code', '${gone}', 'archived_at', to_timestamp(0.005)))).*
       from games where id = '${there}'`,
    `insert into archived (game_id, file, from_byte, bytes, sha256, last_version, head,
         first_rules, last_rules, read_back_at, removed_at)
       values ('${gone}', 'a file', 0, 1, '', 77, '\\xabcd', 3, 4, to_timestamp(0.001),
         to_timestamp(0.005))`,
    setSeed(gone),
  )

  const everybody = { forks: false, status: null, ruleset: null, before: null, limit: 100 }
  const listed = await store.games.list({ ...everybody, mine: null, seenBy: ann.account.id })
  const shown = await store.games.listed([gone, there])
  const heads = await store.games.heads([gone, there])

  const { version } = await observe(service, ann, there)
  for (const page of [listed, shown]) {
    t.match(
      page.find(({ id }) => id === gone),
      { version: 77, head: 'abcd', archivedAt: 5 },
    )
    t.match(
      page.find(({ id }) => id === there),
      { version, head: heads.get(there)! },
    )
  }
  t.equal(heads.get(gone), 'abcd')
  t.equal((await store.log.versions([gone, there])).get(gone), 77)
  t.match(await store.exports.these([gone, there]), [{ id: there }, { id: gone, rules: [3, 4] }])
  // PostgreSQL adds a database session's work to its statistics only when the session ends, so the
  // test closes the connections first.
  await service.services.close()
})
