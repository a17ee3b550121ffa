import pg from 'pg'

/**
 * The database privileges that the service's role needs, by table. The service's role can append
 * rows to the log, but cannot change or delete them.
 */
export const rights: Readonly<Record<string, string>> = {
  commits: 'select, insert',
  games: 'select, insert, update',
  seats: 'select, insert, delete, update (account_id, since)',
  holder_salts: 'select, insert, delete',
  accounts: 'select, insert, update, delete',
  tokens: 'select, insert, update, delete',
  passkeys: 'select, insert, update, delete',
  sign_ins: 'select, insert, update, delete',
  content_packs: 'select, insert, update (brought)',
  account_packs: 'select, insert, update, delete',
  withdrawn_packs: 'select, insert',
  audits: 'select, insert',
  audit_notes: 'select, insert, delete',
  looks: 'select, insert, update',
  seatings: 'select, insert, update (account_id, before_id)',
  erasures: 'select, insert, update (at)',
  webhooks: 'select, insert, update, delete',
  webhook_secrets: 'select, insert, update, delete',
  webhook_messages: 'select, insert, delete',
  webhook_deliveries: 'select, insert, update, delete',
  seat_presence: 'select, insert, update, delete',
  reactions: 'select, insert, delete',
  notice_settings: 'select, insert, update, delete',
  game_mutes: 'select, insert, delete',
  rated_games: 'select, insert, update, delete',
  rating_changes: 'select, insert, delete',
  ratings: 'select, insert, update, delete',
  pairings: 'select, insert, update, delete',
  seasons: 'select, insert, update',
  season_entries: 'select, insert, update, delete',
  season_fixtures: 'select, insert, update, delete',
  oauth_grants: 'select, insert, update, delete',
  oauth_codes: 'select, insert, update, delete',
  oauth_refreshes: 'select, insert, update, delete',
  // The service's database role needs the privilege to update at least one column, so that it can
  // lock rows before deleting them.
  idempotency_keys: 'select, insert, delete, update (created_at)',
  sweeps: 'select, insert, update',
  nodes: 'select, insert, update, delete',
  node_hours: 'select, insert, update, delete',
  game_counts: 'select, insert, update, delete',
  refusals: 'select, insert, update, delete',
  service_keys: 'select, insert, update (reencrypted_to)',
  export_keys: 'select, insert, update (retired_at)',
  trusted_keys: 'select, insert, update, delete',
  modes: 'select, update',
  notices: 'select, insert, update',
  set_aside: 'select, insert, delete',
  jobs: 'select, insert, update',
  slices: 'select, insert, update',
  job_parts: 'select, insert, delete, update (no)',
  verdicts: 'select, insert, update',
  archived: 'select',
  migrations: 'select',
}

export function grantsFor(name: string): string {
  const role = pg.escapeIdentifier(name)
  const tables = Object.keys(rights).join(', ')
  return [
    'begin;',
    `revoke all on ${tables} from ${role};`,
    `grant usage on schema public to ${role};`,
    ...Object.entries(rights).map(([table, some]) => `grant ${some} on ${table} to ${role};`),
    // `pg_dump` requires the privilege to read sequences.
    `grant select on all sequences in schema public to ${role};`,
    `grant execute on function purge_audits to ${role};`,
    'commit;',
  ].join('\n')
}

export function backupGrantsFor(name: string): string {
  const role = pg.escapeIdentifier(name)
  const readable = (kind: string) => [
    `grant select on all ${kind} in schema public to ${role};`,
    `alter default privileges in schema public grant select on ${kind} to ${role};`,
  ]
  return [
    'begin;',
    `grant usage on schema public to ${role};`,
    ...['tables', 'sequences'].flatMap(readable),
    'commit;',
  ].join('\n')
}
