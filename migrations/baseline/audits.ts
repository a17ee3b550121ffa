import { guard } from './log.ts'

/**
 * Entries can be deleted once they are 30 days old; nothing else changes them. The serving role
 * cannot delete entries itself: it calls a function that the owner of the tables defined.
 */
export const audits = `
create table audits (
  id uuid constraint pk_audits primary key,
  at timestamptz not null,
  account_id uuid,
  role text,
  token_id uuid,
  action text not null,
  game_id uuid,
  subject text,
  running boolean not null,
  reason text,
  detail json not null,
  -- The outcome is stored in a second row, because rows are never changed.
  of_id uuid,
  outcome text
);
comment on table audits is 'The audit log: operations of operators and their outcomes';
create index ix_audits_game on audits (game_id, id desc);
create index ix_audits_account on audits (account_id, id desc);
create index ix_audits_action on audits (action, id desc);
create index ix_audits_of on audits (of_id) where of_id is not null;
create index ix_audits_subject on audits (subject) where subject is not null;

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '30 days' then
    return old;
  end if;
  raise exception '% of % is refused: audit entries never change', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
${guard('audits', 'refuse_change_of_audit')}
grant delete on audits to current_user;

-- Deletes without locking rows, because a lock requires the update privilege, which no role has.
create function purge_audits(before uuid, most integer) returns integer
language sql security definer set search_path from current as $$
  with old as (
    delete from audits where id in (
      select id from audits where id < before order by id limit most)
    returning 1)
  select count(*)::integer from old
$$;
revoke execute on function purge_audits from public;
-- The planner overestimates the number of deleted rows.
alter function purge_audits(uuid, integer) set enable_seqscan = off;
alter function purge_audits(uuid, integer) set enable_hashjoin = off;
alter function purge_audits(uuid, integer) set enable_mergejoin = off;

create table audit_notes (
  audit_id uuid constraint pk_audit_notes primary key,
  text text not null
);
comment on table audit_notes is
  'Notes to audit entries, which may name a person and can be deleted with them';

create table looks (
  id uuid constraint pk_looks primary key,
  account_id uuid,
  role text not null,
  game_id uuid not null,
  reason text not null,
  case_ref text,
  at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  from_version bigint,
  to_version bigint
);
comment on table looks is 'Hidden-state sessions of operators';
create index ix_looks_game on looks (game_id, id);
create index ix_looks_account on looks (account_id, id);
`
