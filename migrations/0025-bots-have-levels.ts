import type { MigrationInterface, QueryRunner } from 'typeorm'

const columns = `
-- How well the bot of this seat plays; null: as bots usually do, and where none sits.
alter table seats add column level text;
-- The same of bots that play for somebody who is away.
alter table games add column absence_level text;
`

/** House bots play as well as was asked for. */
export class BotsHaveLevels0025 implements MigrationInterface {
  readonly name = 'BotsHaveLevels1700000000025'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
