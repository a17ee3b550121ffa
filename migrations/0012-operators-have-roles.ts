import type { MigrationInterface, QueryRunner } from 'typeorm'

const owning = `('owner' = any (scopes) or 'admin' = any (scopes)) and revoked_at is null`

const tables = `
alter table accounts add column role text
  constraint ck_accounts_role check (role in ('support', 'operator', 'owner'));
-- Whoever could come in as an admin is an owner. What an identity provider lends needs no role.
update accounts set role = 'owner' where id in (
  select account_id from tokens where 'admin' = any (scopes) and revoked_at is null and not lent);
create index ix_tokens_owner on tokens (account_id) where ${owning};

-- An outcome is a row of its own, which says what it is the outcome of: no row is ever changed.
alter table audits
  add column role text, add column token_id uuid, add column subject text, add column reason text,
  add column of_id uuid, add column outcome text;
create index ix_audits_of on audits (of_id) where of_id is not null;

-- Beside the audits: a note may name somebody who is to be forgotten.
create table audit_notes (
  audit_id uuid constraint pk_audit_notes primary key,
  text text not null
);

-- With the ids of the audits that allow them, which may be purged: the looks stay with the game.
create table looks (
  id uuid constraint pk_looks primary key,
  account_id uuid,
  role text not null,
  game_id uuid not null,
  reason text not null,
  case_ref text,
  at bigint not null,
  until bigint not null,
  ended_at bigint,
  from_version bigint,
  to_version bigint
);
create index ix_looks_game on looks (game_id, id);
create index ix_looks_account on looks (account_id, id);
`

export class OperatorsHaveRoles0012 implements MigrationInterface {
  readonly name = 'OperatorsHaveRoles1700000000012'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('What was written down stays: restore a backup instead.')
  }
}
