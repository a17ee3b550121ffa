import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
-- Work over many games, which any node takes slice by slice.
create table jobs (
  id uuid constraint pk_jobs primary key,
  kind text not null,
  input json not null,
  state text not null constraint ck_jobs_state
    check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  account_id uuid,
  made_at bigint not null,
  ended_at bigint,
  -- Behind this game the next slice begins.
  next_from uuid,
  handed_out boolean not null default false,
  total_guess bigint not null
);
create index ix_jobs_open on jobs (id) where state in ('waiting', 'running');

create table slices (
  job_id uuid not null constraint fk_slices_job references jobs,
  no integer not null,
  -- Behind the one, up to the other.
  from_id uuid,
  to_id uuid not null,
  node text not null,
  lease_until bigint not null,
  tries integer not null,
  done_at bigint,
  games bigint not null default 0,
  rows bigint not null default 0,
  events bigint not null default 0,
  bad bigint not null default 0,
  unjudged bigint not null default 0,
  skipped bigint not null default 0,
  -- Why it came to nothing the last time.
  error text,
  result json not null default '[]',
  constraint pk_slices primary key (job_id, no)
);

-- What was last found of a game.
create table verdicts (
  game_id uuid constraint pk_verdicts primary key,
  at bigint not null,
  head text not null,
  -- The program and the rules that judged it.
  build text not null,
  ok boolean not null,
  is_over boolean not null,
  folded_only integer not null,
  unjudged integer not null,
  fault text,
  -- Null: none, the command line found it.
  job_id uuid
);
create index ix_verdicts_faults on verdicts (game_id) where not ok;
`

export class JobsInSlices0017 implements MigrationInterface {
  readonly name = 'JobsInSlices1700000000017'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('What was found of games is never forgotten: restore a backup instead.')
  }
}
