import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
-- What a job writes for who asked for it, in the order of its slices. Each part is compressed by
-- itself, and one behind the other they are one file.
create table job_parts (
  job_id uuid not null constraint fk_job_parts_job references jobs,
  -- 0: what stands before all slices.
  slice integer not null,
  no integer not null,
  bytes bytea not null,
  constraint pk_job_parts primary key (job_id, slice, no)
);
alter table job_parts alter column bytes set storage external;
create index ix_jobs_person on jobs (account_id, id) where kind = 'person';
`

export class JobsWriteFiles0028 implements MigrationInterface {
  readonly name = 'JobsWriteFiles1700000000028'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('What was written for others is not thrown away: restore a backup instead.')
  }
}
