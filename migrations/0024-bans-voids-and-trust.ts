import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
alter table webhooks drop constraint ck_webhooks_off, add constraint ck_webhooks_off
  check (off_because in ('owner', 'gone', 'failing', 'banned')) not valid;
alter table webhooks validate constraint ck_webhooks_off;

-- void: an operator has said that it counts for nothing.
alter table games drop constraint ck_games_rating, add constraint ck_games_rating
  check (rating in ('due', 'made', 'none', 'void')) not valid;

-- Public keys of other services, whose files are believed to be theirs.
create table trusted_keys (
  kid text constraint pk_trusted_keys primary key,
  public_key text not null,
  -- Whose it is said to be.
  label text not null,
  at bigint not null
);
`

export class BansVoidsAndTrust0024 implements MigrationInterface {
  readonly name = 'BansVoidsAndTrust1700000000024'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
    // Beside those who write: what there is of games may take a while to look through.
    await runner.query('alter table games validate constraint ck_games_rating')
  }

  async down(): Promise<void> {
    throw new Error('What was said to count for nothing stays so: restore a backup instead.')
  }
}
