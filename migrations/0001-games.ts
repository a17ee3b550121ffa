import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The log. One row holds one or more commits of one game; the key makes a lost update impossible,
 * and lets the table be parted by the hash of the game, should it ever ask for that.
 */
export const commits = `
create table commits (
  game_id uuid not null,
  first_version integer not null,
  last_version integer not null,
  at bigint not null,
  -- json and not jsonb: the bytes are hashed.
  packed json not null,
  head bytea not null,
  wake_at bigint,
  constraint pk_commits primary key (game_id, first_version),
  constraint ck_commits_versions check (first_version >= 0 and last_version > first_version)
);
create index ix_commits_wake_at on commits (wake_at) where wake_at is not null;
`

const tables = `
create table accounts (
  id uuid constraint pk_accounts primary key,
  name text not null,
  kind text not null constraint ck_accounts_kind check (kind in ('human', 'agent', 'operator')),
  -- Who an identity provider says it is: issuer and subject.
  subject text constraint uq_accounts_subject unique,
  created_at bigint not null,
  left_at bigint
);

create table tokens (
  id uuid constraint pk_tokens primary key,
  account_id uuid not null constraint fk_tokens_account references accounts,
  -- SHA-256; the secret itself is nowhere.
  hash bytea not null constraint uq_tokens_hash unique,
  label text not null,
  scopes text[] not null,
  created_at bigint not null,
  expires_at bigint,
  revoked_at bigint
);
create index ix_tokens_account on tokens (account_id);

create table content_packs (
  hash text constraint pk_content_packs primary key,
  ruleset text not null,
  name text not null,
  -- JSON: the hash is made of the ruleset, a line end, and these bytes.
  content text not null,
  kept_at bigint not null
);

create table games (
  id uuid constraint pk_games primary key,
  ruleset text not null,
  status text not null
    constraint ck_games_status check (status in ('open', 'running', 'over', 'cancelled')),
  visibility text not null
    constraint ck_games_visibility check (visibility in ('public', 'private')),
  invite_code text not null,
  host_id uuid constraint fk_games_host references accounts,
  pack_hash text not null constraint fk_games_pack references content_packs,
  options json not null,
  decision_seconds integer,
  absence text not null constraint ck_games_absence check (absence in ('wait', 'default', 'bot')),
  commitment text not null,
  seed text not null,
  -- The document that the game goes on from, with what is asked of it; null: it begins anew.
  save json,
  created_at bigint not null,
  started_at bigint,
  ended_at bigint
);
create index ix_games_status on games (status, created_at desc, id desc);
create index ix_games_ruleset on games (ruleset, created_at desc, id desc);
create index ix_games_host on games (host_id, created_at desc, id desc);

create table seats (
  game_id uuid not null constraint fk_seats_game references games,
  seat smallint not null,
  kind text not null constraint ck_seats_kind check (kind in ('open', 'account', 'bot')),
  account_id uuid constraint fk_seats_account references accounts,
  joined boolean not null,
  choices json,
  entropy text,
  constraint pk_seats primary key (game_id, seat),
  constraint uq_seats_account unique (game_id, account_id)
);
create index ix_seats_account on seats (account_id, game_id);

${commits}
create table idempotency_keys (
  account_id uuid not null,
  key text not null,
  request_hash text not null,
  answer json not null,
  created_at bigint not null,
  constraint pk_idempotency_keys primary key (account_id, key)
);

create table audits (
  id uuid constraint pk_audits primary key,
  at bigint not null,
  account_id uuid,
  action text not null,
  game_id uuid,
  running boolean not null,
  detail json not null
);
create index ix_audits_game on audits (game_id, id desc);
create index ix_audits_account on audits (account_id, id desc);

create table sweeps (
  name text constraint pk_sweeps primary key,
  until bigint not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: what happened, happened', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
`

/**
 * Refuses every change, for every role, also where a session plays the replica to slip past
 * triggers. Even an owner can be without the right; a superuser is held by the triggers alone.
 */
export const guard = (table: string) => `
create trigger no_row_change before update or delete on ${table}
  for each row execute function refuse_change();
create trigger no_statement_change before truncate on ${table}
  for each statement execute function refuse_change();
alter table ${table} enable always trigger no_row_change;
alter table ${table} enable always trigger no_statement_change;
revoke update, delete, truncate on ${table} from public, current_user;
`

export class Games0001 implements MigrationInterface {
  readonly name = 'Games1700000000001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
    for (const table of ['commits', 'audits']) await runner.query(guard(table))
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
