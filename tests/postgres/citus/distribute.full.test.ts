import pg from 'pg'
import root from 'tap'
import { migrate } from '../../../src/bin/migrate.ts'
import { addMachine, CannotDistribute, distribute } from '../../../src/postgres/citus/distribute.ts'
import { freshDatabase } from '../../database.ts'
import { databaseOn, gameAt, moveShardOf, sharedCluster, withCitus } from '../../support/citus.ts'
import { queryAt } from '../../support/query.ts'
import { untilAsync } from '../../support/until.ts'

root.test('without Citus nothing is distributed, and the error says why', async (t) => {
  const url = await freshDatabase(t)

  await t.rejects(distribute(url), CannotDistribute)
  await t.rejects(distribute(url), { message: /extension citus/ })
})

root.test('a worker may be added again while shards move', withCitus, async (t) => {
  const cluster = sharedCluster(root)
  const [here, there] = cluster.workers as [string, string]
  const url = await databaseOn(cluster)
  await migrate(url)
  const add = async () => (await addMachine(url, there)).join(' ')

  t.equal(await add(), `${there} is known.`)
  await distribute(url, 4)
  t.equal(await add(), `${there} is known, and no shard has to move.`)

  await moveShardOf(url, await gameAt(url, there), here)
  const holder = new pg.Client(url)
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table pg_dist_placement in exclusive mode')
  t.match(await add(), /and shards move there/)
  t.match(await add(), /and shards are on their way already.*say this again/)
  await holder.end()
  await untilAsync(async () => /no shard has to move/.test(await add()))

  const [counted] = await queryAt(url, 'select count(*)::int as all from pg_dist_node')
  t.equal(counted!.rows[0].all, 3, 'the coordinator and two workers')
})
