import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = `
-- Whether it counts for ratings, and how far that has come: null: it does not, due: once it has
-- ended, made: it has, none: it was called off, or somebody else had a hand in it.
alter table games add column rating text
  constraint ck_games_rating check (rating in ('due', 'made', 'none'));
create index ix_games_due_for_rating on games (ended_at, id)
  where rating = 'due' and ended_at is not null;
create index ix_games_rated on games (id) where rating in ('made', 'none');

-- What ratings are made from: how each rated game ended. All below follows from it.
create table rated_games (
  game_id uuid constraint pk_rated_games primary key
    constraint fk_rated_games_game references games,
  ruleset text not null,
  pool text not null constraint ck_rated_games_pool check (pool in ('two', 'more')),
  ended_at bigint not null,
  players json not null
);
create index ix_rated_games_order on rated_games (ruleset, pool, ended_at, game_id);

-- What an account came to be rated by each of its games.
create table rating_changes (
  account_id uuid not null,
  ruleset text not null,
  pool text not null,
  ended_at bigint not null,
  game_id uuid not null,
  place smallint not null,
  mu double precision not null,
  sigma double precision not null,
  games integer not null,
  formula smallint not null,
  constraint pk_rating_changes primary key (account_id, ruleset, pool, ended_at, game_id)
);
create index ix_rating_changes_order on rating_changes (ruleset, pool, ended_at, game_id);

-- The last of them.
create table ratings (
  account_id uuid not null,
  ruleset text not null,
  pool text not null,
  mu double precision not null,
  sigma double precision not null,
  rating double precision not null generated always as (mu - 3 * sigma) stored,
  games integer not null,
  constraint pk_ratings primary key (account_id, ruleset, pool)
);
create index ix_ratings_board on ratings (ruleset, pool, rating desc, account_id)
  where games >= 10;
`

export class GamesAreRated0015 implements MigrationInterface {
  readonly name = 'GamesAreRated1700000000015'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(): Promise<void> {
    throw new Error('Whoever played for a rating is to keep it: restore a backup instead.')
  }
}
