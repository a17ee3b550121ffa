import type pg from 'pg'
import type { Removed } from '../../service/archive-ports.ts'

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

/**
 * Within a transaction. Null: it has a game that is not in the archive as it is here. Meanwhile
 * nobody adds to it, and nobody wants to: its games are over. Nodes are not called for so many:
 * what they have at hand is what it was.
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
