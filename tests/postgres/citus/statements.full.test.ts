import root from 'tap'
import { migrate } from '../../../src/bin/migrate.ts'
import { distribute } from '../../../src/postgres/citus/distribute.ts'
import {
  atWorker,
  type Cluster,
  countAt,
  countedAt,
  flushesAt,
  gameAt,
  sharedCluster,
  withCitus,
} from '../../support/citus.ts'
import { observe, playOne, twoPlayers } from '../../support/players.ts'
import { areStored, storedRow, storeFirst } from '../../support/rows.ts'
import { guest, startNode } from '../../support/service.ts'
import { until } from '../../support/until.ts'

/**
 * Maximum number of additional disk flushes by PostgreSQL's background processes and by an ending
 * database session.
 */
const FLUSHES_BESIDE = 4

async function spread(): Promise<Pick<Cluster, 'url' | 'workers'>> {
  const { url, workers } = sharedCluster(root)
  await migrate(url)
  await distribute(url, 8)
  await countAt(url, ...workers.map((worker) => atWorker(url, worker)))
  return { url, workers }
}

root.test(
  'a worker’s rows are one statement and flush; a check, one shard',
  withCitus,
  async (t) => {
    const { url, workers } = await spread()
    const { store, services } = await startNode(t, url)
    const [here, there] = workers.map((worker) => atWorker(url, worker)) as [string, string]
    const both = [...workers, ...workers, ...workers]
    const games = await Promise.all(both.map((worker) => gameAt(url, worker)))
    await storeFirst(url, ...games)
    // While storing the first batch of rows, the node opens connections and finds the database
    // server of each game, so the test does not count these statements.
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
      t.equal(one + several - before[place]!.one - before[place]!.several, batches, 'statements')
    const tails = await store.log.tails(games.map((gameId) => ({ gameId, from: 2 })))
    t.equal(tails.size, games.length)
    const looked = [await countedAt(here), await countedAt(there)] as const
    for (const [place, { one, several, opened }] of looked.entries()) {
      t.equal(one - after[place]!.one, games.length / 2, 'one shard per game')
      t.equal(several, after[place]!.several)
      t.equal(opened, before[place]!.opened, 'no connection to another server')
    }
    // PostgreSQL adds the disk flushes of a database session to its statistics only when the
    // session ends, so the test closes the connections first.
    await services.close()
    const flushes = (await flushesAt(here)) - flushesBefore
    t.ok(flushes <= batches + FLUSHES_BESIDE, `${flushes} flushes for ${batches} batches`)
  },
)

root.test('the scheduler reads shards by one connection per worker', withCitus, async (t) => {
  const { url, workers } = await spread()
  const { store } = await startNode(t, url)
  const due = () => store.log.due({ wakeAt: 0, gameId: null }, Date.now())
  await due()
  const before = await countedAt(url)

  for (let time = 0; time < 5; time += 1) await due()

  const { several, opened } = await countedAt(url)
  t.ok(several - before.several >= 5)
  t.ok(opened - before.opened <= workers.length, `${opened - before.opened} were opened`)
})

root.test('a lost notification is made up for on Citus, too', withCitus, async (t) => {
  const { url } = await spread()
  const settings = { lookMilliseconds: 20, pollMilliseconds: 10 }
  const [one, two] = [await startNode(t, url, { settings }), await startNode(t, url)]
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  const game = await twoPlayers(one, ...callers)
  // Both nodes start from a wrong assumption: the first node assumes that it receives all
  // notifications, and the second node assumes that no other node exists.
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
