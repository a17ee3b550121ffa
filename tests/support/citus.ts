import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Test } from 'tap'
import { newId } from '../../src/app/core/ids.ts'
import { on } from '../database.ts'
import { queryAt } from './query.ts'

/** Folder that contains Citus and a script that starts a Citus cluster. */
const kit = path.resolve(process.env.CITUS_KIT ?? '../shared/engines/citus')
const script = path.join(kit, 'cluster.mjs')
const bin = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin'

export const withCitus = { skip: reasonToSkip() }

function reasonToSkip(): string | false {
  if (!existsSync(script)) return `there is no kit of Citus in ${kit}: CITUS_KIT says where it is`
  if (!existsSync(path.join(bin, 'postgres'))) return 'PostgreSQL 15 is missing'
  const config = path.join(bin, 'pg_config')
  const shared = execFileSync(config, ['--sharedir'], { encoding: 'utf8' }).trim()
  const control = path.join(shared, 'extension', 'citus.control')
  return existsSync(control) ? false : `PostgreSQL has no Citus: ${kit}/install.sh puts it there`
}

export interface Cluster {
  readonly url: string
  /** Addresses of the Citus worker servers, as `host:port`. */
  readonly workers: readonly string[]
  /** Kills a Citus worker server as a power failure would, without deleting its data. */
  kill(worker: string): void
  start(): void
}

let shared: Cluster | null = null

export function sharedCluster(t: Pick<Test, 'teardown'>): Cluster {
  shared ??= startCluster(t)
  return shared
}

export const atWorker = (url: string, worker: string): string =>
  Object.assign(new URL(url), { host: worker }).href

let databases = 0

export async function databaseOn({ url, workers }: Cluster): Promise<string> {
  databases += 1
  const name = `t_${databases}`
  for (const server of [url, ...workers.map((worker) => atWorker(url, worker))]) {
    await queryAt(server, `create database ${name}`)
    await queryAt(on(server, name), 'create extension citus')
  }
  const { hostname, port } = new URL(url)
  await queryAt(
    on(url, name),
    `select citus_set_coordinator_host('${hostname}', ${port})`,
    ...workers.map((worker) => `select citus_add_node('${worker.replace(':', "', ")})`),
  )
  return on(url, name)
}

export async function workerOf(url: string, game: string): Promise<string> {
  const [answer] = await queryAt(
    url,
    `select nodename || ':' || nodeport as worker from pg_dist_shard_placement
     where shardid = get_shard_id_for_distribution_column('commits', '${game}'::uuid)`,
  )
  return answer!.rows[0].worker
}

export async function shardOf(url: string, game: string): Promise<string> {
  const [answer] = await queryAt(
    url,
    `select get_shard_id_for_distribution_column('commits', '${game}'::uuid)::text as shard`,
  )
  return answer!.rows[0].shard
}

/**
 * Moves a database shard to another Citus worker server. `mode` determines whether writes are
 * blocked until the shard has been moved, or only at the end of the move.
 */
export async function moveShardOf(
  url: string,
  game: string,
  target: string,
  mode: 'block_writes' | 'force_logical' = 'block_writes',
): Promise<void> {
  const [from, to] = [await workerOf(url, game), target].map((name) => name.split(':'))
  await queryAt(
    url,
    `select citus_move_shard_placement(${await shardOf(url, game)},
       '${from![0]}', ${from![1]}, '${to![0]}', ${to![1]}, '${mode}')`,
  )
}

export interface Counted {
  readonly one: number
  readonly several: number
  readonly opened: number
}

export async function countedAt(url: string): Promise<Counted> {
  const [answer] = await queryAt(
    url,
    `select query_execution_single_shard::int as one, query_execution_multi_shard::int as several,
       connection_establishment_succeeded::int as opened
     from citus_stat_counters where name = current_database()`,
  )
  return answer!.rows[0]
}

export async function countAt(...servers: readonly string[]): Promise<void> {
  for (const server of servers)
    await queryAt(
      server,
      'alter system set citus.enable_stat_counters = on',
      'select pg_reload_conf()',
    )
}

export async function gameAt(url: string, worker: string): Promise<string> {
  for (;;) {
    const id = newId(Date.now())
    if ((await workerOf(url, id)) === worker) return id
  }
}

export async function flushesAt(url: string): Promise<number> {
  const [answer] = await queryAt(url, 'select wal_sync::int as flushes from pg_stat_wal')
  return answer!.rows[0].flushes
}

const DATABASES_MAX = 100

function startCluster(t: Pick<Test, 'teardown'>): Cluster {
  const dir = mkdtempSync(path.join(tmpdir(), 'touchline-citus-'))
  const run = (command: string) => {
    const args = [script, command, '--dir', dir, '--workers', '2']
    return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
  }
  t.teardown(() => run('destroy'))
  const url = run('start')
  const { nodes } = JSON.parse(readFileSync(path.join(dir, 'cluster.json'), 'utf8')) as {
    nodes: { port: number; data: string }[]
  }
  for (const { data } of nodes)
    appendFileSync(path.join(data, 'postgresql.conf'), `max_worker_processes = ${DATABASES_MAX}\n`)
  run('stop')
  run('start')
  return {
    url,
    workers: nodes.slice(1).map(({ port }) => `127.0.0.1:${port}`),
    kill(worker) {
      const { data } = nodes.find(({ port }) => worker.endsWith(`:${port}`))!
      const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGQUIT')
    },
    start: () => void run('start'),
  }
}
