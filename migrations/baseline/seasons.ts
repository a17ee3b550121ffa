export const seasons = `
create table seasons (
  id uuid constraint pk_seasons primary key,
  name text not null,
  ruleset text not null,
  pack_hash text not null constraint fk_seasons_pack references content_packs,
  options json not null,
  seats smallint not null,
  deals integer not null,
  decision_seconds integer not null,
  created_at timestamptz not null,
  starts_at timestamptz not null,
  -- Time of the reveal, after which the seed and all games are public.
  ends_at timestamptz not null,
  voided_at timestamptz,
  commitment text not null,
  -- Encrypted with the service key that has this id.
  locked_seed bytea not null,
  seed_key text not null
);
comment on table seasons is 'Sealed seasons: all entrants play the same secret deals';

create table season_entries (
  season_id uuid not null constraint fk_season_entries_season references seasons,
  account_id uuid not null constraint fk_season_entries_account references accounts,
  state text not null constraint ck_season_entries_state check (state in ('in', 'withdrawn')),
  declared json,
  entered_at timestamptz not null,
  constraint pk_season_entries primary key (season_id, account_id)
);
comment on table season_entries is 'Entrants of seasons, with their models and programs';

create table season_fixtures (
  season_id uuid not null,
  account_id uuid not null,
  deal integer not null,
  -- The game is created after the fixture is stored, so that no deal is played twice.
  game_id uuid not null constraint uq_season_fixtures_game unique,
  result json,
  illegal integer not null default 0,
  characters_out bigint not null default 0,
  characters_in bigint not null default 0,
  constraint pk_season_fixtures primary key (season_id, account_id, deal),
  constraint fk_season_fixtures_entry foreign key (season_id, account_id)
    references season_entries
);
comment on table season_fixtures is 'Games of each entrant, one for each deal';
`
