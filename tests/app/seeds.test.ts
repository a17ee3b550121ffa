import t from 'tap'
import { keysFrom } from '../../src/config/keys.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, playOne, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, startNode, startServices } from '../support/service.ts'

const [first, second] = ['first-secret', 'second-secret'] as const

interface SeedRow {
  readonly locked_seed: Buffer
  readonly seed_key: string
}
async function rowsAt(url: string): Promise<SeedRow[]> {
  const [found] = await queryAt(url, 'select locked_seed, seed_key from games order by id')
  return found!.rows
}

async function createGame(node: Node) {
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  return { callers, ...(await twoPlayers(node, ...callers)) }
}

t.test('no seed can be read from the database', async (t) => {
  const keys = keysFrom([first])
  const node = await startServices(t, { keys })

  const { id, callers } = await createGame(node)

  const [row] = await rowsAt(node.url)
  const { seed } = (await node.store.games.find(id))!
  t.match(row, { seed_key: keys.id })
  t.match(seed, /^[0-9a-f]{64}$/)
  t.notOk(row!.locked_seed.includes(seed) || row!.locked_seed.includes(seed, 0, 'hex'))
  const other = await startNode(t, node.url, { keys })
  await playOne(other, callers, id)
  t.match(await adminOf(node.services).verify(node.admin, id), { ok: true })
})

t.test('seeds are re-encrypted under a new key, in steps, during play', async (t) => {
  const [old, both] = [[first], [second, first]].map((one) => keysFrom(one))
  const node = await startServices(t, { keys: old! })
  const tables = [await createGame(node), await createGame(node)]
  const seedOf = async ({ id }: { id: string }) => (await node.store.games.find(id))!.seed
  const seeds = await Promise.all(tables.map(seedOf))
  const other = await startNode(t, node.url, { keys: both! })
  await playOne(other, tables[0]!.callers, tables[0]!.id)
  const keysInUse = async () => (await rowsAt(node.url)).map(({ seed_key }) => seed_key)

  t.equal(await other.store.games.lockSeeds(1), 1)
  t.same((await keysInUse()).sort(), [old!.id, both!.id].sort())
  t.equal(await node.store.games.lockSeeds(10), 0, 'a node with the old key leaves it to others')
  await other.services.sweep()

  t.same(await keysInUse(), [both!.id, both!.id])
  t.same(
    await Promise.all(tables.map(async ({ id }) => (await other.store.games.find(id))!.seed)),
    seeds,
  )
  for (const { id, callers } of tables) {
    await playOne(other, callers, id)
    t.match(await adminOf(other.services).verify(node.admin, id), { ok: true })
  }
})

t.test('a new key replaces the old one, which can then be removed', async (t) => {
  const [old, both, fresh] = [[first], [second, first], [second]].map((one) => keysFrom(one))
  const node = await startServices(t, { keys: old! })
  const { url } = node
  const { id, callers } = await createGame(node)
  const refused = { message: /^SERVICE_KEY: this database is used with the key \w{16}, and this/ }

  await t.rejects(startNode(t, url, { keys: fresh! }), refused, 'other databases use another')
  const next = await startNode(t, url, { keys: both! })
  await t.rejects(startNode(t, url, { keys: fresh! }), refused, 'a seed is under the old key')
  await t.rejects(startNode(t, url, { keys: old! }), refused, 'new seeds are under the new one')
  await next.services.sweep()
  const last = await startNode(t, url, { keys: fresh! })

  t.same(
    (await rowsAt(url)).map(({ seed_key }) => seed_key),
    [fresh!.id],
  )
  await playOne(last, callers, id)
  t.match(await adminOf(last.services).verify(node.admin, id), { ok: true })
})

t.test('nodes that start at once on an empty database share one key', async (t) => {
  const { url, services } = await startServices(t)
  await services.close()
  await queryAt(url, 'delete from service_keys')
  const starts = [first, second].map((secret) => startNode(t, url, { keys: keysFrom([secret]) }))

  const ends = await Promise.allSettled(starts)

  t.same(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

t.test('a seed that was changed, or moved to another game, is invalid', async (t) => {
  const node = await startServices(t, { parts: { report: () => {} } })
  const [one, two] = [await createGame(node), await createGame(node)]
  await queryAt(
    node.url,
    `update games set locked_seed = (select locked_seed from games where id = '${one.id}')
     where id = '${two.id}'`,
  )
  const fresh = await startNode(t, node.url)

  const [reader] = two.callers
  t.match(await errorOf(observe(fresh, reader, two.id)), { code: 'game-unreadable' })
  t.match(await errorOf(adminOf(node.services).verify(node.admin, two.id)), {
    code: 'game-unreadable',
  })
  t.not(await playOne(fresh, one.callers, one.id), null, 'other games work')
  const listed = await fresh.services.games.list(reader, { mine: true, limit: 10 })
  t.match(listed.items, [{ id: two.id, status: 'running' }], 'as stored')
})

t.test('the next pass finds a game that a node with the old key creates late', async (t) => {
  const [old, both, fresh] = [[first], [second, first], [second]].map((one) => keysFrom(one))
  const node = await startServices(t, { keys: old! })
  const next = await startNode(t, node.url, { keys: both! })
  await createGame(next)
  await next.store.games.lockSeeds(10)
  const { id } = await createGame(node)

  const refused = { message: /^SERVICE_KEY: / }
  await t.rejects(
    startNode(t, node.url, { keys: fresh! }),
    refused,
    'its seed is under the old key',
  )
  await next.store.games.lockSeeds(10)
  const last = await startNode(t, node.url, { keys: fresh! })
  t.ok(await last.store.games.find(id))
})
