import type pg from 'pg'
import type { Removed } from '../../service/archive-ports.ts'
import type { Pool } from '../pools.ts'

const parts = `
select c.oid::regclass::text as part from pg_inherits join pg_class as c on c.oid = inhrelid
where inhparent = 'public.commits'::regclass and log_part_end(c.oid) <= $1::uuid
order by log_part_end(c.oid)`
const isParted = `
select relkind = 'p' as "isParted" from pg_class where oid = 'public.commits'::regclass`
const hasFunction = `select to_regproc('public.make_log_months') is not null as "hasMonths"`

/** Of those that lie in a part, behind one of them. */
const gamesIn = (part: string) => `
select distinct game_id as id from ${part} where $1::uuid is null or game_id > $1
order by game_id limit $2`

/** A game of which not all that is here was read back from its file; null: there is none. */
const stranger = (part: string) => `
select newest.game_id as id from (
  select distinct on (game_id) game_id, last_version, head from ${part}
  order by game_id, first_version desc
) as newest left join archived as a using (game_id)
where a.last_version is distinct from newest.last_version
  or a.head is distinct from newest.head
limit 1`
const markGames = (part: string) => `
update games set archived_at = $1 where archived_at is null and id in (select game_id from ${part})`
const markArchived = (part: string) => `
update archived set removed_at = $1
where removed_at is null and game_id in (select game_id from ${part})`

/** Parts whose months ended before that id could be made; null: the log is one table. */
export async function partsBefore(pool: Pool, id: string): Promise<string[] | null> {
  const [found] = await pool.query<{ isParted: boolean }>(isParted)
  if (!found?.isParted) return null
  return (await pool.query<{ part: string }>(parts, [id])).map(({ part }) => part)
}

export async function gamesOfPart(pool: Pool, part: string, behind: string | null, limit: number) {
  const rows = await pool.query<{ id: string }>(gamesIn(part), [behind, limit])
  return rows.map(({ id }) => id)
}

/**
 * Within a transaction. Null: it has a game that is not in the archive as it is here. Meanwhile
 * nobody adds to it, and nobody wants to: its games are over. Nodes are not called, as for hundreds of
 * games: what they have at hand is what it was.
 */
export async function dropPart(
  client: pg.PoolClient,
  part: string,
  at: number,
): Promise<Removed | null> {
  await client.query(`set local lock_timeout = '1s'`)
  await client.query(`lock table ${part} in exclusive mode`)
  if (((await client.query(stranger(part))).rowCount ?? 0) > 0) return null
  const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${part}`)
  await client.query(markArchived(part), [at])
  const marked = await client.query(markGames(part), [at])
  await client.query(`drop table ${part}`)
  return { games: marked.rowCount ?? 0, rows: rows[0]!.rows }
}

/** Where the log lies in months those that come next are made. */
export async function makeMonths(pool: Pool): Promise<void> {
  const [found] = await pool.query<{ hasMonths: boolean }>(hasFunction)
  if (found?.hasMonths) await pool.query('select make_log_months()')
}
