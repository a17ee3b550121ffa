// A log on a real Citus that lies in months: how it comes to be so, and how months leave.
import pg from 'pg'
import root, { type Test } from 'tap'
import { archiveGames, endedBefore } from '../../../src/app/archive/archive-games.ts'
import { AuditCapability } from '../../../src/app/core/audit-capability.ts'
import type { Caller } from '../../../src/app/core/caller.ts'
import { newId } from '../../../src/app/core/ids.ts'
import { Unavailable } from '../../../src/app/core/ports.ts'
import { PackLibrary } from '../../../src/app/packs/packs.ts'
import { ensureAdminToken } from '../../../src/app/service/create-service.ts'
import { migrate } from '../../../src/bin/migrate.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { folderOf } from '../../../src/postgres/archive/files.ts'
import { checkDistribution, distribute } from '../../../src/postgres/citus/distribute.ts'
import { closePartition } from '../../../src/postgres/partitions/close-partition.ts'
import { partition } from '../../../src/postgres/partitions/partition.ts'
import { atWorker, type Cluster, databaseOn, noCitus, sharedCluster } from '../../support/citus.ts'
import { deskOf, perform } from '../../support/desk.ts'
import { observe, playOne, twoPlayers } from '../../support/players.ts'
import { queryAt } from '../../support/query.ts'
import { areStored, storedRow, storeFirst } from '../../support/rows.ts'
import { ADMIN_TOKEN, guest, type Node, startNode, testClock } from '../../support/service.ts'

const HUNDRED_DAYS = 100 * 24 * 3_600
const RESTRICTED = '23001'
/** Of a game that was made in no month. */
const NO_TIME = 'f0000000-0000-7000-8000-000000000000'

const asReplica = 'set session_replication_role = replica'

type Players = readonly [Caller, Caller]

/** Of all tests of this file, in their order: the first one makes it. */
let url = ''
let cluster: Cluster

async function playersOf(node: Node): Promise<Players> {
  return [await guest(node, 'Ann'), await guest(node, 'Bob')]
}

async function begunGame(node: Node, players: Players): Promise<string> {
  const { id } = await twoPlayers(node, ...players)
  await playOne(node, players, id)
  return id
}

async function endedGame(node: Node, players: Players): Promise<string> {
  const id = await begunGame(node, players)
  await node.services.games.resign(players[0], id)
  return id
}

async function partsAt(server = url): Promise<string[]> {
  const [found] = await queryAt(
    server,
    `select relname as part from pg_inherits join pg_class on oid = inhrelid
     where inhparent = 'commits'::regclass order by 1`,
  )
  return found!.rows.map(({ part }) => part)
}

async function rowsOf(table: string): Promise<number> {
  const [found] = await queryAt(url, `select count(*)::int as rows from ${table}`)
  return found!.rows[0].rows
}

/** One game in each part. */
async function fill(parts: readonly string[]): Promise<void> {
  const months = parts.flatMap((part) => /_(20\d\d)_(\d\d)$/.exec(part)?.slice(1).join('-') ?? [])
  const ids = [...months.map((month) => newId(Date.parse(`${month}-02`))), NO_TIME, newId(1)]
  for (const id of ids)
    await queryAt(url, `insert into commits values ('${id}', 0, 1, 1, '[]', '', null)`)
}

async function mustBeGuarded(t: Test, parts: readonly string[]): Promise<void> {
  for (const place of ['commits', ...parts])
    for (const text of [`update ${place} set at = 2`, `delete from ${place}`, `truncate ${place}`])
      await t.rejects(queryAt(url, asReplica, text), { code: RESTRICTED }, text)
  for (const worker of cluster.workers) {
    const place = atWorker(url, worker)
    const [, found] = await queryAt(
      place,
      'set citus.override_table_visibility to off',
      `select distinct on (part) relname as shard, regexp_replace(relname, '_[0-9]+$', '') as part
       from pg_class where relname ~ '^commits_.*_[0-9]{6}$' and relkind = 'r' order by part`,
    )
    const shards = found!.rows.map(({ shard }) => shard)
    t.equal(shards.length, parts.length, 'one of each part')
    const asked = ['set citus.enable_manual_changes_to_shards to on', asReplica]
    for (const shard of shards)
      await t.rejects(queryAt(place, ...asked, `truncate ${shard}`), { code: RESTRICTED }, shard)
  }
}

async function mustBeSound(t: Test): Promise<void> {
  const { lines, isSound } = await checkDistribution(url)
  t.ok(isSound, lines.join('; '))
}

async function moveShardOf(game: string): Promise<void> {
  const [found] = await queryAt(
    url,
    `select shardid, nodename, nodeport from pg_dist_shard_placement
     where shardid = get_shard_id_for_distribution_column('commits', '${game}'::uuid)`,
  )
  const { shardid, nodename, nodeport } = found!.rows[0]
  const other = cluster.workers.find((worker) => worker !== `${nodename}:${nodeport}`)!.split(':')
  await queryAt(
    url,
    `select citus_move_shard_placement(${shardid}, '${nodename}', ${nodeport},
       '${other[0]}', ${other[1]}, 'block_writes')`,
  )
}

root.test(
  'a log that is spread is laid in months below nodes that run, and no row moves',
  { skip: noCitus },
  async (t) => {
    cluster = sharedCluster(root)
    url = await databaseOn(cluster)
    await migrate(url)
    await distribute(url, 8)
    const node = await startNode(t, url)
    await ensureAdminToken(node.store, ADMIN_TOKEN)
    const admin = await node.services.authenticate(ADMIN_TOKEN)
    const players = await playersOf(node)
    const games = await Promise.all([begunGame(node, players), begunGame(node, players)])
    const places = `select nodeport, count(*) from pg_dist_shard_placement join pg_dist_shard
      using (shardid) where logicalrelid = 'commits'::regclass group by 1 order by 1`
    const all = 'select * from commits order by 1, 2'
    const before = (await queryAt(url, all, places)).map(({ rows }) => rows)

    t.match(await partition(url), [/^The log lies in months: games made before 20\d\d-\d\d-01 are/])

    t.same(
      (await queryAt(url, all, places)).map(({ rows }) => rows),
      before,
    )
    t.match(await partition(url), ['The log lies in months already.'])
    for (const id of games) {
      await playOne(node, players, id)
      await node.services.games.resign(players[0], id)
      t.match(await deskOf(node.services).verify(admin, id), { ok: true })
    }
    const parts = await partsAt()
    t.match(parts, [/^commits_20/, /^commits_20/, 'commits_before', 'commits_other'])
    await mustBeSound(t)
    await fill(parts)
    await mustBeGuarded(t, parts)
  },
)

root.test(
  'months that were laid before the log is spread go with it, and are made at the workers',
  { skip: noCitus },
  async (t) => {
    url = await databaseOn(cluster)
    await migrate(url)
    const node = await startNode(t, url)
    const players = await playersOf(node)
    const game = await begunGame(node, players)
    const before = await observe(node, players[0], game)
    await partition(url)

    t.match(await distribute(url, 8), [/^The log lies in 8 shards/])

    const later = await startNode(t, url)
    const { version, view } = await observe(later, players[0], game)
    t.same({ version, view }, { version: before.version, view: before.view })
    await playOne(later, players, game)
    const parts = await partsAt()
    const [, last] = parts
    await queryAt(url, `drop table ${last}`)
    await later.store.archive.months.makeAhead()
    t.same(await partsAt(), parts)
    await mustBeSound(t)
    await fill(parts)
    t.ok((await rowsOf(last!)) > 0)
    await mustBeGuarded(t, parts)
  },
)

root.test('a shard moves with its months, guarded as before', { skip: noCitus }, async (t) => {
  const { store } = await startNode(t, url)
  const game = newId(Date.now())
  await storeFirst(url, game)
  t.same(areStored(await store.log.append([storedRow(game, 1)])), [true])

  await moveShardOf(game)

  t.same(areStored(await store.log.append([storedRow(game, 2)])), [true], 'by the old map')
  t.same((await store.log.versions([game])).get(game), 3)
  await queryAt(url, 'call citus_cleanup_orphaned_resources()')
  await mustBeSound(t)
  await mustBeGuarded(t, await partsAt())
})

/** A log in months, with two games that have ended. */
async function withOldGames(t: Test) {
  url = await databaseOn(cluster)
  await migrate(url)
  await partition(url)
  await distribute(url, 8)
  const clock = testClock()
  const archive = folderOf(t.testdir())
  const node = await startNode(t, url, { clock, archive })
  await ensureAdminToken(node.store, ADMIN_TOKEN)
  const admin = await node.services.authenticate(ADMIN_TOKEN)
  const players = await playersOf(node)
  const games = [await endedGame(node, players), await endedGame(node, players)]
  const again = () => startNode(t, url, { clock, archive })
  return { ...node, clock, players, admin, games, again }
}

function dropOld({ store }: Node) {
  const context = { ports: store, packs: new PackLibrary(registry, [], store) }
  const all = { ruleset: null, behind: null, upTo: null, gamesMax: 1_000 }
  const wanted = { ...all, endedBefore: endedBefore(context, 90), drops: true }
  const watcher = { goesOn: () => true, onStep: () => {} }
  return archiveGames(context, wanted, { reason: 'space' }, watcher)
}

async function exportOf({ services }: Node, caller: Caller, game: string): Promise<string[]> {
  const pieces: Buffer[] = []
  for await (const piece of services.games.export(caller, game)) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString().split('\n').slice(1)
}

/** Tables of a part at all servers. */
async function tablesOf(part: string): Promise<number> {
  const servers = [url, ...cluster.workers.map((worker) => atWorker(url, worker))]
  const counts = await Promise.all(
    servers.map(async (server) => {
      const [, found] = await queryAt(
        server,
        'set citus.override_table_visibility to off',
        `select count(*)::int as tables from pg_class where relname ~ '^${part}(_[0-9]+)?$'`,
      )
      return found!.rows[0].tables as number
    }),
  )
  return counts.reduce((sum, tables) => sum + tables, 0)
}

root.test(
  'a month leaves all workers once all of it was read back; its games are shown as before',
  { skip: noCitus },
  async (t) => {
    const node = await withOldGames(t)
    const { services, store, clock, players, admin, games } = node
    const [ann] = players
    const [game] = games as [string]
    const running = await begunGame(node, players)
    clock.skip(HUNDRED_DAYS)
    const asked = { reason: 'retention', olderThanDays: 90 } as const
    await t.rejects(perform(services, 'archiveGames', admin, undefined, asked), {
      code: 'archive-hindered',
      message: /whole months/,
    })

    const kept = await dropOld(node)
    t.match(kept, { games: 0, files: 1, stayed: [] }, 'a game of the month runs')
    t.ok((await partsAt()).includes('commits_before'))
    t.match(await observe(node, ann, game), { archivedAt: null })
    const before = { file: await exportOf(node, ann, game), shown: await observe(node, ann, game) }

    await services.games.resign(ann, running)
    clock.skip(HUNDRED_DAYS)
    const dropped = await dropOld(node)

    t.match(dropped, { games: 3, stayed: [] })
    t.ok(dropped.parts.includes('commits_before'))
    t.notOk((await partsAt()).includes('commits_before'))
    t.equal(await tablesOf('commits_before'), 0)
    await mustBeSound(t)
    const later = await node.again()
    const { id, version, view, archivedAt } = await observe(later, ann, game)
    t.same(
      { id, version, view },
      { id: game, version: before.shown.version, view: before.shown.view },
    )
    t.type(archivedAt, 'number')
    t.same(await exportOf(later, ann, game), before.file)
    const { items } = await later.services.games.list(ann, { mine: true, limit: 20, forks: false })
    t.match(
      items.find((item) => item.id === game),
      { version, archivedAt },
    )
    const all = [...games, running]
    t.same(new Set((await store.games.heads(all)).keys()), new Set(all))
    for (const one of all) t.match(await deskOf(later.services).verify(admin, one), { ok: true })
    const [audit] = await queryAt(url, `select detail from audits where action = 'archive.drop'`)
    t.match(audit!.rows.at(-1), { detail: { part: 'commits_before', games: 3 } })
    await begunGame(later, players)
    t.equal(await rowsOf('commits_other'), 2, 'a game of that month would lie there')
  },
)

root.test(
  'a month with a game that is not in the archive as it is here stays, and goes on',
  { skip: noCitus },
  async (t) => {
    const node = await withOldGames(t)
    const { store, clock, players, games } = node
    clock.skip(HUNDRED_DAYS)
    const part = 'commits_before'
    const warrant = await AuditCapability.record(store.audits, {
      id: newId(clock.now()),
      at: clock.now(),
      account: null,
      role: null,
      token: null,
      subject: null,
      game: null,
      action: 'archive.run',
      running: false,
      reason: 'space',
      detail: {},
    })
    const drop = () => {
      const id = newId(clock.now())
      return store.archive.months.drop(warrant.reuse(), { id, part, at: clock.now() })
    }
    const rows = await rowsOf('commits')

    const before = await drop()
    await queryAt(
      url,
      `create temp table last as select distinct on (game_id) game_id, last_version, head
       from commits order by game_id, first_version desc;`,
      `insert into archived (game_id, file, from_byte, bytes, sha256, last_version, head,
         first_rules, last_rules, read_back_at)
       select game_id, 'a file', 0, 1, '', last_version,
         case game_id when '${games[0]}' then head else '\\x00' end, 1, 1, 1 from last`,
    )
    const other = await drop()

    t.same([before, other], [null, null])
    t.equal(await store.archive.months.isArchived(part), false)
    t.equal(await rowsOf('commits'), rows)
    await endedGame(node, players)
    await t.rejects(
      store.archive.remove(warrant.reuse(), { id: newId(1), games: [games[0]!], at: 1 }),
      'no row leaves by itself',
    )
    t.ok((await rowsOf('commits')) > rows)
  },
)

root.test(
  'a month that is closed takes no row, holds up no other, and opens by itself',
  { skip: noCitus },
  async (t) => {
    const { store } = await startNode(t, url)
    const [part] = (await partsAt()) as [string]
    const month = Date.parse(`${part.slice('commits_'.length).replace('_', '-')}-02`)
    const [there, elsewhere] = [newId(month), newId(Date.now())]
    await storeFirst(url, there, elsewhere)
    const append = async (game: string, version: number) =>
      areStored(await store.log.append([storedRow(game, version)]))
    const closing = async (until: Date) => {
      const client = new pg.Client(url)
      await client.connect()
      await client.query('begin')
      await closePartition(client, part, until)
      await client.query('commit')
      await client.end()
    }

    await closing(new Date(Date.now() + 600_000))
    await t.rejects(append(there, 1), Unavailable)
    t.same(await append(elsewhere, 1), [true])
    await closing(new Date(Date.now() - 1_000))
    t.same(await append(there, 1), [true])
  },
)
