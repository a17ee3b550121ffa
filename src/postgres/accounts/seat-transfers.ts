import type pg from 'pg'
import type { MergeRequest, MergeResult, SeatTransfer } from '../../app/accounts/port.ts'
import { dateOf } from '../connection/columns.ts'
import type { EntityPool } from '../connection/entity-pool.ts'
import type { Pool } from '../connection/pools.ts'
import { moveRatings } from '../ratings/rerate-games.ts'
import { lockOwnerTokens, notify } from './owner-tokens.ts'

const seatAnew = `
with before as (
  select account_id from seats where game_id = $2 and seat = $3 and kind = 'account'
), seated as (
  update seats set account_id = $4, since = $5 where game_id = $2 and seat = $3
    and kind = 'account'
  returning 1
)
insert into seatings (id, game_id, seat, before_id, account_id, version, at)
select $1, $2, $3, before.account_id, $4, $5, $6 from before, seated`

type Along = (client: pg.PoolClient) => Promise<void>

export async function reseat(
  lobby: Pool,
  { id, game, seat, ...seated }: SeatTransfer,
  along: Along,
): Promise<void> {
  const { before, account, since, at } = seated
  await lobby.transaction(async (client) => {
    await client.query('select from games where id = $1 for update', [game])
    await client.query(seatAnew, [id, game, seat, account, since, dateOf(at)])
    await along(client)
  })
  const news = ['lobby', game, ...(before ? [before] : []), account].join(' ')
  await notify(lobby, `seats ${game}`, news)
}

const bothSit = `
select s.game_id as game from seats as s join seats as o on o.game_id = s.game_id
where s.account_id = $1 and o.account_id = $2 and s.status in ('open', 'running')
order by 1 limit 100`
/** If both accounts played in a finished game, the guest account keeps its seat in that game. */
const moveSeats = `
with moved as (
  update seats set account_id = $2 where account_id = $1 and not exists (
    select from seats as o where o.game_id = seats.game_id and o.account_id = $2)
  returning game_id, seat, status
), noted as (
  insert into seatings (id, game_id, seat, before_id, account_id, version, at)
  select gen_random_uuid(), game_id, seat, $1, $2, 0, $3 from moved
)
select game_id as game from moved where status in ('open', 'running')`
const moved = [
  'update games set host_id = $2 where host_id = $1',
  'update webhooks set account_id = $2 where account_id = $1',
  ...['pairings', 'notice_settings', 'game_mutes'].map(
    (table) => `delete from ${table} where account_id = $1 and account_id <> $2`,
  ),
  `update account_packs set account_id = $2 where account_id = $1 and name not in (
    select name from account_packs where account_id = $2)`,
]
const shell = `
update accounts set name = 'somebody who left', handle = null, left_at = $2, merged_into = $3
where id = $1`
const endTokens = `
update tokens set revoked_at = $2 where account_id = $1 and revoked_at is null
returning hash`

/**
 * Merges a guest account into another account. The guest's tokens are revoked and not moved to the
 * other account.
 */
export async function merge(
  lobby: EntityPool,
  { guest, into, at, formula }: MergeRequest,
  along: Along = async () => {},
): Promise<MergeResult> {
  const { games, ...merged } = await lobby.ormTransaction(async (manager, client) => {
    await lockOwnerTokens(manager)
    const inTheWay = await gamesIn(client, bothSit, [guest, into])
    if (inTheWay.length > 0) return { inTheWay, hashes: [], games: [] }
    await moveRatings(manager, { guest, into, formula })
    const games = await gamesIn(client, moveSeats, [guest, into, dateOf(at)])
    for (const statement of moved) await client.query(statement, [guest, into])
    await client.query('delete from account_packs where account_id = $1', [guest])
    await client.query('delete from idempotency_keys where account_id = $1', [guest])
    await client.query(shell, [guest, dateOf(at), into])
    await along(client)
    const { rows } = await client.query<{ hash: Buffer }>(endTokens, [guest, dateOf(at)])
    return { inTheWay, hashes: rows.map(({ hash }) => hash), games }
  })
  const news = games.map((game) => `lobby ${game} ${into}`)
  await notify(lobby, `left ${guest}`, `account ${guest}`, 'webhooks', ...news)
  return merged
}

async function gamesIn(client: pg.PoolClient, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ game: string }>(text, values)
  return rows.map(({ game }) => game)
}
