import { millisecondsOf as ms } from '../connection/columns.ts'
import type { Pool } from '../connection/pools.ts'

const ROWS_MAX = 10_000

const listOf = (columns: string, from: string, order = 'id') => `
(select coalesce(json_agg(found), '[]'::json) from (
  select ${columns} from ${from} order by ${order} desc limit ${ROWS_MAX}) as found)`

export const everything = `
select json_build_object(
  'account', (select to_json(found) from (
    select id, name, kind, role, subject, handle, profile, ${ms('created_at')} as "createdAt",
      ${ms('left_at')} as "leftAt", ${ms('renamed_at')} as "renamedAt",
      ${ms('holiday_until')} as "holidayUntil",
      ${ms('banned_until')} as "bannedUntil", ban_reason as "banReason"
    from accounts where id = $1) as found),
  'tokens', ${listOf(
    `id, kind, label, scopes, ${ms('created_at')} as "createdAt",
      ${ms('expires_at')} as "expiresAt", ${ms('revoked_at')} as "revokedAt"`,
    'tokens where account_id = $1',
  )},
  'passkeys', ${listOf(
    `id, kind, label, ${ms('made_at')} as "madeAt", ${ms('used_at')} as "usedAt"`,
    'passkeys where account_id = $1',
  )},
  'signIns', ${listOf(
    `id, kind, device, approved, ${ms('expires_at')} as "expiresAt"`,
    'sign_ins where account_id = $1',
  )},
  'agents', ${listOf('id, name', 'accounts where owner_id = $1')},
  'connectedPrograms', ${listOf(
    `id, client_id as client, client_name as "clientName", account_id as agent, scopes,
      ${ms('created_at')} as "createdAt", ${ms('revoked_at')} as "revokedAt"`,
    'oauth_grants where owner_id = $1 or account_id = $1',
  )},
  'seasonEntries', ${listOf(
    `season_id as season, state, declared, ${ms('entered_at')} as "enteredAt"`,
    'season_entries where account_id = $1',
    'season_id',
  )},
  'seasonFixtures', ${listOf(
    'season_id as season, deal, game_id as game, result',
    'season_fixtures where account_id = $1',
    'season_id',
  )},
  'seats', ${listOf(
    'game_id as game, seat, status, since, choices, entropy',
    'seats where account_id = $1',
    'game_id',
  )},
  'seatings', ${listOf(
    `game_id as game, seat, version, ${ms('at')} as at, account_id = $1 as "tookIt"`,
    'seatings where account_id = $1 or before_id = $1',
  )},
  'hosted', ${listOf('id as game, status', 'games where host_id = $1')},
  'ratings', ${listOf(
    `ruleset, pool, game_id as game, ${ms('ended_at')} as "endedAt", place, mu, sigma, games`,
    'rating_changes where account_id = $1',
    'ended_at',
  )},
  'packs', ${listOf('id, name, title, version, bytes', 'account_packs where account_id = $1')},
  'webhooks', ${listOf(
    `id, kind, label, url, events, ${ms('made_at')} as "madeAt"`,
    'webhooks where account_id = $1',
  )},
  'noticeSettings', ${listOf(
    'types, quiet_from as "quietFrom", quiet_until as "quietUntil", timezone',
    'notice_settings where account_id = $1',
    'account_id',
  )},
  'mutedGames', ${listOf('game_id as game', 'game_mutes where account_id = $1', 'game_id')},
  'requests', ${listOf(
    `key, answer, ${ms('created_at')} as "createdAt"`,
    'idempotency_keys where account_id = $1',
    'created_at',
  )},
  'looks', ${listOf(
    `id, game_id as game, reason, ${ms('at')} as at, ${ms('until')} as until`,
    'looks where account_id = $1',
  )},
  'audits', ${listOf(
    `id, ${ms('at')} as at, action, game_id as game, reason, detail, account_id = $1 as own`,
    'audits where account_id = $1 or subject = $1::uuid::text',
  )}
) as told`

export async function readPersonalData(lists: Pool, id: string): Promise<object> {
  const row = await lists.one<{ told: object }>(everything, [id])
  return row!.told
}
