// A log that lies in months: those that have wholly left for files are dropped.
import t, { type Test } from 'tap'
import { archiveGames, endedBefore } from '../../src/app/archive/archive-games.ts'
import type { ArchiveListener } from '../../src/app/archive/archive-task.ts'
import { AuditCapability } from '../../src/app/core/audit-capability.ts'
import type { Caller } from '../../src/app/core/caller.ts'
import { newId } from '../../src/app/core/ids.ts'
import { PackLibrary } from '../../src/app/packs/packs.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { folderOf } from '../../src/postgres/archive/files.ts'
import { partition } from '../../src/postgres/partitions/partition.ts'
import { deskOf } from '../support/desk.ts'
import { observe, playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, startServices, testClock } from '../support/service.ts'

const HUNDRED_DAYS = 100 * 24 * 3_600
const RESTRICTED = '23001'
/** Of a game that was made in no month. */
const NO_TIME = 'f0000000-0000-7000-8000-000000000000'

/** Two games that ended a hundred days ago, in the first part of the log. */
async function withMonths(t: Test) {
  const clock = testClock()
  const archive = folderOf(t.testdir())
  const node = await startServices(t, { clock, archive })
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const games = [await endedGame(node, players), await endedGame(node, players)]
  const said = await partition(node.url)
  return { ...node, clock, players, games, said }
}

async function endedGame(node: Node, players: readonly [Caller, Caller]): Promise<string> {
  const { id } = await twoPlayers(node, ...players)
  await playOne(node, players, id)
  await node.services.games.resign(players[0], id)
  return id
}

function dropOld({ store }: Node, goesOn: ArchiveListener['goesOn'] = () => true) {
  const context = { ports: store, packs: new PackLibrary(registry, [], store) }
  const all = { ruleset: null, behind: null, upTo: null, gamesMax: 1_000 }
  const wanted = { ...all, endedBefore: endedBefore(context, 90), drops: true }
  const watcher = { goesOn, onStep: () => {} }
  return archiveGames(context, wanted, { reason: 'space' }, watcher)
}

async function partsAt(url: string): Promise<string[]> {
  const [found] = await queryAt(
    url,
    `select relname as part from pg_inherits join pg_class on oid = inhrelid
     where inhparent = 'commits'::regclass order by 1`,
  )
  return found!.rows.map(({ part }) => part)
}

async function rowsAt(url: string, table = 'commits'): Promise<number> {
  const [found] = await queryAt(url, `select count(*)::int as rows from ${table}`)
  return found!.rows[0].rows
}

t.test('a log is laid in months while games go on, and no row moves', async (t) => {
  const node = await startServices(t)
  const { url } = node
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...players)
  await playOne(node, players, id)
  const all = 'select ctid, * from commits order by 2, 3'
  const kind = `select tgname, tgenabled from pg_trigger
    where tgrelid = 'commits'::regclass and not tgisinternal order by 1`
  const acl = `select (aclexplode(relacl)).privilege_type as name from pg_class
    where oid = 'commits'::regclass order by 1`
  const before = (await queryAt(url, all, kind, acl)).map(({ rows }) => rows)

  t.match(await partition(url), [/^The log lies in months: games made before 20\d\d-\d\d-01 are/])
  t.same(
    (await queryAt(url, all, kind, acl)).map(({ rows }) => rows),
    before,
  )
  t.match(await partition(url), ['The log lies in months already.'])
  const rows = await rowsAt(url)
  await playOne(node, players, id)
  await node.services.games.resign(players[0], id)

  t.ok((await rowsAt(url)) > rows)
  t.match(await deskOf(node.services).verify(node.admin, id), { ok: true })
  const parts = await partsAt(url)
  t.match(parts, [/^commits_20/, /^commits_20/, 'commits_before', 'commits_other'])
})

t.test('nobody changes or removes what is stored in a part, nor empties one', async (t) => {
  const { url } = await withMonths(t)
  const parts = await partsAt(url)
  const months = parts.flatMap((part) => /_(20\d\d)_(\d\d)$/.exec(part)?.slice(1).join('-') ?? [])
  const ids = [...months.map((month) => newId(Date.parse(`${month}-02`))), NO_TIME]
  for (const id of ids)
    await queryAt(url, `insert into commits values ('${id}', 0, 1, 1, '[]', '', null)`)
  const places = ['commits', ...parts]
  t.same(
    await Promise.all(places.map((place) => rowsAt(url, place).then(Boolean))),
    places.map(() => true),
  )

  for (const place of places)
    for (const text of [`update ${place} set at = 2`, `delete from ${place}`, `truncate ${place}`])
      await t.rejects(
        queryAt(url, 'set session_replication_role = replica', text),
        { code: RESTRICTED },
        text,
      )
})

t.test('a month goes as a whole once all of it was read back; its games are shown', async (t) => {
  const node = await withMonths(t)
  const { url, clock, players, games } = node
  const [ann] = players
  const before = await observe(node, ann, games[0]!)
  const running = await twoPlayers(node, ...players)
  clock.skip(HUNDRED_DAYS)

  const kept = await dropOld(node)
  t.match(kept, { games: 2, stayed: [] }, 'a game of the month runs')
  t.ok((await partsAt(url)).includes('commits_before'))
  t.same(await gamesAt(url), [running.id], 'what is archived leaves it all the same')

  await node.services.games.resign(ann, running.id)
  clock.skip(HUNDRED_DAYS)
  const dropped = await dropOld(node)

  t.match(dropped, { games: 1, stayed: [] })
  t.ok(dropped.parts.includes('commits_before'))
  t.notOk((await partsAt(url)).includes('commits_before'))
  t.match(await observe(node, ann, games[0]!), { id: before.id, version: before.version })
  for (const game of [...games, running.id])
    t.match(await deskOf(node.services).verify(node.admin, game), { ok: true })
  const [audit] = await queryAt(url, `select detail from audits where action = 'archive.drop'`)
  t.match(audit!.rows.at(-1), { detail: { part: 'commits_before', games: 1, rows: 2 } })
})

t.test('who was cut off before the drop has lost nothing, and the next one drops', async (t) => {
  const node = await withMonths(t)
  const { url, clock, players, games } = node
  clock.skip(HUNDRED_DAYS)
  const rows = await rowsAt(url)

  const cut = await dropOld(node, async () => (await rowsAt(url, 'archived')) === 0)
  t.match(cut, { games: 0, files: 1 })
  t.equal(await rowsAt(url), rows)
  const again = await dropOld(node)

  t.match(again, { games: 2, files: 0, stayed: [] })
  t.ok(again.parts.includes('commits_before'))
  t.match(await dropOld(node), { games: 0, files: 0 })
  for (const id of games) t.match(await observe(node, players[0], id), { id, status: 'over' })
})

t.test('a part with a game that is not in the archive as it is here is refused', async (t) => {
  const node = await withMonths(t)
  const { store, url, clock, games } = node
  clock.skip(HUNDRED_DAYS)
  const warrant = () =>
    AuditCapability.record(store.audits, {
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
  const part = 'commits_before'
  const drop = async () =>
    store.archive.months.drop(await warrant(), { id: newId(clock.now()), part, at: clock.now() })
  const rows = await rowsAt(url)
  t.equal(await store.archive.hindrance(true), null)

  const before = await drop()
  await queryAt(
    url,
    `insert into archived (game_id, file, from_byte, bytes, sha256, last_version, head, first_rules,
       last_rules, read_back_at)
     select distinct on (game_id) game_id, 'a file', 0, 1, '', last_version,
       case game_id when '${games[0]}' then head else '\\x00' end, 1, 1, 1
     from commits order by game_id, first_version desc`,
  )
  const other = await drop()

  t.same([before, other], [null, null])
  t.equal(await rowsAt(url), rows)
  t.match(await dropOld(node), { games: 0 }, 'nor is one whose file is not there')
  t.equal(await rowsAt(url), rows)
})

t.test('a log that is one table has no month to drop', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock, archive: folderOf(t.testdir()) })

  await t.rejects(dropOld(node), /npm run migrate -- --partitions/)
  await node.store.archive.months.makeAhead()
})

t.test('months to come are made ahead, by who owns nothing, too', async (t) => {
  const { store, url, said } = await withMonths(t)
  const parts = await partsAt(url)
  const [, last] = parts
  await queryAt(url, `drop table ${last}`)

  await queryAt(url, 'set role pg_read_all_data', 'select make_log_months()')
  t.same(await partsAt(url), parts)

  await queryAt(url, `drop table ${last}`)
  const month = Date.parse(last!.slice('commits_'.length).replace('_', '-'))
  await queryAt(url, `insert into commits values ('${newId(month)}', 0, 1, 1, '[]', '', null)`)
  await store.archive.months.makeAhead()

  t.notOk((await partsAt(url)).includes(last!), 'what lies elsewhere stays there')
  t.equal(await rowsAt(url, 'commits_other'), 1)
  t.equal(said.length, 1)
})

async function gamesAt(url: string): Promise<string[]> {
  const [found] = await queryAt(url, 'select distinct game_id as id from commits order by 1')
  return found!.rows.map(({ id }) => id)
}
