import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
-- Who looks for an opponent: one wish an account.
create table pairings (
  account_id uuid constraint pk_pairings primary key,
  id uuid not null constraint uq_pairings_id unique,
  ruleset text not null,
  rated boolean not null,
  -- Whether a bot will do where nobody comes.
  bot boolean not null,
  -- What the account was expected to be worth when it asked.
  strength double precision not null,
  since bigint not null,
  seen_at bigint not null,
  request_key text,
  -- Who makes the game of it, and until when no other one may try.
  claim uuid,
  claimed_until bigint,
  game_id uuid
);
create index ix_pairings_waiting on pairings (ruleset, strength) where game_id is null;
create index ix_pairings_claim on pairings (claim) where claim is not null;
`

/** Players ask for an opponent near to them. */
export class PlayersFindEachOther0026 implements MigrationInterface {
  readonly name = 'PlayersFindEachOther1700000000026'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
