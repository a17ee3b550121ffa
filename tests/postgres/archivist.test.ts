import path from 'node:path'
import t, { type Test } from 'tap'
import { migrate } from '../../src/bin/migrate.ts'
import { Archivist } from '../../src/postgres/archive/archivist.ts'
import { ARCHIVIST } from '../../src/postgres/archive/archivist-role.ts'
import { OutageDetector } from '../../src/postgres/connection/outage-detector.ts'
import { startEmbedded } from '../../src/postgres/embedded/embedded.ts'
import { migratedDatabase, on } from '../database.ts'
import { copiedCluster } from '../support/cluster.ts'
import { queryAt } from '../support/query.ts'

const NODES = 6
const ROUNDS = 8

function archivistOf(t: Test, url: string): Archivist {
  const archivist = new Archivist(url, new OutageDetector(), false)
  t.teardown(() => archivist.end())
  return archivist
}

/** The test needs a separate server, because the test drops the database role of the server. */
async function databases(t: Test, count: number): Promise<string[]> {
  const dir = await copiedCluster(path.join(t.testdir(), 'own'))
  const server = await startEmbedded({ dir, settings: { fsync: 'off' } })
  t.teardown(() => server.stop())
  const names = Array.from({ length: count }, (_, index) => `node_${index}`)
  await queryAt(server.url, `create database ${names[0]}`)
  await migrate(on(server.url, names[0]!))
  for (const name of names.slice(1))
    await queryAt(server.url, `create database ${name} template ${names[0]}`)
  return names.map((name) => on(server.url, name))
}

t.test('concurrent archivers create the role one after the other', async (t) => {
  const url = await migratedDatabase(t)
  const archivists = Array.from({ length: NODES }, () => archivistOf(t, url))

  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await Promise.all(archivists.map((one) => one.obstacle()))
    t.same(made, Array(NODES).fill(null))
    await queryAt(url, `revoke all on commits, archived from ${ARCHIVIST}`)
  }
})

t.test('archivers of other databases on the server do not interfere', async (t) => {
  const urls = await databases(t, NODES)
  const archivists = urls.map((url) => archivistOf(t, url))

  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await Promise.all(archivists.map((one) => one.obstacle()))
    t.same(made, Array(NODES).fill(null))
    for (const url of urls) await queryAt(url, `drop owned by ${ARCHIVIST}`)
    await queryAt(urls[0]!, `drop role ${ARCHIVIST}`)
  }
})
