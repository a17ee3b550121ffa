import type { DueCursor, DueGame, EventLog } from '../../app/runtime/port.ts'
import type { Pool } from '../connection/pools.ts'

/**
 * Number of rows with a wake-up time that one statement reads; rows that tie with the last row are
 * added.
 */
export const WAKE_TIMES_PER_STEP = 2_000

/**
 * The limit of the query counts rows and not games, because most rows are superseded by later rows
 * of the same game. An additional row, whose version is null, contains the cursor of the next page.
 */
export const dueGames = `
with wishes as (
  select game_id, last_version, wake_at, at from commits
  where (wake_at, game_id) > ($1, $2::uuid) and wake_at <= $3
  order by wake_at, game_id fetch first ${WAKE_TIMES_PER_STEP} rows with ties
)
select game_id as "gameId", last_version as version, wake_at as "wakeAt", at
from wishes left join lateral (
  select true as supersedes from commits as later
  where later.game_id = wishes.game_id and later.first_version >= wishes.last_version limit 1
) as later on true
where later.supersedes is null
union all (
  select game_id, null, wake_at, null from wishes
  where (select count(*) from wishes) >= ${WAKE_TIMES_PER_STEP}
  order by wake_at desc, game_id desc limit 1)
order by "wakeAt", "gameId", version`
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
type DueRow = Omit<DueGame, 'version'> & { readonly version: number | null }
const isDue = (row: DueRow): row is DueRow & DueGame => row.version !== null

const scannedUntil = `select until from sweeps where name = 'wake'`
const keepMark = `
insert into sweeps (name, until) values ('wake', $1) on conflict (name) do update
set until = case when sweeps.until > $2 then excluded.until
  else greatest(sweeps.until, excluded.until) end`

/**
 * If a lease ends years in the future, it is ignored, because it must have been stored by a node
 * with a wrong clock.
 */
const holdSweep = `
update sweeps set holder = $1, held_until = $2::bigint + $3
where name = 'wake'
  and (holder = $1 or held_until not between $2::bigint and $2::bigint + 2 * $3::bigint)`
const leaveSweep = `update sweeps set held_until = 0 where name = 'wake' and holder = $1`

export interface LogPools {
  readonly lobby: Pool
  readonly readers: Pool
}

type WakeUps = Pick<
  EventLog,
  'due' | 'scannedUntil' | 'acquireSchedulerLease' | 'releaseSchedulerLease' | 'markScanned'
>

export const wakeUps = ({ lobby, readers }: LogPools): WakeUps => ({
  async due({ wakeAt, gameId }: DueCursor, until) {
    const values = [wakeAt, gameId ?? LAST_ID, until]
    const rows = await readers.query<DueRow>(dueGames, values, 'due')
    const reached = rows.find(({ version }) => version === null) ?? null
    return { games: rows.filter(isDue), reached }
  },

  async scannedUntil() {
    const mark = await readers.one<{ until: number }>(scannedUntil)
    return mark?.until ?? 0
  },

  async acquireSchedulerLease(holder, { now, milliseconds }) {
    return (await lobby.change(holdSweep, [holder, now, milliseconds], 'hold-sweep')) > 0
  },

  async releaseSchedulerLease(holder) {
    await lobby.query(leaveSweep, [holder])
  },

  async markScanned(until, now) {
    await lobby.query(keepMark, [Math.min(until, now), now], 'sweep')
  },
})
