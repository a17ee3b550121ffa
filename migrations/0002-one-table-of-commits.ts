import type { MigrationInterface, QueryRunner } from 'typeorm'
import { commits, guard } from './0001-games.ts'

/** Rows that are copied at a time: each step is a transaction of its own. */
const STEP_ROWS = 5_000

const isParted = `select relkind = 'p' as parted from pg_class where oid = 'commits'::regclass`

/** Beside the old one, which is written to meanwhile. A try that was cut off leaves it behind. */
const beside = commits
  .replaceAll('commits', 'commits_whole')
  .replace('create table', 'create table if not exists')
  .replace('create index', 'create index if not exists')

const copyStep = `
with step as (
  select * from commits where (game_id, first_version) > ($1::uuid, $2::int)
  order by game_id, first_version limit ${STEP_ROWS}
), copied as (
  insert into commits_whole select * from step on conflict do nothing
)
select game_id as game, first_version as version from step
order by game_id desc, first_version desc limit 1`

/** With what was written meanwhile. Statements that are sent together are one transaction. */
const takeItsPlace = `
lock table commits in exclusive mode;
insert into commits_whole select * from commits where not exists (
  select from commits_whole as copy
  where copy.game_id = commits.game_id and copy.first_version = commits.first_version);
drop table commits;
alter table commits_whole rename to commits;
alter table commits rename constraint pk_commits_whole to pk_commits;
alter table commits rename constraint ck_commits_whole_versions to ck_commits_versions;
alter index ix_commits_whole_wake_at rename to ix_commits_wake_at;
${guard('commits')}
`

/**
 * The log once lay in sixteen partitions. Finding the right one cost each row a sixth of its
 * statement, and nothing was ever asked of one partition alone.
 */
export class OneTableOfCommits0002 implements MigrationInterface {
  readonly name = 'OneTableOfCommits1700000000002'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const [{ parted }] = await runner.query(isParted)
    if (!parted) return
    await runner.query(beside)
    for (let last: Place | undefined = FIRST; last; )
      [last] = (await runner.query(copyStep, [last.game, last.version])) as [Place?]
    await runner.query(takeItsPlace)
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}

interface Place {
  readonly game: string
  readonly version: number
}
const FIRST: Place = { game: '00000000-0000-0000-0000-000000000000', version: -1 }
