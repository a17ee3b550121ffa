import root from 'tap'
import type { Caller } from '../../../src/app/core/caller.ts'
import { newId } from '../../../src/app/core/ids.ts'
import { Unavailable } from '../../../src/app/core/ports.ts'
import { ensureAdminToken } from '../../../src/app/service/create-service.ts'
import { migrate } from '../../../src/bin/migrate.ts'
import { checkDistribution, distribute } from '../../../src/postgres/citus/distribute.ts'
import { ShardMap } from '../../../src/postgres/citus/shard-map.ts'
import { Workers } from '../../../src/postgres/citus/workers.ts'
import { OutageDetector } from '../../../src/postgres/connection/outage-detector.ts'
import { Pool } from '../../../src/postgres/connection/pools.ts'
import { adminOf } from '../../support/admin.ts'
import {
  atWorker,
  type Cluster,
  flushesAt,
  gameAt,
  moveShardOf,
  sharedCluster,
  withCitus,
  workerOf,
} from '../../support/citus.ts'
import { observe, playOne, readyMove, send, twoPlayers } from '../../support/players.ts'
import { queryAt } from '../../support/query.ts'
import { areStored, storedRow, storeFirst } from '../../support/rows.ts'
import { ADMIN_TOKEN, guest, type Node, startNode, testClock } from '../../support/service.ts'
import { until, untilAsync } from '../../support/until.ts'

type Callers = readonly [Caller, Caller]

let cluster: Cluster
let url = ''
let workers: readonly string[] = []

root.test('a filled database is distributed over the workers, once', withCitus, async (t) => {
  cluster = sharedCluster(root)
  url = cluster.url
  workers = cluster.workers
  await migrate(url)
  const node = await startNode(t, url)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  await playOne(node, callers, id)
  const before = await observe(node, callers[0], id)
  t.match(await checkDistribution(url), { isSound: false })

  t.match(await distribute(url, 8), [/^The log is stored in 8 shards/])
  t.same(await distribute(url, 8), ['The log is distributed already.'])

  const { lines, isSound } = await checkDistribution(url)
  t.ok(isSound, lines.join('; '))
  t.same(lines.filter((line) => line.endsWith(' 4 shards')).length, 2)
  const later = await startNode(t, url)
  const { version, view } = await observe(later, callers[0], id)
  t.same({ version, view }, { version: before.version, view: before.view })
  await playOne(later, callers, id)
  await queryAt(url, 'create index ix_later on commits (at)', 'drop index ix_later')
})

root.test('a node knows the place of rows, also after a shard has moved', withCitus, async (t) => {
  const pool = new Pool(url, { max: 1 }, new OutageDetector())
  t.teardown(() => pool.end())
  const map = new ShardMap(pool)
  await map.open()
  t.teardown(() => map.close())
  const ids = Array.from({ length: 1_000 }, (_, place) => newId(Date.now() + place))
  const placesAsked = `select id, nodename || ':' || nodeport as place
    from unnest('{${ids}}'::uuid[]) as id join pg_dist_shard_placement
    on shardid = get_shard_id_for_distribution_column('commits', id)`
  const placed = async () => {
    const [answer] = await queryAt(url, placesAsked)
    return new Map<string, string>(answer!.rows.map(({ id, place }) => [id, place]))
  }
  const known = () => new Map(ids.map((id) => [id, map.partitionOf(id)]))

  const before = await placed()
  t.same(known(), before)
  await leave(ids[0]!)
  await map.readAgain()

  t.not(map.partitionOf(ids[0]!), before.get(ids[0]!))
  t.same(known(), await placed())
})

root.test('on workers a row requires its predecessor, and never changes', withCitus, async (t) => {
  const { store } = await startNode(t, url)
  const games = await Promise.all(workers.map((worker) => gameAt(url, worker)))
  const [one, two] = games as [string, string]
  await storeFirst(url, one, two)
  const append = async (...rows: Parameters<typeof storedRow>[]) =>
    store.log.append(rows.map((row) => storedRow(...row)))

  const [server] = await append([one, 1], [two, 1])
  t.same(
    areStored(await append([one, 1], [two, 2])),
    [false, true],
    'a lost race affects no other row',
  )
  t.same(areStored(await append([one, 3])), [false], 'after a gap')
  const behind = (version: number) => [{ ...storedRow(one, version), server: server! }]
  t.same(await store.log.append(behind(2)), [server], 'after a row of that server')
  t.same(await store.log.append(behind(2)), [null], 'another row was first')
  const other = server!.replace(/^../, (digits) => (digits === '00' ? '01' : '00'))
  t.same(await store.log.append([{ ...behind(3)[0]!, server: other }]), [server], 'it checks')
  t.same(
    [...(await store.log.versions(games))].sort(),
    [[one, 4] as const, [two, 3] as const].sort(),
  )
  const tails = await store.log.tails([{ gameId: one, from: 2 }])
  t.same(
    tails.get(one)?.map(({ firstVersion, packed }) => [firstVersion, packed]),
    [2, 3].map((version) => [version, '[]']),
  )
  for (const place of [url, ...workers.map((worker) => atWorker(url, worker))])
    for (const text of ['update commits set at = 2', 'delete from commits', 'truncate commits'])
      await t.rejects(queryAt(place, 'set session_replication_role = replica', text), text)
})

root.test('a move does not contact the coordinator', withCitus, async (t) => {
  const node = await startNode(t, url)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const games = await Promise.all(Array.from({ length: 16 }, () => twoPlayers(node, ...callers)))
  // When a node first stores a move of a game, the node executes additional statements, so the test
  // makes one move per game before it counts statements.
  for (const { id } of games) await playOne(node, callers, id)
  const ready = await Promise.all(games.map(({ id }) => readyOf(node, callers, id)))
  const start = node.store.traffic.roundTrips

  await Promise.all(ready.map(({ id, mover, input }) => send(node, mover, id, input)))

  t.equal(node.store.traffic.roundTrips - start, 0, 'statements at the coordinator')
})

root.test('the session at a worker does not grow with its statements', withCitus, async (t) => {
  const sessions = new Workers(url)
  t.teardown(() => sessions.end())
  const lanes = sessions.pipelinesTo(workers[0]!)
  const look = { name: 'look', text: 'select packed::text from commits where game_id = $1' }
  const size = {
    name: 'size',
    text: 'select sum(total_bytes)::text from pg_backend_memory_contexts',
  }
  const game = await gameAt(url, workers[0]!)
  const statements = Array.from({ length: 32 }, () => ({ statement: look, values: [game] }))
  const sizeAfter = async (times: number) => {
    for (let time = 0; time < times; time += 1) await lanes.runAll(statements)
    const [done] = await lanes.runAll([{ statement: size, values: [] }])
    return Number(done!.texts[0])
  }
  const before = await sizeAfter(4)

  const after = await sizeAfter(16)

  t.ok(after - before < 1_000_000, `${after - before} bytes more after 512 checks`)
})

root.test('two nodes race for a game: each version has one winner', withCitus, async (t) => {
  const nodes = [await startNode(t, url), await startNode(t, url)]
  const games = await Promise.all(workers.map((worker) => gameAt(url, worker)))
  await storeFirst(url, ...games)

  for (let version = 1; version <= 20; version += 1) {
    const tries = await Promise.all(
      nodes.map(({ store }) => store.log.append(games.map((game) => storedRow(game, version)))),
    )
    for (const place of games.keys())
      t.equal(tries.filter((stored) => stored[place] !== null).length, 1, `version ${version}`)
  }
})

root.test('the scheduler completes a game whose node died before it did', withCitus, async (t) => {
  const clock = testClock()
  const node = await startNode(t, url, { clock })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers, { options: { turnLimit: 5 } })
  while ((await playOne(node, callers, id)) !== null);
  const status = async () =>
    (await queryAt(url, `select status from games where id = '${id}'`))[0]!.rows[0].status
  t.equal(await status(), 'over')
  // Simulates a node that crashed after storing the last row of a game's log and before recording
  // the end of the game.
  await queryAt(url, `update games set status = 'running', ended_at = null where id = '${id}'`)
  clock.skip(10)
  const heir = await startNode(t, url, { clock })

  await untilAsync(async () => {
    await heir.services.sweep()
    return (await status()) === 'over'
  })
  const { games } = await store(heir).log.due({ wakeAt: 0, gameId: null }, clock.now())
  t.notOk(
    games.some(({ gameId }) => gameId === id),
    'it is no longer due',
  )
})

root.test('lists, followers and the admin log work as on one server', withCitus, async (t) => {
  const [one, two] = [await startNode(t, url), await startNode(t, url)]
  await ensureAdminToken(one.store, ADMIN_TOKEN)
  const admin = await one.services.authenticate(ADMIN_TOKEN)
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const { id } = await twoPlayers(one, ...callers, { options: { turnLimit: 5 } })
  const seen: number[] = []
  const { batches } = await two.services.games.follow(callers[0], id, {
    after: 0,
    signal: new AbortController().signal,
  })
  const reading = (async () => {
    for await (const { to } of batches) seen.push(to)
  })()
  while ((await playOne(one, callers, id)) !== null);
  await reading

  const { version } = await observe(one, callers[0], id)
  t.equal(seen.at(-1), version)
  const listed = await store(one).games.list({
    status: 'over',
    forks: false,
    ruleset: null,
    mine: callers[0].account.id,
    seenBy: callers[0].account.id,
    before: null,
    limit: 10,
  })
  t.match(listed, [{ id, version }])
  t.match(await adminOf(one.services).verify(admin, id), { ok: true })
})

root.test('a shard moved under writers with an old map loses nothing', withCitus, async (t) => {
  const { store: writing } = await startNode(t, url)
  const games = await Promise.all(workers.map((worker) => gameAt(url, worker)))
  await storeFirst(url, ...games)
  const stored = new Map(games.map((game) => [game, 0]))
  let isMoving = true
  const write = async (game: string) => {
    for (let version = 1; isMoving || version < 20; version += 1) {
      const [by] = await writing.log.append([storedRow(game, version)])
      if (by === null) throw new Error(`version ${version} of ${game} was not stored`)
      stored.set(game, version + 1)
    }
  }
  const all = Promise.all(games.map(write))

  for (const game of games) await leave(game)
  isMoving = false
  await all

  t.same(await writing.log.versions(games), stored)
  const place = atWorker(url, await workerOf(url, games[0]!))
  await t.rejects(queryAt(place, 'update commits set at = 2'), { code: '23001' })
})

root.test('a shard that moves during the predecessor check is followed', withCitus, async (t) => {
  const { store: writing } = await startNode(t, url)
  const game = await gameAt(url, workers[0]!)
  await storeFirst(url, game)
  const worker = atWorker(url, workers[0]!)
  const here = 'set citus.enable_ddl_propagation to off'
  const [answer] = await queryAt(
    worker,
    `select pg_get_functiondef('stand_behind'::regproc) as look`,
  )
  const { look } = answer!.rows[0]
  t.teardown(() => queryAt(worker, here, look, 'drop sequence leaves'))
  // Raises the error that Citus reports for a moved shard, and counts all attempts with a database
  // sequence, which a rollback does not reset.
  const leaving = async (times: number) => {
    const left = `begin if nextval('leaves') <= ${times} then
        raise 'cannot execute a distributed query from a query on a shard'; end if;`
    await queryAt(worker, here, 'drop sequence if exists leaves', 'create sequence leaves')
    await queryAt(worker, here, look.replace(/\bbegin\b/i, left))
  }

  await leaving(2)
  t.same(areStored(await writing.log.append([storedRow(game, 1)])), [true])

  await leaving(3)
  const { store: other } = await startNode(t, url)
  await t.rejects(other.log.append([storedRow(game, 2)]), Unavailable)
  t.same(areStored(await other.log.append([storedRow(game, 2)])), [true])
})

root.test('a killed worker stops only its games', withCitus, async (t) => {
  const { store } = await startNode(t, url)
  const games = await Promise.all(workers.map((worker) => gameAt(url, worker)))
  const [lost, kept] = games as [string, string]
  await storeFirst(url, ...games)
  let version = 1
  for (; version <= 20; version += 1)
    await Promise.all(games.map((game) => store.log.append([storedRow(game, version)])))
  const epoch = store.log.epoch(kept)

  cluster.kill(workers[0]!)
  const isLost = (error: unknown) => error instanceof Unavailable
  await untilAsync(() => store.log.append([storedRow(lost, version)]).then(() => false, isLost))
  const stored = await store.log.append([storedRow(kept, version)])
  t.same(areStored(stored), [true])
  t.same(store.log.epoch(kept), epoch, 'nothing of it is in doubt')
  t.ok(store.log.epoch(lost) !== epoch)

  cluster.start()
  const before = (await store.log.versions([lost])).get(lost)!
  t.ok(before >= version, 'acknowledged rows are there')
  t.same(areStored(await store.log.append([storedRow(lost, before)])), [true])
})

root.test('sixteen writers share flushes, and all rows are notified', withCitus, async (t) => {
  const [one, two] = [await startNode(t, url), await startNode(t, url)]
  await until(() => !isAlone(one) && !isAlone(two))
  const games = await Promise.all(Array.from({ length: 16 }, () => gameAt(url, workers[0]!)))
  await storeFirst(url, ...games)
  const last = new Map<string, number>()
  two.store.notifier.on('commit', (game, version) => last.set(game, version))
  const before = await flushesAt(atWorker(url, workers[0]!))
  const rows = 60

  await Promise.all(
    games.map(async (game) => {
      for (let version = 1; version <= rows; version += 1)
        await one.store.log.append([storedRow(game, version)])
    }),
  )

  await until(() => games.every((game) => last.get(game) === rows + 1))
  // PostgreSQL adds a database session's work to its statistics only when the session ends, so the
  // test closes the connections first.
  await one.services.close()
  const batches = games.length * rows
  const flushes = (await flushesAt(atWorker(url, workers[0]!))) - before
  t.ok(flushes <= 0.5 * batches, `${flushes} flushes for ${batches} batches`)
})

const store = (node: Node) => node.store
const isAlone = ({ store }: Node) => (store.notifier as unknown as { isAlone: boolean }).isAlone

async function readyOf(node: Node, callers: Callers, id: string) {
  const { decisions } = await observe(node, callers[0], id)
  const mover = decisions.length > 0 ? callers[0] : callers[1]
  return { id, mover, input: await readyMove(node, mover, id) }
}

async function leave(game: string): Promise<void> {
  const from = await workerOf(url, game)
  await moveShardOf(url, game, workers.find((worker) => worker !== from)!)
}
