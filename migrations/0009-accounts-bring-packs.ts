import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
-- As long as their accounts keep them: a game that is played with one has its own copy.
create table account_packs (
  -- In the order of their making; one that takes the place of another keeps its id.
  id uuid constraint pk_account_packs primary key,
  account_id uuid not null constraint fk_account_packs_account references accounts,
  ruleset text not null,
  -- Plain: among the packs of its account it is that of one.
  name text not null,
  title text not null,
  version text not null,
  hash text not null,
  -- As in content_packs.
  content text not null,
  bytes integer not null,
  shared boolean not null,
  brought_at bigint not null,
  constraint uq_account_packs_name unique (account_id, name)
);
create index ix_account_packs_hash on account_packs (hash);
create index ix_account_packs_shared on account_packs (id desc) where shared;

-- What no account may bring, share or choose any more, whoever had it.
create table withdrawn_packs (
  hash text constraint pk_withdrawn_packs primary key,
  reason text not null,
  withdrawn_at bigint not null
);

-- A copy for games alone, of what an account has brought: by its hash nobody is shown it.
alter table content_packs add column brought boolean not null default false;
`

export class AccountsBringPacks0009 implements MigrationInterface {
  readonly name = 'AccountsBringPacks1700000000009'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('What accounts have brought is not taken from them.')
  }
}
