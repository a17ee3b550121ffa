// Measures the cost of a move on a database cluster with Citus, compared with one plain PostgreSQL
// server. The environment variable `CITUS` is the URL of a coordinator whose workers run on this
// machine; the benchmark adds games to its database. The environment variable `SHARDS` is the
// number of shards if the table of game logs is not distributed yet.

import { migrate } from '../../src/bin/migrate.ts'
import { distribute, SHARDS } from '../../src/postgres/citus/distribute.ts'
import { onDatabaseAt, queryRows } from './processes.ts'
import { compareWays, ownBuild, type Way } from './shared-server.ts'

const NODES = [1, 2, 4] as const
const PLAIN = 'bench_plain'

const workers = `
select nodename || ':' || nodeport as host from pg_dist_node where shouldhaveshards order by 1`

const url = process.env.CITUS
if (url === undefined) throw new Error('set CITUS to the address of the coordinator')
await migrate(url)
console.log((await distribute(url, Number(process.env.SHARDS ?? SHARDS))).join('\n'))
await queryRows(url, `drop database if exists ${PLAIN}`)
await queryRows(url, `create database ${PLAIN}`)
const at = (host: string) => Object.assign(new URL(url), { host }).href
const servers = [
  url,
  ...(await queryRows<{ host: string }>(url, workers)).map(({ host }) => at(host)),
]
const plain = Object.assign(new URL(url), { pathname: `/${PLAIN}` }).href
const common = { build: ownBuild, hasAffinity: true }
const onPlain: Way = { ...common, name: 'plain', database: plain, servers: [url] }
const onCitus: Way = { ...common, name: 'Citus', database: url, servers }
await onDatabaseAt(url, async (bench) => {
  await compareWays(bench, NODES.slice(0, 1), [onPlain, onCitus])
  const anywhere: Way = { ...onCitus, name: 'Citus, any node', hasAffinity: false }
  await compareWays(bench, NODES.slice(1), [onPlain, onCitus, anywhere])
})
