import type { MigrationInterface, QueryRunner } from 'typeorm'

const salts = `
-- The log commits to who held each seat first, and does not tell. Whoever is to be forgotten is
-- forgotten here: what is deleted leaves the log as it is, and nobody can tell whom it meant.
create table holder_salts (
  game_id uuid not null constraint fk_holder_salts_game references games,
  seat smallint not null,
  salt bytea not null,
  constraint pk_holder_salts primary key (game_id, seat)
);
`

/** Heads cover the table of a game and who held its seats. */
export class SeatsAreHeld0008 implements MigrationInterface {
  readonly name = 'SeatsAreHeld1700000000008'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(salts)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
