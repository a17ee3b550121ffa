import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndices } from './build-indices.ts'

/** Seats that are filed at a time: each step is a transaction of its own. */
const STEP_SEATS = 5_000

/**
 * Each seat says what its game is and how it stands, so that an account's games are found among its
 * seats alone. The database keeps it so by itself, also where a node of before writes. The
 * functions are their owner's: who may seat somebody needs no further right for this.
 */
const filing = `
alter table seats add column if not exists status text, add column if not exists ruleset text;

create or replace function file_seat() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  select games.status, games.ruleset into new.status, new.ruleset
  from games where games.id = new.game_id;
  return new;
end $$;
drop trigger if exists is_filed on seats;
create trigger is_filed before insert on seats for each row execute function file_seat();

create or replace function refile_seats() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  update seats set status = new.status where game_id = new.id;
  return null;
end $$;
drop trigger if exists files_seats on games;
create trigger files_seats after update of status on games
  for each row when (old.status <> new.status) execute function refile_seats();
`

/** Those that were there before. Where a game changes meanwhile, the trigger has the last word. */
const fileStep = `
with step as (
  select game_id, seat from seats where (game_id, seat) > ($1::uuid, $2::int)
  order by game_id, seat limit ${STEP_SEATS}
), filed as (
  update seats set status = games.status, ruleset = games.ruleset from step, games
  where seats.game_id = step.game_id and seats.seat = step.seat and games.id = step.game_id
    and seats.status is null
)
select game_id as game, seat from step order by game_id desc, seat desc limit 1`

/** An order each in which lists are asked for: newest first, for ids are in the order of time. */
const indices = {
  ix_games_listed: 'games (visibility, status, id)',
  ix_games_listed_ruleset: 'games (visibility, ruleset, status, id)',
  ix_games_hosted: 'games (host_id, status, id)',
  ix_games_hosted_ruleset: 'games (host_id, ruleset, status, id)',
  ix_seats_listed: 'seats (account_id, status, game_id) where account_id is not null',
  ix_seats_listed_ruleset:
    'seats (account_id, ruleset, status, game_id) where account_id is not null',
  ix_tokens_admin: `tokens (account_id) where 'admin' = any (scopes) and revoked_at is null`,
}
/** What was planned before it was told how much to take away would read the whole table. */
const planByKeys = `
alter function purge_audits(uuid, integer) set enable_seqscan = off;
alter function purge_audits(uuid, integer) set enable_hashjoin = off;
alter function purge_audits(uuid, integer) set enable_mergejoin = off;
`

/** In orders that nobody asks for any more. */
const unused = ['ix_games_status', 'ix_games_ruleset', 'ix_games_host', 'ix_seats_account']

/** Lists read indexes and no tables, however many games there are. */
export class ListsByIndex0007 implements MigrationInterface {
  readonly name = 'ListsByIndex1700000000007'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(filing)
    for (let last: Place | undefined = FIRST; last; )
      [last] = (await runner.query(fileStep, [last.game, last.seat])) as [Place?]
    await buildIndices(runner, indices)
    for (const name of unused) await runner.query(`drop index concurrently if exists ${name}`)
    await runner.query(planByKeys)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}

interface Place {
  readonly game: string
  readonly seat: number
}
const FIRST: Place = { game: '00000000-0000-0000-0000-000000000000', seat: -1 }
