import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A table may do without advice: rated games, and those in which players are measured. */
export class HintsMayBeOff0010 implements MigrationInterface {
  readonly name = 'HintsMayBeOff1700000000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table games add column hints boolean not null default true')
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
