import pg from 'pg'
import { advisoryLocks } from '../connection/advisory-locks.ts'

export const SHARDS = 32

const state = `
select (select count(*)::int from pg_extension where extname = 'citus') as extensions,
  current_setting('wal_level') as "walLevel"`
const workers = `
select nodename || ':' || nodeport as name from pg_dist_node
where noderole = 'primary' and isactive and shouldhaveshards order by 1`
const distributed = `
select logicalrelid::text as name from pg_dist_partition where logicalrelid = 'commits'::regclass`

export class CannotDistribute extends Error {
  override readonly name = 'CannotDistribute'
}

export function distribute(url: string, shards = SHARDS): Promise<string[]> {
  return atCoordinator(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    const { rows: known } = await client.query(distributed)
    if (known.length > 0) return ['The log is distributed already.']
    const { rows: found } = await client.query<{ name: string }>(workers)
    if (found.length === 0)
      throw new CannotDistribute(
        'Citus has no worker yet: `npm run migrate -- --citus --add HOST:PORT` adds one',
      )
    // This Citus setting allows triggers on a distributed table. The log's triggers, which refuse
    // changes, can run on a shard because they do not read other shards.
    await client.query('set citus.enable_unsafe_triggers to on')
    await client.query(`select set_config('citus.shard_count', $1, false)`, [String(shards)])
    await client.query(`select create_distributed_table('commits', 'game_id')`)
    const names = found.map(({ name }) => name).join(', ')
    return [`The log is stored in ${shards} shards on ${names}. Start the service's nodes again.`]
  })
}

const rebalances = `
select exists (select from pg_dist_background_job where job_type = 'rebalance'
  and state not in ('finished', 'cancelled', 'failed')) as "areOn"`
/** Starts moving Citus shards and returns the job id, or 0 if no shard has to be moved. */
const rebalance = 'select coalesce(citus_rebalance_start(), 0)::int as job'

/**
 * Adds a Citus worker, unless the worker is already known, and moves shards to the worker while
 * games continue.
 */
export function addMachine(url: string, machine: string): Promise<string[]> {
  return atCoordinator(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    const { hostname, port } = new URL(`postgres://${machine}`)
    await client.query('select citus_add_node($1, $2)', [hostname, Number(port || 5432)])
    const { rows: log } = await client.query(distributed)
    if (log.length === 0) return [`${machine} is known.`]
    const { rows: moving } = await client.query<{ areOn: boolean }>(rebalances)
    if (moving[0]?.areOn)
      return [
        `${machine} is known, and shards are on their way already: once they are there`,
        '(`--check` tells how many are), say this again, or they do not move to it.',
      ]
    const { rows: started } = await client.query<{ job: number }>(rebalance)
    if (started[0]?.job === 0) return [`${machine} is known, and no shard has to move.`]
    return [`${machine} is known, and shards move there; \`--check\` tells how many have.`]
  })
}

interface Checked {
  readonly lines: readonly string[]
  readonly isSound: boolean
}

const shardsOfWorkers = `
select n.nodename || ':' || n.nodeport as name,
  (select count(*)::int from pg_dist_placement as p join pg_dist_shard using (shardid)
   where p.groupid = n.groupid and logicalrelid = 'commits'::regclass) as shards
from pg_dist_node as n where noderole = 'primary' order by 1`
const orphans = `select object_name as name from pg_dist_cleanup order by 1`
const unguarded = `
select shardid::text as name from run_command_on_shards('commits', $cmd$
  select count(*) from pg_trigger where tgrelid = '%s'::regclass
    and tgname ~ '^no_(row|statement)_change' and tgenabled = 'A'
$cmd$) where not success or result::int < 2`

export function checkDistribution(url: string): Promise<Checked> {
  return atCoordinator(url, async (client) => {
    const names = async (text: string) =>
      (await client.query<{ name: string }>(text)).rows.map(({ name }) => name)
    if ((await names(distributed)).length === 0)
      return { lines: ['The log is not distributed.'], isSound: false }
    const { rows } = await client.query<{ name: string; shards: number }>(shardsOfWorkers)
    const [left, bare] = [await names(orphans), await names(unguarded)]
    const lines = [
      'commits: distributed by game; all other tables: with the coordinator',
      ...rows.map(({ name, shards }) => `${name}: ${shards} shards`),
      ...left.map((name) => `${name}: left behind by a move, and not cleared away yet`),
      ...bare.map((name) => `shard ${name}: rows could be changed there`),
    ]
    return { lines, isSound: left.length + bare.length === 0 }
  })
}

async function atCoordinator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'touchline' })
  await client.connect()
  try {
    const { rows } = await client.query<{ extensions: number; walLevel: string }>(state)
    const { extensions, walLevel } = rows[0]!
    if (extensions === 0)
      throw new CannotDistribute('the database has no extension citus: `create extension citus`')
    if (walLevel !== 'logical')
      throw new CannotDistribute(
        `wal_level is ${walLevel}: set it to logical on all servers, so that shards can move`,
      )
    return await work(client)
  } finally {
    await client.end()
  }
}
