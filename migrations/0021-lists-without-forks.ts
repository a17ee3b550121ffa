import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndices } from './build-indices.ts'

/**
 * What an account hosts and where it sits, as players ask for it. A condition that no index knows
 * would have lists read past games that are of no concern to them, as many as there are.
 */
const indices = {
  ix_games_hosted_unforked: 'games (host_id, status, id) where origin is null',
  ix_games_hosted_ruleset_unforked: 'games (host_id, ruleset, status, id) where origin is null',
  ix_seats_listed_unforked:
    'seats (account_id, status, game_id) where account_id is not null and not forked',
  ix_seats_listed_ruleset_unforked:
    'seats (account_id, ruleset, status, game_id) where account_id is not null and not forked',
}

/** Lists of players leave forks out, and read indexes and no tables. */
export class ListsWithoutForks0021 implements MigrationInterface {
  readonly name = 'ListsWithoutForks1700000000021'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await buildIndices(runner, indices)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
