/**
 * Refuses every change, for every role, also in sessions that act as a replica to bypass triggers.
 * The owner has no right to change rows either; only the triggers stop a superuser.
 */
export const guard = (table: string, rowFunction = 'refuse_change') => `
create trigger no_row_change before update or delete on ${table}
  for each row execute function ${rowFunction}();
create trigger no_statement_change before truncate on ${table}
  for each statement execute function refuse_change();
alter table ${table} enable always trigger no_row_change;
alter table ${table} enable always trigger no_statement_change;
revoke update, delete, truncate on ${table} from public, current_user;
`

export const commits = `
create table commits (
  game_id uuid not null,
  first_version integer not null,
  last_version integer not null,
  -- Milliseconds since 1970, as in the log.
  at bigint not null,
  -- json instead of jsonb, because the bytes are hashed.
  packed json not null,
  head bytea not null,
  wake_at bigint,
  -- Head of the previous row. Set only while the row is inserted.
  behind bytea,
  constraint pk_commits primary key (game_id, first_version),
  constraint ck_commits_versions check (first_version >= 0 and last_version > first_version)
);
comment on table commits is 'The log: one or more commits of a game in each row. Rows never change';
create index ix_commits_wake_at on commits (wake_at) where wake_at is not null;

-- Skips a row whose previous row has changed since the decision, as if it had lost a race.
create function stand_behind() returns trigger language plpgsql as $$
begin
  if (
    select before.last_version = new.first_version and before.head = new.behind
    from commits as before
    where before.game_id = new.game_id and before.first_version < new.first_version
    order by before.first_version desc limit 1
  ) then
    new.behind := null;
    return new;
  end if;
  return null;
end $$;
create trigger stands_behind before insert on commits
  for each row when (new.behind is not null) execute function stand_behind();

create table archived (
  game_id uuid constraint pk_archived primary key constraint fk_archived_game references games,
  file text not null,
  -- Position and length of the game in the file, in which each game is compressed separately.
  from_byte bigint not null,
  bytes integer not null,
  sha256 text not null,
  last_version integer not null,
  head bytea not null,
  -- Versions of the rules at the first and the last commit.
  first_rules integer not null,
  last_rules integer not null,
  read_back_at timestamptz not null,
  -- Time since which the rows are only in the file.
  removed_at timestamptz
);
comment on table archived is
  'Games whose log is archived in a file, with what lists show';
create index ix_archived_left on archived (game_id) where removed_at is null;

-- Only one role may delete rows, and only rows of archived games. On Citus shards the
-- table has another name, so nothing can be deleted there.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'commits' and current_user = 'touchline_archivist' then
    if exists (select from public.archived where archived.game_id = old.game_id) then
      return old;
    end if;
  end if;
  raise exception '% of % is refused: the log never changes', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
${guard('commits')}

create table sweeps (
  name text constraint pk_sweeps primary key,
  -- Milliseconds since 1970, for comparison with wake_at of the log.
  until bigint not null,
  holder text,
  held_until bigint not null default 0
);
comment on table sweeps is
  'Progress of the deadline scheduler, and the node that holds its lease';
insert into sweeps (name, until) values ('wake', 0);
`
