import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
-- With which token it was made: both end together.
alter table tokens add column made_by uuid constraint fk_tokens_made_by references tokens;
create index ix_tokens_made_by on tokens (made_by);

-- Made with the rights of a sign-in at an identity provider, or with a token that was.
alter table tokens add column lent boolean not null default false;

-- When an identity provider last vouched for the account, and for what.
alter table accounts add column vouched_at bigint;
alter table accounts add column vouched_scopes text[];
`

/** Tokens end with the one that they were made with, or when nobody vouches for them any more. */
export class TokensKnowTheirMakers0004 implements MigrationInterface {
  readonly name = 'TokensKnowTheirMakers1700000000004'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
