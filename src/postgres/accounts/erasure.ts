// Erases the personal data of an account. Game logs stay unchanged, because they contain seats but
// no accounts.
import type { EntityManager } from 'typeorm'
import { dateOf } from '../connection/columns.ts'
import { accounts } from './account-entities.ts'
import { lockOwnerTokens, requireOwner, revoke, tokensMadeWith } from './owner-tokens.ts'

const grantsOf = 'select id from oauth_grants where owner_id = $1 or account_id = $1'

/**
 * SQL statements that erase an account in all tables that refer to the account, in an order that
 * satisfies the foreign keys. The statements are raw SQL, because most of the tables belong to
 * features that depend on the accounts feature.
 */
export const erasing: readonly (readonly [table: string, statement: string])[] = [
  [
    'erasures',
    'insert into erasures values ($1, $2) on conflict (account_id) do update set at = $2',
  ],
  // Deletes the salt, because without the salt a commitment in the log can no longer be linked to a
  // person.
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
  [
    'games',
    `update games set removed = array_remove(removed, $1)
      where status = 'open' and $1 = any (removed)`,
  ],
  ['games', 'update games set host_id = null where host_id = $1'],
  ['seats', 'update seats set account_id = null where account_id = $1'],
  ['seatings', 'update seatings set account_id = null where account_id = $1'],
  ['seatings', 'update seatings set before_id = null where before_id = $1'],
  [
    'rated_games',
    `update rated_games set players = replace(players::text, format('"%s"', $1::uuid), 'null')::json
      where game_id in (select game_id from rating_changes where account_id = $1)`,
  ],
  ['rating_changes', 'delete from rating_changes where account_id = $1'],
  ['ratings', 'delete from ratings where account_id = $1'],
  ['pairings', 'delete from pairings where account_id = $1'],
  ['season_fixtures', 'delete from season_fixtures where account_id = $1'],
  ['season_entries', 'delete from season_entries where account_id = $1'],
  ['oauth_codes', `delete from oauth_codes where grant_id in (${grantsOf})`],
  ['oauth_refreshes', `delete from oauth_refreshes where grant_id in (${grantsOf})`],
  ['tokens', `delete from tokens where grant_id in (${grantsOf})`],
  ['oauth_grants', `delete from oauth_grants where id in (${grantsOf})`],
  ['accounts', 'update accounts set owner_id = null where owner_id = $1'],
  ['looks', 'update looks set account_id = null where account_id = $1'],
  [
    'audit_notes',
    `delete from audit_notes where audit_id in (
      select id from audits where subject = $1::uuid::text)`,
  ],
  ['idempotency_keys', 'delete from idempotency_keys where account_id = $1'],
  ['webhooks', 'delete from webhooks where account_id = $1'],
  ['notice_settings', 'delete from notice_settings where account_id = $1'],
  ['game_mutes', 'delete from game_mutes where account_id = $1'],
  [
    'job_parts',
    `delete from job_parts using jobs
      where jobs.id = job_id and input -> 'file' ->> 'person' = $1::uuid::text`,
  ],
  [
    'jobs',
    `update jobs set state = 'cancelled', ended_at = made_at
      where state = 'running' and input -> 'file' ->> 'person' = $1::uuid::text`,
  ],
  ['jobs', 'update jobs set account_id = null where account_id = $1'],
  ['account_packs', 'delete from account_packs where account_id = $1'],
  [
    'tokens',
    `update tokens set made_by = null where made_by in (
      select id from tokens where account_id = $1)`,
  ],
  ['tokens', 'delete from tokens where account_id = $1'],
  ['passkeys', 'delete from passkeys where account_id = $1'],
  ['sign_ins', 'delete from sign_ins where account_id = $1'],
  ['accounts', 'update accounts set merged_into = null where merged_into = $1'],
  ['accounts', 'delete from accounts where id = $1'],
]

/**
 * Erases an account and returns the hashes of the tokens that it revoked. Throws `LastOwner` if no
 * other owner could sign in afterwards.
 */
export async function erase(manager: EntityManager, id: string, at: number): Promise<Buffer[]> {
  await lockOwnerTokens(manager)
  const found = await manager.findOneBy(accounts, { id })
  const hashes = await revoke(manager, await tokensMadeWith(manager, { account: id }), at)
  for (const [, statement] of erasing)
    await manager.query(statement, statement.includes('$2') ? [id, dateOf(at)] : [id])
  if (found?.role === 'owner') await requireOwner(manager, at)
  return hashes
}
