// Seeds lie locked in the database, and come to no harm by it.
import pg from 'pg'
import t, { type Test } from 'tap'
import { keysFrom } from '../../src/config/keys.ts'
import { deskOf } from '../support/desk.ts'
import { errorOf, observe, playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, type Served, startNode, startServices } from '../support/service.ts'

const [first, second] = ['first-secret', 'second-secret'] as const

interface SeedRow {
  readonly seed: string | null
  readonly locked_seed: Buffer | null
  readonly seed_key: string
}
async function rowsAt(url: string): Promise<SeedRow[]> {
  const [found] = await queryAt(url, 'select seed, locked_seed, seed_key from games order by id')
  return found!.rows
}

/** As a node of before stored it. */
const layBare = async ({ store, url }: Served, id: string): Promise<void> => {
  const { seed } = (await store.games.find(id))!
  await queryAt(
    url,
    `update games set seed = '${seed}', locked_seed = null, seed_key = 'plain' where id = '${id}'`,
  )
}

async function table(node: Node) {
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  return { callers, ...(await twoPlayers(node, ...callers)) }
}

/** What tells others of a node of before. */
async function listening(t: Test, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'touchline-doorbell' })
  await client.connect()
  t.teardown(() => client.end())
  return client
}

t.test('no seed can be read from the database', async (t) => {
  const keys = keysFrom([first])
  const node = await startServices(t, { keys })

  const { id, callers } = await table(node)

  const [row] = await rowsAt(node.url)
  const { seed } = (await node.store.games.find(id))!
  t.match(row, { seed: null, seed_key: keys.id })
  t.match(seed, /^[0-9a-f]{64}$/)
  t.notOk(row!.locked_seed!.includes(seed) || row!.locked_seed!.includes(seed, 0, 'hex'))
  const other = await startNode(t, node.url, { keys })
  await playOne(other, callers, id)
  t.match(await deskOf(node.services).verify(node.admin, id), { ok: true })
})

t.test('seeds of before are locked away, in steps, while their games go on', async (t) => {
  const node = await startServices(t)
  const tables = [await table(node), await table(node)]
  const seedOf = async ({ id }: { id: string }) => (await node.store.games.find(id))!.seed
  const seeds = await Promise.all(tables.map(seedOf))
  for (const { id } of tables) await layBare(node, id)
  const other = await startNode(t, node.url)
  await playOne(other, tables[0]!.callers, tables[0]!.id)

  t.equal(await node.store.games.lockSeeds(1), 1)
  t.same((await rowsAt(node.url)).map(({ seed }) => seed === null).sort(), [false, true])
  await node.services.sweep()

  t.ok((await rowsAt(node.url)).every(({ seed, locked_seed }) => seed === null && locked_seed))
  t.same(await Promise.all(tables.map(seedOf)), seeds)
  t.equal(await node.store.games.lockSeeds(1), 0, 'nothing is left to do')
  for (const { id, callers } of tables) {
    await playOne(other, callers, id)
    t.match(await deskOf(node.services).verify(node.admin, id), { ok: true })
  }
})

t.test('a new key takes the place of the old one, and the old one can go', async (t) => {
  const [old, both, fresh] = [[first], [second, first], [second]].map((one) => keysFrom(one))
  const node = await startServices(t, { keys: old! })
  const { url } = node
  const { id, callers } = await table(node)
  const refused = { message: /^SERVICE_KEY: this database is used with the key \w{16}, and this/ }

  await t.rejects(startNode(t, url, { keys: fresh! }), refused, 'others use another')
  const next = await startNode(t, url, { keys: both! })
  await t.rejects(startNode(t, url, { keys: fresh! }), refused, 'a seed lies under the old one')
  await t.rejects(startNode(t, url, { keys: old! }), refused, 'new seeds lie under the new one')
  await next.services.sweep()
  const last = await startNode(t, url, { keys: fresh! })

  t.same(
    (await rowsAt(url)).map(({ seed_key }) => seed_key),
    [fresh!.id],
  )
  await playOne(last, callers, id)
  t.match(await deskOf(last.services).verify(node.admin, id), { ok: true })
})

t.test('nodes that start at once on an empty database have one key', async (t) => {
  const { url, services } = await startServices(t)
  await services.close()
  await queryAt(url, 'delete from service_keys')
  const starts = [first, second].map((secret) => startNode(t, url, { keys: keysFrom([secret]) }))

  const ends = await Promise.allSettled(starts)

  t.same(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

t.test('a seed that somebody changed, or moved to another game, is none', async (t) => {
  const node = await startServices(t, { parts: { report: () => {} } })
  const [one, two] = [await table(node), await table(node)]
  await queryAt(
    node.url,
    `update games set locked_seed = (select locked_seed from games where id = '${one.id}')
     where id = '${two.id}'`,
  )
  const fresh = await startNode(t, node.url)

  const [reader] = two.callers
  t.match(await errorOf(observe(fresh, reader, two.id)), { code: 'game-unreadable' })
  t.match(await errorOf(deskOf(node.services).verify(node.admin, two.id)), {
    code: 'game-unreadable',
  })
  t.not(await playOne(fresh, one.callers, one.id), null, 'others are served')
  const listed = await fresh.services.games.list(reader, { mine: true, limit: 10 })
  t.match(listed.items, [{ id: two.id, status: 'running' }], 'as it is stored')
})

t.test('while a node of before listens, nothing is locked that it has to read', async (t) => {
  const node = await startServices(t)
  const { id } = await table(node)
  await layBare(node, id)
  const listener = await listening(t, node.url)
  const later = await startNode(t, node.url)

  const other = await table(later)
  t.equal(await later.store.games.lockSeeds(10), 0)
  t.ok((await rowsAt(node.url)).every(({ seed, seed_key }) => seed && seed_key === 'plain'))

  await listener.end()
  const last = await startNode(t, node.url)
  t.equal(await last.store.games.lockSeeds(10), 2)
  await playOne(later, other.callers, other.id)
})
