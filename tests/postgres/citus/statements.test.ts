// What servers are asked where the log lies on Citus, as they count it themselves.
import root from 'tap'
import { migrate } from '../../../src/bin/migrate.ts'
import { distribute } from '../../../src/postgres/citus/distribute.ts'
import {
  atWorker,
  type Cluster,
  countAt,
  countedAt,
  databaseOn,
  flushesAt,
  gameAt,
  noCitus,
  sharedCluster,
} from '../../support/citus.ts'
import { observe, playOne, twoPlayers } from '../../support/players.ts'
import { queryAt } from '../../support/query.ts'
import { areStored, storedRow, storeFirst } from '../../support/rows.ts'
import { guest, startNode } from '../../support/service.ts'
import { until } from '../../support/until.ts'

/** Of background processes meanwhile, and of a session that ends. */
const FLUSHES_BESIDE = 4

/** One of before: that was spread by a version that held no shards. */
type Spread = 'one table' | 'one table of before'

/** With some games at each worker. */
async function spread(how: Spread = 'one table'): Promise<Pick<Cluster, 'url' | 'workers'>> {
  const cluster = sharedCluster(root)
  const { workers } = cluster
  const url = how === 'one table' ? cluster.url : await databaseOn(cluster)
  await migrate(url)
  await distribute(url, 8)
  if (how === 'one table of before') await queryAt(url, 'drop function hold_shards')
  await countAt(url, ...workers.map((worker) => atWorker(url, worker)))
  return { url, workers }
}

for (const [how, statements, shards] of [
  ['one table', 0, 0],
  ['one table of before', 1, 1],
] as const)
  root.test(
    `a log in ${how}: rows of a worker are one flush and ${statements} statements of Citus`,
    { skip: noCitus },
    async (t) => {
      const { url, workers } = await spread(how)
      const { store, services } = await startNode(t, url)
      const [here, there] = workers.map((worker) => atWorker(url, worker)) as [string, string]
      const both = [...workers, ...workers, ...workers]
      const games = await Promise.all(both.map((worker) => gameAt(url, worker)))
      await storeFirst(url, ...games)
      // Connections are opened by the first, which learns which servers are there.
      const by = await store.log.append(games.map((game) => storedRow(game, 1)))
      const append = (version: number) =>
        store.log.append(
          games.map((game, place) => ({ ...storedRow(game, version), server: by[place]! })),
        )
      const before = [await countedAt(here), await countedAt(there)] as const
      const flushesBefore = await flushesAt(here)
      const batches = 8

      for (let version = 2; version < 2 + batches; version += 1)
        t.ok(areStored(await append(version)).every(Boolean))

      const after = [await countedAt(here), await countedAt(there)] as const
      for (const [place, { one, several }] of after.entries())
        t.equal(
          ...[one + several - before[place]!.one - before[place]!.several, statements * batches],
          'statements of Citus',
        )
      const tails = await store.log.tails(games.map((gameId) => ({ gameId, from: 2 })))
      t.equal(tails.size, games.length)
      const looked = [await countedAt(here), await countedAt(there)] as const
      for (const [place, { one, several, opened }] of looked.entries()) {
        t.equal(one - after[place]!.one, (shards * games.length) / 2, 'a shard for each game')
        t.equal(several, after[place]!.several)
        t.equal(opened, before[place]!.opened, 'and no other server')
      }
      // A session that ends has told all that it did.
      await services.close()
      const flushes = (await flushesAt(here)) - flushesBefore
      t.ok(flushes <= batches + FLUSHES_BESIDE, `${flushes} flushes for ${batches} batches`)
    },
  )

root.test(
  'whoever sweeps asks all shards over one connection to each worker',
  { skip: noCitus },
  async (t) => {
    const { url, workers } = await spread()
    const { store } = await startNode(t, url)
    const due = () => store.log.due({ wakeAt: 0, gameId: null }, Date.now())
    await due()
    const before = await countedAt(url)

    for (let time = 0; time < 5; time += 1) await due()

    const { several, opened } = await countedAt(url)
    t.ok(several - before.several >= 5)
    t.ok(opened - before.opened <= workers.length, `${opened - before.opened} were opened`)
  },
)

root.test('a ring that was lost is made up for on Citus, too', { skip: noCitus }, async (t) => {
  const { url } = await spread()
  const settings = { lookMilliseconds: 20, pollMilliseconds: 10 }
  const [one, two] = [await startNode(t, url, { settings }), await startNode(t, url)]
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const game = await twoPlayers(one, ...callers)
  // The one believes to hear everything, the other one that there is nobody to tell.
  Object.defineProperty(one.store.notifier, 'isReliable', { value: true })
  Object.defineProperty(two.store.notifier, 'isOnlyNode', { value: true })
  const abort = new AbortController()
  const { batches } = await one.services.games.follow(callers[0], game.id, {
    after: 0,
    signal: abort.signal,
  })
  let seen = 0
  const reading = (async () => {
    for await (const { to } of batches) seen = to
  })()
  await until(() => seen === game.version)

  await playOne(two, callers, game.id)

  const { version } = await observe(two, callers[0], game.id)
  t.ok(version > game.version)
  await until(() => seen === version)
  abort.abort()
  await reading
})
