import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndices } from './build-indices.ts'

/** A try that was cut off is made again. */
const tables = `
-- Games whose logs lie in a file, which was read back from there and verified: until then no row is
-- here. What is told of them stands beside it, so that a list need not ask for the file.
create table if not exists archived (
  game_id uuid constraint pk_archived primary key constraint fk_archived_game references games,
  file text not null,
  -- Of the game in the file, which is compressed game by game.
  from_byte bigint not null,
  bytes integer not null,
  sha256 text not null,
  last_version integer not null,
  head bytea not null,
  -- The versions of the rules that decided its first and its last commit.
  first_rules integer not null,
  last_rules integer not null,
  read_back_at bigint not null,
  -- Since then its rows are in the file alone.
  removed_at bigint
);
create index if not exists ix_archived_left on archived (game_id) where removed_at is null;
alter table games add column if not exists archived_at bigint;

-- The log lets go of rows of archived games alone, and to one role alone. In shards it lets go of
-- none: there the table is called otherwise.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'commits' and current_user = 'touchline_archivist' then
    if exists (select from public.archived where archived.game_id = old.game_id) then
      return old;
    end if;
  end if;
  raise exception '% of % is refused: what happened, happened', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
`

const indices = {
  ix_games_kept: `games (ruleset, id)
    where archived_at is null and status in ('over', 'cancelled')`,
  ix_games_origin: `games ((origin ->> 'game')) where origin is not null`,
}

/** Games that ended long ago may leave the database for files. */
export class GamesAreArchived0022 implements MigrationInterface {
  readonly name = 'GamesAreArchived1700000000022'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
    await buildIndices(runner, indices)
  }

  async down(): Promise<void> {
    throw new Error('What has left for files does not come back: restore a backup instead.')
  }
}
