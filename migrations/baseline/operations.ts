const keys = `
create table export_keys (
  kid text constraint pk_export_keys primary key,
  public_key text not null,
  made_at timestamptz not null,
  -- Time since which the key signs no new exports.
  retired_at timestamptz
);
comment on table export_keys is 'Public keys of all signatures of exported games';

create table trusted_keys (
  kid text constraint pk_trusted_keys primary key,
  public_key text not null,
  -- Name of the service to which the key belongs, as the operator entered it.
  label text not null,
  at timestamptz not null
);
comment on table trusted_keys is 'Public keys of other services whose exports are accepted';
`

const jobs = `
create table jobs (
  id uuid constraint pk_jobs primary key,
  kind text not null,
  input json not null,
  state text not null constraint ck_jobs_state
    check (state in ('running', 'done', 'failed', 'cancelled')),
  account_id uuid,
  made_at timestamptz not null,
  ended_at timestamptz,
  -- Last game of the previous slice.
  next_from uuid,
  handed_out boolean not null default false,
  total_guess bigint not null
);
comment on table jobs is 'Jobs over many games, which nodes process in slices';
create index ix_jobs_open on jobs (id) where state = 'running';
create index ix_jobs_exports on jobs (account_id, id) where kind = 'export';

create table slices (
  job_id uuid not null constraint fk_slices_job references jobs,
  no integer not null,
  -- The slice contains the games after the first id, up to and including the second id.
  from_id uuid,
  to_id uuid not null,
  node text not null,
  lease_until timestamptz not null,
  tries integer not null,
  done_at timestamptz,
  games bigint not null default 0,
  rows bigint not null default 0,
  events bigint not null default 0,
  bad bigint not null default 0,
  unjudged bigint not null default 0,
  skipped bigint not null default 0,
  -- Reason why the last attempt failed.
  error text,
  result json not null default '[]',
  constraint pk_slices primary key (job_id, no)
);
comment on table slices is 'Parts of jobs, each leased by one node at a time';

create table job_parts (
  job_id uuid not null constraint fk_job_parts_job references jobs,
  -- 0 is the header of the file, before all slices.
  slice integer not null,
  no integer not null,
  bytes bytea not null,
  constraint pk_job_parts primary key (job_id, slice, no)
);
-- Each part is compressed. The parts concatenated in order are one valid file.
alter table job_parts alter column bytes set storage external;
comment on table job_parts is 'Files that jobs write, in parts';

create table verdicts (
  game_id uuid constraint pk_verdicts primary key,
  at timestamptz not null,
  head text not null,
  -- Versions of the program and of the rules that verified the game.
  build text not null,
  ok boolean not null,
  is_over boolean not null,
  folded_only integer not null,
  unjudged integer not null,
  fault text,
  -- Null if the command line verified the game.
  job_id uuid
);
comment on table verdicts is 'Result of the last verification of each game';
create index ix_verdicts_faults on verdicts (game_id) where not ok;
`

const monitoring = `
create table nodes (
  id uuid constraint pk_nodes primary key,
  seen_at timestamptz not null,
  report json not null
);
comment on table nodes is 'Last status report of each node';

create table node_hours (
  hour timestamptz not null,
  node_id uuid not null,
  moves integer not null,
  refused integer not null,
  -- Latency histogram: number of moves by upper limit in seconds.
  faster json not null,
  constraint pk_node_hours primary key (hour, node_id)
);
comment on table node_hours is 'Moves, refusals and latency of each node by hour';

create table game_counts (
  game_id uuid constraint pk_game_counts primary key,
  moves integer not null,
  refused integer not null,
  last_at timestamptz not null
);
comment on table game_counts is
  'Moves and refusals of games. A crash loses counts that are not written yet';
create index ix_game_counts_last on game_counts (last_at);

create table refusals (
  game_id uuid not null,
  place integer not null,
  at timestamptz not null,
  seat integer,
  code text not null,
  clause text,
  question text,
  -- Only the type of the move, because the move may be secret.
  move text,
  constraint pk_refusals primary key (game_id, place)
);
comment on table refusals is 'Last refused moves of each game, in a ring buffer';

create table modes (
  one_row boolean constraint pk_modes primary key default true
    constraint ck_modes_one_row check (one_row),
  mode text not null constraint ck_modes_mode check (mode in ('normal', 'drain', 'read-only')),
  clocks text not null constraint ck_modes_clocks check (clocks in ('run', 'stand')),
  notice text,
  -- Announced time. The mode does not change automatically at this time.
  until timestamptz,
  since timestamptz not null
);
comment on table modes is 'Mode of the service, in one row';
insert into modes (mode, clocks, since) values ('normal', 'run', to_timestamp(0));

create table notices (
  id uuid constraint pk_notices primary key,
  level text not null constraint ck_notices_level check (level in ('info', 'warning', 'urgent')),
  text text not null,
  url text,
  from_at timestamptz not null,
  until_at timestamptz,
  withdrawn_at timestamptz
);
comment on table notices is 'Notices from operators to all users';
create index ix_notices_told on notices (id) where withdrawn_at is null;

create table set_aside (
  game_id uuid constraint pk_set_aside primary key,
  reason text not null,
  at timestamptz not null
);
comment on table set_aside is
  'Quarantined games, which no node runs until an operator releases them';
`

const migrations = `
comment on table migrations is 'Migrations that have been run';
`

export const operations = keys + jobs + monitoring + migrations
