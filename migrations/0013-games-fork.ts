import type { MigrationInterface, QueryRunner } from 'typeorm'

const columns = `
-- Who has called it off while it ran, and why; null: the rules have ended it, or nothing has.
alter table games add column ended_by text
  constraint ck_games_ended_by check (ended_by in ('operator', 'host'));
alter table games add column ended_reason text;
-- The game and the version of which it is a fork.
alter table games add column origin json;

-- Whoever plays all that is not a bot's holds these seats as the host, and none as an account.
alter table seats drop constraint ck_seats_kind;
alter table seats add constraint ck_seats_kind
  check (kind in ('open', 'account', 'bot', 'host')) not valid;
alter table seats validate constraint ck_seats_kind;

-- As with its status: an account's games are found among its seats alone.
alter table seats add column forked boolean not null default false;
create or replace function file_seat() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  select games.status, games.ruleset, games.origin is not null
  into new.status, new.ruleset, new.forked
  from games where games.id = new.game_id;
  return new;
end $$;
`

/** Running games can be called off, and any of them forked. */
export class GamesFork0013 implements MigrationInterface {
  readonly name = 'GamesFork1700000000013'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
