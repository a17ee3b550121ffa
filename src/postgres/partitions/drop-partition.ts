import type pg from 'pg'
import type { Removed } from '../../app/archive/port.ts'
import { alsoAtWorkers } from './statements.ts'

/** The last row of each game. */
const lastRows = (part: string) => `
select distinct on (game_id) game_id, last_version, head from ${part}
order by game_id, first_version desc`
/** The same, brought to the coordinator: what is archived stands there. */
const bringLastRows = (part: string) => `
create temp table newest on commit drop as ${lastRows(part)}`
/** A game of which not all that is here was read back from its file; null: there is none. */
const stranger = (newest: string) => `
select newest.game_id as id from ${newest} left join archived as a using (game_id)
where a.last_version is distinct from newest.last_version
  or a.head is distinct from newest.head
limit 1`
const markGames = (games: string) => `
update games set archived_at = $1
where archived_at is null and id in (select game_id from ${games})`
const markArchived = (games: string) => `
update archived set removed_at = $1
where removed_at is null and game_id in (select game_id from ${games})`

/** A part of the log. */
export interface Part {
  readonly part: string
  /** Its shards lie at the workers of Citus. */
  readonly isSpread: boolean
}

/** Within a transaction: whether every game of it is in the archive as it is here. */
export async function isPartitionArchived(
  client: pg.PoolClient,
  { part, isSpread }: Part,
): Promise<boolean> {
  if (isSpread) await client.query(bringLastRows(part))
  const { rowCount } = await client.query(
    stranger(isSpread ? 'newest' : `(${lastRows(part)}) as newest`),
  )
  return rowCount === 0
}

/**
 * Within a transaction. Null: it has a game that is not in the archive as it is here. Meanwhile
 * nobody adds to it, and nobody wants to: its games are over. Nodes are not called for so many:
 * what they have at hand is what it was. On Citus it was closed before.
 */
export async function dropPartition(
  client: pg.PoolClient,
  which: Part,
  at: number,
): Promise<Removed | null> {
  const { part, isSpread } = which
  if (isSpread) await client.query(alsoAtWorkers)
  await client.query(`set local lock_timeout = '1s'`)
  if (!isSpread) await client.query(`lock table ${part} in exclusive mode`)
  if (!(await isPartitionArchived(client, which))) return null
  const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${part}`)
  const games = isSpread ? 'newest' : part
  await client.query(markArchived(games), [at])
  const marked = await client.query(markGames(games), [at])
  await client.query(`drop table ${part}`)
  return { games: marked.rowCount ?? 0, rows: rows[0]!.rows }
}
