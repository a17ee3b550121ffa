/** So many months are ready before they begin; a game that finds none lies in `commits_other`. */
const MONTHS_AHEAD = 3

/** On Citus: what is made here holds for the shards at the workers, too. */
export const forShards = 'set citus.enable_unsafe_triggers to on'
/** On Citus, in a transaction: whoever waits for a lock at a worker gives up there, too. */
export const alsoAtWorkers = `set local citus.propagate_set_commands to 'local'`

/** What holds for rows comes with the whole; to empty a part at once has to be refused there. */
export const guardPart = (part: string): readonly string[] => [
  `create trigger no_statement_change before truncate on ${part}
  for each statement execute function refuse_change()`,
  `alter table ${part} enable always trigger no_statement_change`,
  `revoke update, delete, truncate on ${part} from public, current_user`,
]

/**
 * The guard lets go of archived games in parts, too. Parts are made by a function of the owner, for
 * nodes own nothing: it makes those that come next and can do nothing else. Where rows of a month
 * lie in `commits_other` already, it stays there as a whole. On Citus a part is guarded before it
 * is spread, or its shards would not be; others wait for the last step alone, and for one month.
 */
export const functions = `
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user = 'touchline_archivist' and (
    tg_table_name = 'commits' or exists (
      select from pg_inherits where inhrelid = tg_relid and inhparent = 'public.commits'::regclass)
  ) then
    if exists (select from public.archived where archived.game_id = old.game_id) then
      return old;
    end if;
  end if;
  raise exception '% of % is refused: what happened, happened', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;

create or replace function least_id(at timestamp) returns uuid language sql immutable as $$
  select rpad(
    lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008', 32, '0')::uuid
$$;

create or replace function log_part_end(part oid) returns uuid language sql stable as $$
  select substring(pg_get_expr(relpartbound, oid) from 'TO \\(''([0-9a-f-]{36})''\\)')::uuid
  from pg_class where oid = part
$$;

create or replace function is_log_spread() returns boolean language plpgsql stable as $$
begin
  if to_regclass('pg_dist_partition') is null then return false; end if;
  return exists (select from pg_dist_partition where logicalrelid = 'public.commits'::regclass);
end $$;

create or replace function add_log_part(part text, bounds text) returns void language plpgsql as $$
begin
  execute format(
    'create table %1$I (like commits including defaults including constraints);' ||
    $guard$${guardPart('%1$I').join(';\n')}$guard$, part);
  if is_log_spread() then
    perform set_config('citus.enable_unsafe_triggers', 'on', true);
    perform create_distributed_table(part, 'game_id', colocate_with => 'commits');
  end if;
  execute format('alter table commits attach partition %I %s', part, bounds);
  -- At shards it is so from the beginning, under a name of each.
  if not is_log_spread() then
    execute format('alter table %I enable always trigger no_row_change', part);
  end if;
end $$;

create or replace function make_log_months() returns setof text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamp;
  part text;
  least uuid;
  bound uuid;
  covered uuid := (
    select max(log_part_end(inhrelid)::text)::uuid from pg_inherits
    where inhparent = 'commits'::regclass);
begin
  if to_regclass('commits_other') is null then
    perform add_log_part('commits_other', 'default');
  end if;
  for ahead in 0 .. ${MONTHS_AHEAD} loop
    month := date_trunc('month', now() at time zone 'utc') + make_interval(months => ahead);
    part := 'commits_' || to_char(month, 'YYYY_MM');
    least := least_id(month);
    bound := least_id(month + interval '1 month');
    continue when least < covered or to_regclass(part) is not null;
    perform 1 from commits_other where game_id >= least and game_id < bound limit 1;
    continue when found;
    perform add_log_part(part, format('for values from (%L) to (%L)', least, bound));
    return next part;
    exit when is_log_spread();
  end loop;
end $$;

create or replace function refuse_new_row() returns trigger language plpgsql as $$
begin
  if clock_timestamp() < tg_argv[0]::timestamptz then
    raise exception '% is about to leave', tg_table_name using errcode = 'lock_not_available';
  end if;
  return new;
end $$;`
