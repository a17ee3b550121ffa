import type pg from 'pg'
import type {
  JobAdminStore,
  JobFinding,
  JobProgress,
  JobRecord,
  JobScope,
  JobStore,
  NewJob,
  Slice,
  SliceFailed,
} from '../../app/jobs/port.ts'
import type { JobKind } from '../../app/jobs/schema.ts'
import { recordOutcomeWith } from '../admin/audit-outcomes.ts'
import type { Pool } from '../connection/pools.ts'
import { isBegun } from '../games/game-store.ts'

/** Ids of one slice. */
const GAMES_PER_SLICE = 200
/** Who does not say again within it that they work on a slice has lost it. */
export const LEASE_MILLISECONDS = 60_000
const TRIES_MAX = 3

const sums = ['games', 'rows', 'events', 'bad', 'unjudged', 'skipped'] as const

export const jobs = `
select j.id, j.kind, j.input as terms, j.state, j.account_id as account, j.made_at as "madeAt",
  j.ended_at as "endedAt", j.total_guess as "totalGuess", s.sums,
  (select coalesce(sum(octet_length(bytes)), 0)::float8
    from job_parts where job_id = j.id) as bytes
from jobs as j cross join lateral (
  select json_build_object(${sums.map((sum) => `'${sum}', coalesce(sum(${sum}), 0)`).join(', ')})
    as sums
  from slices where slices.job_id = j.id
) as s`
export const jobById = `${jobs} where j.id = $1`
const pageOfJobs = `${jobs} where $1::uuid is null or j.id < $1 order by j.id desc limit $2`

/** Of a job of that kind, with its terms. */
const concerned = (kind: string, terms: string) => `${isBegun}
  and (${terms} ->> 'ruleset' is null or ruleset = ${terms} ->> 'ruleset')
  and case ${kind}
    when 'pause-timed' then status = 'running' and decision_seconds is not null
    when 'resume-timed' then status = 'running' and case when ${terms} ->> 'of' is null
      then decision_seconds is not null
      else id in (
        select (told ->> 'game')::uuid from slices cross join json_array_elements(result) as told
        where job_id = (${terms} ->> 'of')::uuid and told ->> 'fault' is null) end
    when 'archive' then status in ('over', 'cancelled') and archived_at is null
      and ended_at < (${terms} ->> 'endedBefore')::bigint
    when 'export' then coalesce(${terms} -> 'file' ->> 'status', status) = status
      and created_at >= coalesce((${terms} -> 'file' ->> 'since')::bigint, 0)
      and created_at < coalesce((${terms} -> 'file' ->> 'until')::bigint, created_at + 1)
    when 'person' then id in (
      select game_id from seats where account_id = (${terms} -> 'file' ->> 'person')::uuid)
    else true end`

const insertJob = `
insert into jobs (id, kind, input, state, account_id, made_at, total_guess)
select $1, $2::text, $3::json, 'waiting', $4, $5, count(*)
from games where ${concerned('$2::text', '$3::json')}
having $6::integer is null or count(*) <= $6 returning id`
const insertHead = 'insert into job_parts values ($1, 0, 0, $2)'
const cancelJob = `
update jobs set state = 'cancelled', ended_at = $2
where id = $1 and state in ('waiting', 'running') returning id`
const toldOf = `
select told ->> 'game' as game, told ->> 'fault' as fault
from slices cross join json_array_elements(result) as told
where job_id = $1 order by no, told ->> 'game' limit $2`
const failedOf = `
select no, error from slices where job_id = $1 and done_at is not null and error is not null
order by no limit $2`

const lost = `
slices join jobs on jobs.id = slices.job_id
where jobs.state = 'running' and kind = any($2::text[]) and done_at is null
  and lease_until < $1::bigint and tries`
const giveUp = `
update slices set done_at = $1::bigint, error = coalesce(error, 'whoever worked on it was lost')
where (job_id, no) in (
  select job_id, no from ${lost} >= ${TRIES_MAX}
  for update of slices skip locked)
returning job_id as job`
const takeAgain = `
update slices set node = $3, tries = tries + 1, lease_until = $1::bigint + ${LEASE_MILLISECONDS},
  ${sums.map((sum) => `${sum} = 0`).join(', ')}
from (
  select job_id as job, no, kind, input as terms from ${lost} < ${TRIES_MAX}
  order by job_id, no limit 1 for update of slices skip locked
) as found
where slices.job_id = found.job and slices.no = found.no
returning found.*, from_id as "from", to_id as "to", tries`
const looking = `'verify', 'export', 'person'`
/** Somebody may still be at a game of a job that was called off: clocks wait until nobody is. */
const isUndisturbed = `(kind in (${looking}) or not exists (
  select from slices join jobs as other on other.id = slices.job_id
  where other.kind not in (${looking}) and other.id <> jobs.id and other.state = 'cancelled'
    and done_at is null and lease_until >= $1::bigint))`
const openJob = `
select id, kind, input, next_from from jobs
where state in ('waiting', 'running') and not handed_out and kind = any($2::text[])
  and ${isUndisturbed}
order by id limit 1 for update skip locked`
/** The last of the next ids, and how many there are. */
const reach = `
select max(id::text) as "to", count(*) as games from (
  select id from games
  where ${concerned('$2::text', '$3::json')} and ($1::uuid is null or id > $1)
  order by id limit ${GAMES_PER_SLICE}) as next`
const insertSlice = `
insert into slices (job_id, no, from_id, to_id, node, lease_until, tries)
select $1, coalesce(max(no), 0) + 1, $2, $3, $4, $5::bigint + ${LEASE_MILLISECONDS}, 1
from slices where job_id = $1 returning no`
const handOut = `
update jobs set state = 'running', next_from = coalesce($2::uuid, next_from), handed_out = $3
where id = $1`
/** Under the lock of the job: of two who finish the last slices, the second one sees the first. */
const lockJob = 'select from jobs where id = $1 for update'
const endJob = `
update jobs set ended_at = $2, state = case
  when exists (select from slices where job_id = $1 and error is not null) then 'failed'
  else 'done' end
where id = $1 and state in ('waiting', 'running') and handed_out
  and not exists (select from slices where job_id = $1 and done_at is null)`

const gamesOfSlice = `
select id from games
where ${concerned('$1::text', '$2::json')} and ($3::uuid is null or id > $3) and id <= $4
order by id`

/** As long as the job goes on, and nobody else has taken the slice. */
export const isHeld = `slices.job_id = $1 and slices.no = $2 and slices.node = $3
  and slices.tries = $4 and done_at is null`
const setSums = (place: number) => sums.map((sum, at) => `${sum} = $${place + at}`).join(', ')
const holdSlice = `
update slices set lease_until = $5::bigint + ${LEASE_MILLISECONDS}, ${setSums(6)}
from jobs where ${isHeld} and jobs.id = slices.job_id and jobs.state = 'running' returning no`
const finishSlice = `
update slices set done_at = $5, error = null, result = $6, ${setSums(7)} where ${isHeld}`
/** A node that stops has not failed: that try does not count. */
const returnSlice = `
update slices set lease_until = 0, error = coalesce($5, error),
  tries = tries - case when $5::text is null then 1 else 0 end
where ${isHeld}`

const keepVerdict = `
insert into verdicts
  (game_id, at, head, build, ok, is_over, folded_only, unjudged, fault, job_id)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict (game_id) do update set at = excluded.at, head = excluded.head,
  build = excluded.build, ok = excluded.ok, is_over = excluded.is_over,
  folded_only = excluded.folded_only, unjudged = excluded.unjudged, fault = excluded.fault,
  job_id = excluded.job_id`
const trueHeads = `
select game_id as game, head from verdicts
where game_id = any($1::uuid[]) and build = $2 and ok and is_over`

interface Wires {
  readonly lobby: Pool
  readonly lists: Pool
}

export const jobStore = ({ lobby, lists }: Wires): JobStore => ({
  ...jobDesk({ lobby, lists }),

  async take(node, kinds, now) {
    const taker = { node, kinds, now }
    return (await takenAgain(lobby, taker)) ?? (await takenNew(lobby, taker))
  },

  async gamesIn({ kind, terms, from, to }) {
    const values = [kind, JSON.stringify(terms), from, to]
    const rows = await lists.query<{ id: string }>(gamesOfSlice, values)
    return rows.map(({ id }) => id)
  },

  async hold(slice, so, now) {
    const held = await lobby.query(holdSlice, [...keyOf(slice), now, ...sumsOf(so)])
    return held.length > 0
  },

  finish: (slice, so, told, now) =>
    lobby.transaction(async (client) => {
      await client.query(lockJob, [slice.job])
      const values = [...keyOf(slice), now, JSON.stringify(told), ...sumsOf(so)]
      await client.query(finishSlice, values)
      await client.query(endJob, [slice.job, now])
    }),

  async giveBack(slice, error) {
    await lobby.query(returnSlice, [...keyOf(slice), error])
  },

  async keepVerdict({ game, at, head, build, ok, isOver, ...found }) {
    const { foldedOnly, unjudged, fault, job } = found
    const values = [game, at, head, build, ok, isOver, foldedOnly, unjudged, fault, job]
    await lobby.query(keepVerdict, values)
  },

  async trueHeads(games, build) {
    const rows = await lists.query<{ game: string; head: string }>(trueHeads, [games, build])
    return new Map(rows.map(({ game, head }) => [game, head]))
  },
})

const jobDesk = ({ lobby, lists }: Wires): JobAdminStore => ({
  async start(warrant, job) {
    warrant.use()
    await lobby.transaction(async (client) => {
      if (await startedJob(client, job)) await recordOutcomeWith(client, warrant)
    })
    const [made] = await lobby.query<Found>(jobById, [job.id])
    return made ?? null
  },

  list(warrant, { before, limit }) {
    warrant.use()
    return lists.query<Found>(pageOfJobs, [before, limit])
  },

  async find(warrant, id) {
    warrant.use()
    const [job] = await lists.query<Found>(jobById, [id])
    return job ?? null
  },

  async told(id, most) {
    const games = await lists.query<JobFinding & pg.QueryResultRow>(toldOf, [id, most])
    const failed = await lists.query<SliceFailed & pg.QueryResultRow>(failedOf, [id, most])
    return { games, failed }
  },

  async cancel(warrant, id, at) {
    warrant.use()
    return lobby.transaction(async (client) => {
      const { rowCount } = await client.query(cancelJob, [id, at])
      if (rowCount === 1) await recordOutcomeWith(client, warrant)
      return rowCount === 1
    })
  },
})

/** With what else begins with it. Gives whether it is. */
export async function startedJob(
  client: pg.PoolClient,
  { id, kind, terms, account, madeAt, head, gamesMax }: NewJob,
): Promise<boolean> {
  const values = [id, kind, JSON.stringify(terms), account, madeAt, gamesMax ?? null]
  const { rowCount } = await client.query(insertJob, values)
  if (rowCount === 1 && head) await client.query(insertHead, [id, head])
  return rowCount === 1
}

type Found = JobRecord & pg.QueryResultRow
type Taken = Omit<Slice, 'node'> & pg.QueryResultRow

export const keyOf = ({ job, no, node, tries }: Slice) => [job, no, node, tries]
const sumsOf = (so: JobProgress) => sums.map((sum) => so[sum])

interface Taker {
  readonly node: string
  readonly kinds: readonly JobKind[]
  readonly now: number
}

const takenAgain = (lobby: Pool, { node, kinds, now }: Taker): Promise<Slice | null> =>
  lobby.transaction(async (client) => {
    const { rows: given } = await client.query<{ job: string }>(giveUp, [now, kinds])
    for (const { job } of given) {
      await client.query(lockJob, [job])
      await client.query(endJob, [job, now])
    }
    const { rows } = await client.query<Taken>(takeAgain, [now, kinds, node])
    return rows[0] ? { ...rows[0], node } : null
  })

/** Where nothing is left of a job, the next one is looked at: each ends with that. */
async function takenNew(lobby: Pool, taker: Taker): Promise<Slice | null> {
  const next = await lobby.transaction(async (client) => {
    const { rows } = await client.query<OpenJob>(openJob, [taker.now, taker.kinds])
    const [job] = rows
    return job ? { taken: await sliceOf(client, job, taker) } : null
  })
  if (next === null) return null
  return next.taken ?? takenNew(lobby, taker)
}

interface OpenJob extends pg.QueryResultRow {
  readonly id: string
  readonly kind: JobKind
  readonly input: JobScope
  readonly next_from: string | null
}

/** The next games of a job that is locked; null: there are none. */
async function sliceOf(
  client: pg.PoolClient,
  { id, kind, input: terms, next_from: from }: OpenJob,
  { node, now }: Taker,
): Promise<Slice | null> {
  const asked = [from, kind, JSON.stringify(terms)]
  const { rows } = await client.query<{ to: string | null; games: number }>(reach, asked)
  const { to, games } = rows[0]!
  await client.query(handOut, [id, to, games < GAMES_PER_SLICE])
  if (to === null) {
    await client.query(endJob, [id, now])
    return null
  }
  const made = await client.query<{ no: number }>(insertSlice, [id, from, to, node, now])
  return { job: id, no: made.rows[0]!.no, kind, terms, from, to, node, tries: 1 }
}
