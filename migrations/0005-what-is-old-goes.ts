import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Built beside those who write; a try that was cut off leaves one behind that is of no use. */
const index = [
  'drop index concurrently if exists ix_idempotency_keys_created_at',
  `create index concurrently ix_idempotency_keys_created_at on idempotency_keys (created_at)`,
]

/**
 * An audit that is old enough may go, and nothing else changes it. The function is its owner's, so
 * that a role which serves needs no right of its own to delete; who may call it is granted.
 */
const audits = `
create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < extract(epoch from now() - interval '30 days') * 1000 then
    return old;
  end if;
  raise exception '% of % is refused: what happened, happened', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
drop trigger no_row_change on audits;
create trigger no_row_change before update or delete on audits
  for each row execute function refuse_change_of_audit();
alter table audits enable always trigger no_row_change;
grant delete on audits to current_user;

create or replace function purge_audits(before uuid, most integer) returns integer
language sql security definer set search_path from current as $$
  with old as (
    delete from audits where id in (
      select id from audits where id < before order by id limit most for update skip locked)
    returning 1)
  select count(*)::integer from old
$$;
revoke execute on function purge_audits from public;
`

/** Keys and audits have a time to live, and are taken away by it in small steps. */
export class WhatIsOldGoes0005 implements MigrationInterface {
  readonly name = 'WhatIsOldGoes1700000000005'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of index) await runner.query(statement)
    await runner.query(audits)
  }

  async down(): Promise<void> {
    throw new Error('What is taken away does not come back.')
  }
}
