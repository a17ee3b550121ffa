import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import t, { type Test } from 'tap'
import { newId } from '../../src/app/core/ids.ts'
import type { NewRow } from '../../src/app/runtime/port.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { OutageDetector } from '../../src/postgres/connection/outage-detector.ts'
import { PipelinedPool } from '../../src/postgres/connection/pipelined-pool.ts'
import { Pool } from '../../src/postgres/connection/pools.ts'
import { eventLog } from '../../src/postgres/log/event-log.ts'
import { payloadsOf } from '../../src/postgres/notifier/pending-notifications.ts'
import { PostgresNotifier } from '../../src/postgres/notifier/postgres-notifier.ts'
import { freshDatabase } from '../database.ts'
import { areStored, storedRow, storeFirst } from '../support/rows.ts'
import { until } from '../support/until.ts'

async function listenAt(t: Test, url: string): Promise<PostgresNotifier> {
  const notifier = new PostgresNotifier(url, 20)
  t.teardown(() => notifier.close())
  await notifier.open()
  return notifier
}

async function eavesdrop(t: Test, url: string): Promise<string[]> {
  const client = new pg.Client(url)
  const received: string[] = []
  client.on('notification', ({ payload = '' }) => received.push(payload))
  await client.connect()
  t.teardown(() => client.end())
  await client.query('listen touchline')
  return received
}

t.test('listeners know whether they are alone', async (t) => {
  const url = await freshDatabase(t)

  const one = await listenAt(t, url)
  t.same([one.isOnlyNode, one.isReliable], [true, true])

  const two = await listenAt(t, url)
  t.same([two.isOnlyNode, two.isReliable], [false, false], 'others may not have heard of it yet')
  await until(() => !one.isOnlyNode)

  await two.close()
  t.same([two.isOnlyNode, two.isReliable], [false, false])
  await until(() => one.isOnlyNode)
})

/** A database proxy that can drop notifications. */
async function deafProxy(t: Test, database: string) {
  const { hostname, port, href } = new URL(database)
  const proxy = { isDeaf: true, url: '' }
  const wire = net.createServer((client) => {
    const server = net.connect(Number(port), hostname)
    let rest = Buffer.alloc(0)
    client.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes])
      // A PostgreSQL message starts with a letter and a four-byte length, which includes the length
      // field itself.
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const message = rest.subarray(0, rest.readInt32BE(1) + 1)
        rest = rest.subarray(message.length)
        if (!proxy.isDeaf || message[0] !== 'A'.charCodeAt(0)) client.write(message)
      }
    })
    for (const socket of [client, server])
      socket.on('error', () => {}).on('close', () => [client, server].map((one) => one.destroy()))
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  t.teardown(() => wire.close())
  const through = new URL(href)
  through.host = `127.0.0.1:${(wire.address() as net.AddressInfo).port}`
  return Object.assign(proxy, { url: through.href })
}

t.test('a listener that misses its own notification is unreliable, and relistens', async (t) => {
  const proxy = await deafProxy(t, await freshDatabase(t))
  let losses = 0

  const notifier = await listenAt(t, proxy.url)
  notifier.on('lost', () => {
    losses += 1
  })
  t.same(
    [notifier.isOnlyNode, notifier.isReliable],
    [false, false],
    'it cannot know the other nodes',
  )
  let heardAgain = 0
  notifier.on('reconnect', () => {
    heardAgain += 1
  })
  await until(() => heardAgain > 0)
  t.equal(notifier.isReliable, false, 'another connection that is as deaf')
  proxy.isDeaf = false
  await until(() => notifier.isReliable)
  proxy.isDeaf = true
  await until(() => !notifier.isReliable)
  t.equal(losses, 0, 'the database is the same')
})

t.test('listeners that start together all know of each other', async (t) => {
  const url = await freshDatabase(t)

  const listeners = await Promise.all(Array.from({ length: 4 }, () => listenAt(t, url)))

  await until(() => listeners.every(({ isOnlyNode: isAlone }) => !isAlone))
  await sleep(100)
  t.notOk(listeners.some(({ isOnlyNode: isAlone }) => isAlone))
})

t.test('rows notify only if there are listeners', async (t) => {
  const url = await freshDatabase(t)
  await migrate(url)
  const traffic = new OutageDetector()
  const pipelined = new PipelinedPool(url, traffic)
  const pool = new Pool(url, { max: 1 }, traffic)
  t.teardown(() => Promise.all([pipelined.end(), pool.end()]))
  const company = await listenAt(t, url)
  const log = eventLog({ pipelined, lobby: pool, readers: pool, company, traffic })
  const received = await eavesdrop(t, url)
  const [one, two, three] = [newId(1), newId(2), newId(3)]
  const over = (id: string) => ({ ...storedRow(id, 2), over: true })
  const batches = (version: number) => [
    [storedRow(one, version)],
    [storedRow(two, version), storedRow(three, version)],
    [storedRow(one, version + 1), over(two)],
  ]
  await storeFirst(url, one, two, three)
  const append = async (...rows: NewRow[]) => areStored(await log.append(rows))

  for (const batch of batches(1)) await append(...batch)
  const [server = null] = await log.append([storedRow(three, 2)])
  t.same(await append({ ...storedRow(one, 1), server }), [false], 'a row that lost a race')
  await t.rejects(append(storedRow(one, 3, 'not json')), { code: '22P02' })
  await listenAt(t, url)
  await until(() => !company.isOnlyNode)
  for (const batch of batches(3)) await append(...batch)
  t.same(await append({ ...storedRow(one, 5), server }), [true], 'after a row of this server')
  t.same(await append({ ...storedRow(one, 1), server }), [false], 'a row that lost in a batch')
  t.same(await append(storedRow(one, 9)), [false], 'a row without predecessor')

  const rung = () =>
    received.flatMap((payload) => (payload.startsWith('rows ') ? payload.split(' ').slice(1) : []))
  await until(() => rung().includes(`${one}:6`) && rung().includes(`${three}:4`))
  const versions = [`${one}:4`, `${one}:5`, `${one}:6`, `${two}:4`, `${three}:4`]
  t.same(
    rung().filter((word) => !versions.includes(word)),
    [],
    'neither rows stored alone nor a lost row',
  )
})

t.test('notifications during a send are collected into the next one', async (t) => {
  const url = await freshDatabase(t)
  const notifier = await listenAt(t, url)
  const received = await eavesdrop(t, url)
  const [one, two] = [newId(1), newId(2)]

  for (let lastVersion = 1; lastVersion <= 100; lastVersion += 1)
    notifier.notifyCommits([one, two].map((gameId) => ({ gameId, lastVersion })))
  await until(() => received.some((payload) => payload.endsWith(':100')))

  const rings = received.filter((payload) => payload.startsWith('rows'))
  t.same(rings, [`rows ${one}:1 ${two}:1`, `rows ${one}:100 ${two}:100`])
})

t.test('more games than one payload holds take several, each game whole', (t) => {
  const words = Array.from({ length: 500 }, (_, game) => `${newId(game)}:${game}`)

  const payloads = payloadsOf('rows', words)

  t.ok(payloads.length > 1)
  t.ok(payloads.every((payload) => Buffer.byteLength(payload) < 8_000))
  t.same(
    payloads.flatMap((payload) => payload.split(' ').slice(1)),
    words,
  )
  t.end()
})
