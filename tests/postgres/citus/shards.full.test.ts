import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import root, { type Test } from 'tap'
import { Unavailable } from '../../../src/app/core/ports.ts'
import type { NewRow } from '../../../src/app/runtime/port.ts'
import { migrate } from '../../../src/bin/migrate.ts'
import { grantsFor } from '../../../src/postgres/accounts/grants.ts'
import { distribute } from '../../../src/postgres/citus/distribute.ts'
import {
  atWorker,
  databaseOn,
  gameAt,
  moveShardOf,
  shardOf,
  sharedCluster,
  withCitus,
  workerOf,
} from '../../support/citus.ts'
import { queryAt } from '../../support/query.ts'
import { areStored, storedRow, storeFirst } from '../../support/rows.ts'
import { type Node, startNode } from '../../support/service.ts'
import { untilAsync } from '../../support/until.ts'

/**
 * Pause between the writes of the test, so that Citus can copy the rows that are written while it
 * moves a shard.
 */
const PACE_MILLISECONDS = 20

interface Spread {
  readonly url: string
  readonly node: Node
  readonly here: string
  readonly there: string
  readonly game: string
  append(version: number): Promise<boolean>
  tail(): Promise<number[]>
}

async function spread(t: Test): Promise<Spread> {
  const cluster = sharedCluster(root)
  const url = await databaseOn(cluster)
  const [here, there] = cluster.workers as [string, string]
  await migrate(url)
  await distribute(url, 4)
  const node = await startNode(t, url)
  const { log } = node.store
  const game = await gameAt(url, here)
  await storeFirst(url, game)
  let [by] = await log.append([storedRow(game, 1)])
  const append = async (version: number) => {
    const [stored] = await log.append([{ ...storedRow(game, version), server: by ?? null }])
    by = stored
    return stored !== null
  }
  const tail = async () => {
    const found = await log.tails([{ gameId: game, from: 0 }])
    return (found.get(game) ?? []).map(({ firstVersion }) => firstVersion)
  }
  return { url, node, here, there, game, append, tail }
}

/** On a busy machine, moving a shard may take longer than the time limit of a write. */
const laterWhereHeldUp = (error: unknown): undefined => {
  if (!(error instanceof Unavailable)) throw error
}

async function heldUp(url: string): Promise<{ letGo(): Promise<void> }> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('begin')
  await client.query('lock table pg_dist_placement in exclusive mode')
  return { letGo: () => client.end() }
}

async function isHeldUp(url: string): Promise<boolean> {
  const [answer] = await queryAt(
    url,
    `select exists (
       select from pg_locks where not granted and relation = 'pg_dist_placement'::regclass
     ) as held`,
  )
  return answer!.rows[0].held
}

root.test('a row for a moving shard waits for its destination', withCitus, async (t) => {
  const { url, game, there, append, tail } = await spread(t)
  const holding = await heldUp(url)
  const moved = moveShardOf(url, game, there)
  await untilAsync(() => isHeldUp(url))

  let isDone = false
  const appending = append(2).finally(() => {
    isDone = true
  })
  await new Promise((resolve) => setTimeout(resolve, 150))
  const wasDone = isDone
  await holding.letGo()
  await moved

  t.ok(await appending)
  t.notOk(wasDone, 'it waited')
  t.equal(await workerOf(url, game), there)
  t.same(await tail(), [0, 1, 2], 'the row is in the shard')
  t.ok(await append(3))
})

root.test('a shard moving to and fro under many writers loses no row', withCitus, async (t) => {
  const { url, node, here, there, game } = await spread(t)
  const games = [game, ...(await Promise.all(Array.from({ length: 7 }, () => gameAt(url, here))))]
  await storeFirst(url, ...games.slice(1))
  const stored = new Map(games.map((one) => [one, 1]))
  stored.set(game, 2)
  let isMoving = true
  const all = Promise.all(
    games.map(async (one) => {
      let server: string | null = null
      while (isMoving) {
        const version = stored.get(one)!
        const row: NewRow = { ...storedRow(one, version), server }
        const by = await node.store.log.append([row]).then(([by]) => by!, laterWhereHeldUp)
        if (by === null) throw new Error(`version ${version} of ${one} was not stored`)
        if (by === undefined) continue
        server = by
        stored.set(one, version + 1)
        await sleep(PACE_MILLISECONDS)
      }
    }),
  )

  for (const to of [there, here, there]) await moveShardOf(url, game, to, 'force_logical')
  isMoving = false
  await all

  t.same(await node.store.log.versions(games), stored)
})

root.test('a split shard accepts writes, also by an old map', withCitus, async (t) => {
  const { url, here, game, append, tail } = await spread(t)
  const shard = await shardOf(url, game)
  const [answer] = await queryAt(
    url,
    `select (shardminvalue::bigint + shardmaxvalue::bigint) / 2 as middle,
       (select nodeid from pg_dist_node where nodename || ':' || nodeport = '${here}') as node
     from pg_dist_shard where shardid = ${shard}`,
  )
  const { middle, node } = answer!.rows[0]

  await queryAt(
    url,
    `select citus_split_shard_by_split_points(
       ${shard}, array['${middle}'], array[${node}, ${node}], 'block_writes')`,
  )

  for (const version of [2, 3, 4]) t.ok(await append(version), `version ${version}`)
  t.same(await tail(), [0, 1, 2, 3, 4])
  t.not(await shardOf(url, game), shard)
})

root.test('a row with a lost race or wrong predecessor is refused', withCitus, async (t) => {
  const { url, node, game, here, append } = await spread(t)
  const other = await startNode(t, url)
  const [by] = await other.store.log.append([storedRow(game, 2)])
  t.ok(by)

  t.notOk(await append(2), 'another row was first')
  const unlike = { ...storedRow(game, 3), before: { firstVersion: 2, head: '11'.repeat(32) } }
  const append3 = async (row: typeof unlike) => areStored(await node.store.log.append([row]))
  t.same(await append3(unlike), [false], 'after another row')
  t.same(await append3(storedRow(game, 4)), [false], 'after a gap')
  t.same(await append3(storedRow(game, 3)), [true])
  const table = `commits_${await shardOf(url, game)}`
  for (const text of [`update ${table} set at = 2`, `delete from ${table}`, `truncate ${table}`])
    await t.rejects(
      queryAt(
        atWorker(url, here),
        'set citus.enable_manual_changes_to_shards to on',
        'set session_replication_role = replica',
        text,
      ),
      { code: '23001' },
    )
})

root.test('a role that owns nothing writes and reads the log', withCitus, async (t) => {
  const { url, game } = await spread(t)
  await queryAt(url, 'create role serving login', ...grantsFor('serving').split('\n'))
  const { store } = await startNode(t, Object.assign(new URL(url), { username: 'serving' }).href)

  t.same(areStored(await store.log.append([storedRow(game, 2)])), [true])

  t.same((await store.log.versions([game])).get(game), 3)
})
