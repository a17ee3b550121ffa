import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Who writes rows by a plain list of values names in `behind` the head that the row was decided on.
 * A row that does not go on from just that one is skipped, as one that lost a race is. Nothing of
 * it is stored.
 */
const standing = `
alter table commits add column behind bytea;

create or replace function stand_behind() returns trigger language plpgsql as $$
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
`

export class RowsStandBehindRows0003 implements MigrationInterface {
  readonly name = 'RowsStandBehindRows1700000000003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(standing)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
