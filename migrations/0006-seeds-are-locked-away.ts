import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A seed lies plain, as all did before, or locked: under which key says its id, and never is it
 * both. A try that was cut off is made again.
 */
const columns = `
alter table games alter column seed drop not null;
alter table games add column if not exists locked_seed bytea;
alter table games add column if not exists seed_key text not null default 'plain';
alter table games drop constraint if exists ck_games_seed;
alter table games add constraint ck_games_seed check (
  case when seed_key = 'plain' then seed is not null and locked_seed is null
  else seed is null and locked_seed is not null end) not valid;

-- The keys that nodes have worked with, by their ids; the last one is for what is new.
create table if not exists service_keys (
  id text constraint pk_service_keys primary key,
  number integer not null generated always as identity
);
`

/**
 * As before, but for the lock on what it takes away: that asks for the right to change an audit,
 * which not even the owner has, unless it is a superuser.
 */
const purge = `
create or replace function purge_audits(before uuid, most integer) returns integer
language sql security definer set search_path from current as $$
  with old as (
    delete from audits where id in (
      select id from audits where id < before order by id limit most)
    returning 1)
  select count(*)::integer from old
$$;
`

/** Beside those who write. */
const beside = [
  'alter table games validate constraint ck_games_seed',
  'drop index concurrently if exists ix_games_seed_key',
  'create index concurrently ix_games_seed_key on games (seed_key)',
]

export class SeedsAreLockedAway0006 implements MigrationInterface {
  readonly name = 'SeedsAreLockedAway1700000000006'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [columns, purge, ...beside]) await runner.query(statement)
  }

  async down(): Promise<void> {
    throw new Error('What is locked away is opened by the service alone.')
  }
}
