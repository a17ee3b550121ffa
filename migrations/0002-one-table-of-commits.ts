import type { MigrationInterface, QueryRunner } from 'typeorm'
import { commits, guard } from './0001-games.ts'

const isParted = `select relkind = 'p' as parted from pg_class where oid = 'commits'::regclass`

/** Out of the way; names of constraints and indexes must be free, too. */
const setAside = `
alter table commits rename to commits_parted;
alter table commits_parted rename constraint pk_commits to pk_commits_parted;
alter index ix_commits_wake_at rename to ix_commits_parted_wake_at;
`
const moveOver = `
insert into commits select * from commits_parted order by game_id, first_version;
drop table commits_parted;
`

/**
 * The log once lay in sixteen partitions. Finding the right one cost each row a sixth of its
 * statement, and nothing was ever asked of one partition alone.
 */
export class OneTableOfCommits0002 implements MigrationInterface {
  readonly name = 'OneTableOfCommits1700000000002'

  async up(runner: QueryRunner): Promise<void> {
    const [{ parted }] = await runner.query(isParted)
    if (!parted) return
    await runner.query(setAside)
    await runner.query(commits)
    await runner.query(moveOver)
    await runner.query(guard('commits'))
  }

  async down(): Promise<void> {
    throw new Error('The log is never taken back: restore a backup instead.')
  }
}
