import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever holds the invite code of a game finds it by that alone. */
export class GamesByInvitation0011 implements MigrationInterface {
  readonly name = 'GamesByInvitation1700000000011'
  readonly transaction = false

  /** Beside those who write; a try that was cut off leaves an index behind that is of no use. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists ix_games_invite_code')
    await runner.query('create index concurrently ix_games_invite_code on games (invite_code)')
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
