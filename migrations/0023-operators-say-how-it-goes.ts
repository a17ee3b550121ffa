import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
-- How the whole service goes: one row.
create table modes (
  one_row boolean constraint pk_modes primary key default true
    constraint ck_modes_one_row check (one_row),
  mode text not null constraint ck_modes_mode check (mode in ('normal', 'drain', 'read-only')),
  clocks text not null constraint ck_modes_clocks check (clocks in ('run', 'stand')),
  notice text,
  -- As it is told: nothing happens by itself.
  until bigint,
  since bigint not null
);
insert into modes (mode, clocks, since) values ('normal', 'run', 0);

-- What operators tell everybody.
create table notices (
  id uuid constraint pk_notices primary key,
  level text not null constraint ck_notices_level check (level in ('info', 'warning', 'urgent')),
  text text not null,
  url text,
  from_at bigint not null,
  until_at bigint,
  withdrawn_at bigint
);
create index ix_notices_told on notices (id) where withdrawn_at is null;

-- Games that nobody plays on until an operator lets them be tried again.
create table set_aside (
  game_id uuid constraint pk_set_aside primary key,
  reason text not null,
  at bigint not null
);
`

export class OperatorsSayHowItGoes0023 implements MigrationInterface {
  readonly name = 'OperatorsSayHowItGoes1700000000023'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('What operators have said stays: restore a backup instead.')
  }
}
