import type { IdsFound } from '../../app/admin/port.ts'
import type { Pool } from '../connection/pools.ts'

const digitsOf = "replace(id::text, '-', '')"
const beginning = (table: string) => `
select id from ${table} where id between rpad($1, 32, '0')::uuid and rpad($1, 32, 'f')::uuid
order by id desc limit $2`
/**
 * Without `materialized`, Postgres would read the games in the order of the primary key instead of
 * using the index on `id_parts`.
 */
export const anywhere = (table: string) => `
with found as materialized (
  select id from ${table} where id_parts(${digitsOf}) @> id_parts($1) limit 1000)
select id from found where ${digitsOf} like '%' || $1 || '%' order by id desc limit $2`

export async function findIds(
  pool: Pick<Pool, 'query'>,
  { digits, inviteCode }: { readonly digits: string | null; readonly inviteCode: string },
  limit: number,
): Promise<IdsFound> {
  const ids = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: string }>(text, values)).map(({ id }) => id)
  const within = async (table: string): Promise<string[]> => {
    if (digits === null) return []
    const first = await ids(beginning(table), [digits, limit])
    return first.length > 0 ? first : ids(anywhere(table), [digits, limit])
  }
  const [invited, games, accounts] = await Promise.all([
    ids('select id from games where invite_code = $1', [inviteCode]),
    within('games'),
    within('accounts'),
  ])
  return { games: [...new Set([...invited, ...games])], accounts }
}
