/** So many months are ready before they begin; a game that finds none lies in `commits_other`. */
const MONTHS_AHEAD = 3

/** What holds for rows comes with the whole; to empty a part at once has to be refused there. */
export const guardPart = (part: string) => `
create trigger no_statement_change before truncate on ${part}
  for each statement execute function refuse_change();
alter table ${part} enable always trigger no_row_change;
alter table ${part} enable always trigger no_statement_change;
revoke update, delete, truncate on ${part} from public, current_user;`

/**
 * The guard lets go of archived games in parts, too. Parts are made by a function of the owner, for
 * nodes own nothing: it makes those that come next and can do nothing else. Where rows of a month
 * lie in `commits_other` already, it stays there as a whole.
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

create or replace function make_log_months() returns setof text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamp;
  part text;
  covered uuid := (
    select max(log_part_end(inhrelid)::text)::uuid from pg_inherits
    where inhparent = 'commits'::regclass);
begin
  for ahead in 0 .. ${MONTHS_AHEAD} loop
    month := date_trunc('month', now() at time zone 'utc') + make_interval(months => ahead);
    part := 'commits_' || to_char(month, 'YYYY_MM');
    continue when least_id(month) < covered or to_regclass(part) is not null;
    begin
      execute format(
        'create table %1$I (like commits including defaults including constraints);
         alter table commits attach partition %1$I for values from (%2$L) to (%3$L);
         create trigger no_statement_change before truncate on %1$I
           for each statement execute function refuse_change();
         alter table %1$I enable always trigger no_row_change;
         alter table %1$I enable always trigger no_statement_change;
         revoke update, delete, truncate on %1$I from public, current_user',
        part, least_id(month), least_id(month + interval '1 month'));
      return next part;
    exception when check_violation then null;
    end;
  end loop;
end $$;`
