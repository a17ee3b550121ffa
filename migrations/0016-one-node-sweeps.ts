import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which node looks for what is due, and until when it does unless it says so again. */
const lease = `
alter table sweeps
  add column if not exists holder text,
  add column if not exists held_until bigint not null default 0;
insert into sweeps (name, until) values ('wake', 0) on conflict do nothing;
`

/** Nodes of before sweep as well, which does no harm. */
export class OneNodeSweeps0016 implements MigrationInterface {
  readonly name = 'OneNodeSweeps1700000000016'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(lease)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
