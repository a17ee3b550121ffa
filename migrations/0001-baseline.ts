import type { MigrationInterface, QueryRunner } from 'typeorm'
import { audits } from './baseline/audits.ts'
import { games } from './baseline/games.ts'
import { commits } from './baseline/log.ts'
import { oauth } from './baseline/oauth.ts'
import { operations } from './baseline/operations.ts'
import { people } from './baseline/people.ts'
import { seasons } from './baseline/seasons.ts'
import { table } from './baseline/table.ts'
import { webhooks } from './baseline/webhooks.ts'

/** The tables of version 1.0.0. */
export class Baseline0001 implements MigrationInterface {
  readonly name = 'Baseline1700000000001'

  async up(runner: QueryRunner): Promise<void> {
    const scripts = [people, games, table, commits, audits, operations, webhooks, seasons, oauth]
    for (const script of scripts) await runner.query(script)
  }

  async down(): Promise<void> {
    throw new Error('The log is never deleted: restore a backup instead.')
  }
}
