// A person is forgotten, table by table; the log knows nobody, and stays as it is.
import type { EntityManager } from 'typeorm'
import { accounts } from '../entities.ts'
import { endedWithAccount } from './account-store.ts'
import { end, lockOwnerTokens, requireOwner } from './owner-tokens.ts'

/** Each says what becomes of a table that knows accounts, in an order that keys allow. */
export const erasing: readonly (readonly [table: string, statement: string])[] = [
  [
    'erasures',
    'insert into erasures values ($1, $2) on conflict (account_id) do update set at = $2',
  ],
  // Whom the log commits to is nobody's to tell any more.
  [
    'holder_salts',
    `delete from holder_salts as h using seats as s
      where s.account_id = $1 and s.game_id = h.game_id and s.seat = h.seat`,
  ],
  [
    'holder_salts',
    `delete from holder_salts as h using seatings as s
      where s.before_id = $1 and s.game_id = h.game_id and s.seat = h.seat`,
  ],
  [
    'games',
    `update games as g set save = jsonb_set(
        g.save::jsonb, array['saved', 'seats', s.seat::text, 'name'], '""', false)::json
      from seats as s where s.account_id = $1 and s.game_id = g.id and g.save is not null`,
  ],
  ['games', 'update games set host_id = null where host_id = $1'],
  ['seats', 'update seats set account_id = null where account_id = $1'],
  ['seatings', 'update seatings set account_id = null where account_id = $1'],
  ['seatings', 'update seatings set before_id = null where before_id = $1'],
  // How others were rated by games against them stays, and follows from what is left.
  [
    'rated_games',
    `update rated_games set players = replace(players::text, format('"%s"', $1::uuid), 'null')::json
      where game_id in (select game_id from rating_changes where account_id = $1)`,
  ],
  ['rating_changes', 'delete from rating_changes where account_id = $1'],
  ['ratings', 'delete from ratings where account_id = $1'],
  ['pairings', 'delete from pairings where account_id = $1'],
  ['looks', 'update looks set account_id = null where account_id = $1'],
  [
    'audit_notes',
    `delete from audit_notes where audit_id in (
      select id from audits where subject = $1::uuid::text)`,
  ],
  ['idempotency_keys', 'delete from idempotency_keys where account_id = $1'],
  // With their secrets, and what is still to be told.
  ['webhooks', 'delete from webhooks where account_id = $1'],
  [
    'job_parts',
    `delete from job_parts using jobs
      where jobs.id = job_id and input -> 'file' ->> 'person' = $1::uuid::text`,
  ],
  [
    'jobs',
    `update jobs set state = 'cancelled', ended_at = made_at
      where state in ('waiting', 'running') and input -> 'file' ->> 'person' = $1::uuid::text`,
  ],
  ['jobs', 'update jobs set account_id = null where account_id = $1'],
  ['account_packs', 'delete from account_packs where account_id = $1'],
  [
    'tokens',
    `update tokens set made_by = null where made_by in (
      select id from tokens where account_id = $1)`,
  ],
  ['tokens', 'delete from tokens where account_id = $1'],
  ['accounts', 'update accounts set merged_into = null where merged_into = $1'],
  ['accounts', 'delete from accounts where id = $1'],
]

/** Gives the hashes of the tokens that end. Throws `LastOwner`. */
export async function erase(manager: EntityManager, id: string, at: number): Promise<Buffer[]> {
  await lockOwnerTokens(manager)
  const found = await manager.findOneBy(accounts, { id })
  const ids: { id: string }[] = await manager.query(endedWithAccount, [id])
  const hashes = await end(manager, ids, at)
  for (const [, statement] of erasing)
    await manager.query(statement, statement.includes('$2') ? [id, at] : [id])
  if (found?.role === 'owner') await requireOwner(manager, at)
  return hashes
}
