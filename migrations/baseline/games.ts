const tables = `
create table service_keys (
  id text constraint pk_service_keys primary key,
  number integer not null generated always as identity,
  -- Last game whose seed was encrypted again with this key, if this key is the newest.
  reencrypted_to uuid
);
comment on table service_keys is
  'Ids of the service keys that nodes have used. The newest key encrypts';

create table games (
  id uuid constraint pk_games primary key,
  ruleset text not null,
  status text not null
    constraint ck_games_status check (status in ('open', 'running', 'over', 'cancelled')),
  visibility text not null
    constraint ck_games_visibility check (visibility in ('public', 'private')),
  invite_code text not null constraint uq_games_invite_code unique,
  host_id uuid constraint fk_games_host references accounts,
  pack_hash text not null constraint fk_games_pack references content_packs,
  -- Name, version and hash of the package of the rules; null for a built-in game.
  package json,
  options json not null,
  decision_seconds integer,
  absence text not null constraint ck_games_absence check (absence in ('wait', 'default', 'bot')),
  -- Level of bots that play for absent players; null for the default level.
  absence_level text,
  hints boolean not null default true,
  undo boolean not null default false,
  bank json,
  holidays boolean not null default false,
  -- Accounts that the host has removed. Emptied when the game starts.
  removed uuid[] not null default '{}',
  commitment text not null,
  -- Encrypted with the service key that has this id.
  locked_seed bytea not null,
  seed_key text not null,
  -- Save that the game continues from, with pending decisions; null for a new game.
  save json,
  -- Game and version from which the game was forked.
  origin json,
  forked boolean not null,
  -- The game of which this game is a rematch.
  rematch_of uuid,
  -- Deal of a sealed season as SEASON/NUMBER; null if the game is not part of a season.
  lot text,
  -- Null: unrated. due: to be rated at the end. made: rated. none: not rated, because the game was
  -- cancelled or an operator intervened. void: an operator removed the rating.
  rating text constraint ck_games_rating check (rating in ('due', 'made', 'none', 'void')),
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  archived_at timestamptz,
  -- Who cancelled the running game, and the reason; null if the game was not cancelled.
  ended_by text constraint ck_games_ended_by check (ended_by in ('operator', 'host')),
  ended_reason text
);
comment on table games is 'Setup and status of games. The events are in the log';
-- Ids are ordered by time, so every list reads one of these indexes backwards.
create index ix_games_listed on games (visibility, status, id);
create index ix_games_parts on games using gin (id_parts(replace(id::text, '-', '')));
create index ix_games_listed_ruleset on games (visibility, ruleset, status, id);
create index ix_games_hosted on games (host_id, status, id) include (forked);
create index ix_games_hosted_ruleset on games (host_id, ruleset, status, id) include (forked);
create index ix_games_pack on games (pack_hash, id);
create index ix_games_kept on games (ruleset, id)
  where archived_at is null and status in ('over', 'cancelled');
create unique index uq_games_rematch on games (rematch_of)
  where rematch_of is not null and status <> 'cancelled';
create index ix_games_origin on games ((origin ->> 'game')) where origin is not null;
create index ix_games_due_for_rating on games (ended_at, id)
  where rating = 'due' and ended_at is not null;
create index ix_games_package on games (id) where package is not null;
create index ix_games_rated on games (id) where rating in ('made', 'none');

create table seats (
  game_id uuid not null constraint fk_seats_game references games,
  seat smallint not null,
  -- host: in a fork, the host plays every seat that is not a bot's.
  kind text not null constraint ck_seats_kind check (kind in ('open', 'account', 'bot', 'host')),
  account_id uuid constraint fk_seats_account references accounts,
  joined boolean not null,
  choices json,
  entropy text,
  -- Version at which the account took over the seat; null for the first account.
  since integer,
  -- Level of the bot; null for the default level, or if the seat has no bot.
  level text,
  -- A trigger copies these columns from the game.
  status text,
  ruleset text,
  forked boolean not null default false,
  constraint pk_seats primary key (game_id, seat),
  constraint uq_seats_account unique (game_id, account_id)
);
comment on table seats is 'Seats of games and their players';
create index ix_seats_listed on seats (account_id, status, game_id) include (forked)
  where account_id is not null;
create index ix_seats_listed_ruleset on seats (account_id, ruleset, status, game_id)
  include (forked) where account_id is not null;
`

/**
 * Copies the status and ruleset of a game into its seats, because lists search the seats only. The
 * function runs with the owner's rights, so roles need none for the copies.
 */
const triggers = `
create function file_seat() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  select games.status, games.ruleset, games.forked
  into new.status, new.ruleset, new.forked
  from games where games.id = new.game_id;
  return new;
end $$;
create trigger is_filed before insert on seats for each row execute function file_seat();

create function refile_seats() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  update seats set status = new.status where game_id = new.id;
  return null;
end $$;
create trigger files_seats after update of status on games
  for each row when (old.status <> new.status) execute function refile_seats();
`

const ratings = `
create table rated_games (
  game_id uuid constraint pk_rated_games primary key
    constraint fk_rated_games_game references games,
  ruleset text not null,
  pool text not null constraint ck_rated_games_pool check (pool in ('two', 'more')),
  ended_at timestamptz not null,
  players json not null
);
comment on table rated_games is 'Results of rated games, from which ratings can be rebuilt';
create index ix_rated_games_order on rated_games (ruleset, pool, ended_at, game_id);

create table rating_changes (
  account_id uuid not null,
  ruleset text not null,
  pool text not null,
  ended_at timestamptz not null,
  game_id uuid not null,
  place smallint not null,
  mu double precision not null,
  sigma double precision not null,
  games integer not null,
  formula smallint not null,
  constraint pk_rating_changes primary key (account_id, ruleset, pool, ended_at, game_id)
);
comment on table rating_changes is 'Rating of an account after each of its games';
create index ix_rating_changes_order on rating_changes (ruleset, pool, ended_at, game_id);

create table ratings (
  account_id uuid not null,
  ruleset text not null,
  pool text not null,
  mu double precision not null,
  sigma double precision not null,
  -- mu - 3 * sigma, by which leaderboards are sorted.
  rating double precision not null,
  games integer not null,
  constraint pk_ratings primary key (account_id, ruleset, pool)
);
comment on table ratings is 'Current rating of each account';
create index ix_ratings_board on ratings (ruleset, pool, rating desc, account_id)
  where games >= 10;
`

const beside = `
create table holder_salts (
  game_id uuid not null constraint fk_holder_salts_game references games,
  seat smallint not null,
  salt bytea not null,
  constraint pk_holder_salts primary key (game_id, seat)
);
comment on table holder_salts is
  'Salts of the commitments to the first player of each seat';

create table seatings (
  id uuid constraint pk_seatings primary key,
  game_id uuid not null,
  seat smallint not null,
  before_id uuid,
  account_id uuid,
  version integer not null,
  at timestamptz not null
);
comment on table seatings is 'Seats of running games that were transferred to other accounts';
create index ix_seatings_game on seatings (game_id, at);
create index ix_seatings_account on seatings (account_id);
create index ix_seatings_before on seatings (before_id);
`

export const games = tables + triggers + ratings + beside
