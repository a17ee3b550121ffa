import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
alter table accounts
  add column banned_until bigint, add column ban_reason text,
  -- A guest whose seats went to another account of the same person.
  add column merged_into uuid, add column renamed_at bigint;
create index ix_accounts_merged_into on accounts (merged_into) where merged_into is not null;
-- Names are looked for by how they begin.
create index ix_accounts_by_name on accounts ((lower(name) collate "C"), id);

-- The version from which whoever sits there does so; null: from the start.
alter table seats add column since integer;

-- Who was put in whose place. The log names seats, and knows nothing of it.
create table seatings (
  id uuid constraint pk_seatings primary key,
  game_id uuid not null,
  seat smallint not null,
  before_id uuid,
  account_id uuid,
  version integer not null,
  at bigint not null
);
create index ix_seatings_game on seatings (game_id, at);
create index ix_seatings_account on seatings (account_id);
create index ix_seatings_before on seatings (before_id);

-- Who is forgotten is forgotten again after a backup was restored.
create table erasures (
  account_id uuid constraint pk_erasures primary key,
  at bigint not null
);
create index ix_audits_subject on audits (subject) where subject is not null;
`

/** Accounts are banned, renamed, merged and erased; seats go to other accounts. */
export class PeopleMayGo0020 implements MigrationInterface {
  readonly name = 'PeopleMayGo1700000000020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('Who was forgotten does not come back.')
  }
}
