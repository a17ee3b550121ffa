import type pg from 'pg'
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm'
import type { JobRecord, JobStore, NewJob, Slice } from '../../app/jobs/port.ts'
import type { JobFinding, JobKind, JobScope } from '../../app/jobs/schema.ts'
import { audited } from '../audit/audit-outcomes.ts'
import { dateOf } from '../connection/columns.ts'
import type { EntityPool, Pools } from '../connection/entity-pool.ts'
import { isBegun } from '../games/game-store.ts'
import { jobParts, jobs, recordsOf, slices, sums, verdicts } from './job-entities.ts'

const GAMES_PER_SLICE = 200
export const LEASE_MILLISECONDS = 60_000
const LEASE = `interval '${LEASE_MILLISECONDS} milliseconds'`
const TRIES_MAX = 3

// Raw SQL is used for statements that skip locked rows, and for the table `games`, because its
// entity lacks most columns.

const timeIn = (milliseconds: string) => `to_timestamp((${milliseconds})::bigint / 1000.0)`
const concerned = (kind: string, scope: string) => `${isBegun}
  and (${scope} ->> 'ruleset' is null or ruleset = ${scope} ->> 'ruleset')
  and case ${kind}
    when 'pause-timed' then status = 'running' and decision_seconds is not null
    when 'resume-timed' then status = 'running' and case when ${scope} ->> 'of' is null
      then decision_seconds is not null
      else id in (
        select (told ->> 'game')::uuid from slices cross join json_array_elements(result) as told
        where job_id = (${scope} ->> 'of')::uuid and told ->> 'fault' is null) end
    when 'archive' then status in ('over', 'cancelled') and archived_at is null
      and ended_at < ${timeIn(`${scope} ->> 'endedBefore'`)}
    when 'export' then case coalesce(${scope} -> 'file' ->> 'status', 'all')
      when 'all' then true when 'finished' then status in ('over', 'cancelled')
      else status = ${scope} -> 'file' ->> 'status' end
      and created_at >= coalesce(${timeIn(`${scope} -> 'file' ->> 'since'`)}, '-infinity')
      and created_at < coalesce(${timeIn(`${scope} -> 'file' ->> 'until'`)}, 'infinity')
      and (${scope} -> 'file' ->> 'person' is null or id in (
        select game_id from seats where account_id = (${scope} -> 'file' ->> 'person')::uuid))
    else true end`

const countConcerned = `
select count(*) as count from games where ${concerned('$1::text', '$2::json')}`
const findings = `
select told ->> 'game' as game, told ->> 'fault' as fault
from slices cross join json_array_elements(result) as told
where job_id = $1 order by no, told ->> 'game' limit $2`

const lost = `
slices join jobs on jobs.id = slices.job_id
where jobs.state = 'running' and kind = any($2::text[]) and done_at is null
  and lease_until < $1::timestamptz and tries`
const giveUp = `
update slices set done_at = $1::timestamptz,
  error = coalesce(error, 'the node that worked on it was lost')
where (job_id, no) in (
  select job_id, no from ${lost} >= ${TRIES_MAX}
  for update of slices skip locked)
returning job_id as job`
const takeAgain = `
update slices set node = $3, tries = tries + 1, lease_until = $1::timestamptz + ${LEASE},
  ${sums.map((sum) => `${sum} = 0`).join(', ')}
from (
  select job_id as job, no, kind, input as scope from ${lost} < ${TRIES_MAX}
  order by job_id, no limit 1 for update of slices skip locked
) as found
where slices.job_id = found.job and slices.no = found.no
returning found.*, from_id as "from", to_id as "to", tries`
const looking = `'verify', 'export'`
/**
 * SQL condition under which a job may start: a job that changes games waits while a cancelled job
 * is still changing games.
 */
const isUndisturbed = `(kind in (${looking}) or not exists (
  select from slices join jobs as other on other.id = slices.job_id
  where other.kind not in (${looking}) and other.id <> jobs.id and other.state = 'cancelled'
    and done_at is null and lease_until >= $1::timestamptz))`
const openJob = `
select id, kind, input, next_from from jobs
where state = 'running' and not handed_out and kind = any($2::text[])
  and ${isUndisturbed}
order by id limit 1 for update skip locked`
const reach = `
select max(id::text) as "to", count(*) as games from (
  select id from games
  where ${concerned('$2::text', '$3::json')} and ($1::uuid is null or id > $1)
  order by id limit ${GAMES_PER_SLICE}) as next`

const gamesOfSlice = `
select id from games
where ${concerned('$1::text', '$2::json')} and ($3::uuid is null or id > $3) and id <= $4
order by id`

export const isHeld = `slices.job_id = $1 and slices.no = $2 and slices.node = $3
  and slices.tries = $4 and done_at is null`
const setSums = sums.map((sum, at) => `${sum} = $${6 + at}`).join(', ')
const holdSlice = `
update slices set lease_until = $5::timestamptz + ${LEASE}, ${setSums}
from jobs where ${isHeld} and jobs.id = slices.job_id and jobs.state = 'running'`

export const jobStore = (pools: Pools): JobStore => ({ ...operatorsIn(pools), ...workersIn(pools) })

type Operators = Pick<JobStore, 'start' | 'list' | 'find' | 'told' | 'cancel'>

const operatorsIn = ({ lobby, lists }: Pools): Operators => ({
  async start(capability, job) {
    capability.use()
    return audited(lobby, capability, async (manager) =>
      (await insertJob(manager, job)) ? findJob(manager, job.id) : null,
    )
  },

  list(capability, { before, limit }) {
    capability.use()
    const where = before === null ? {} : { id: LessThan(before) }
    return lists.orm(async (manager) =>
      recordsOf(manager, await manager.find(jobs, { where, order: { id: 'DESC' }, take: limit })),
    )
  },

  async find(capability, id) {
    capability.use()
    return lists.orm((manager) => findJob(manager, id))
  },

  async told(job, most) {
    const games = await lists.query<JobFinding>(findings, [job, most])
    const where = { job, doneAt: Not(IsNull()), error: Not(IsNull()) }
    const failed = await lists.orm((manager) =>
      manager.find(slices, { where, order: { no: 'ASC' }, take: most }),
    )
    return { games, failed: failed.map(({ no, error }) => ({ no, error: error! })) }
  },

  async cancel(capability, id, endedAt) {
    capability.use()
    return audited(lobby, capability, async (manager) => {
      const unfinished = { id, state: 'running' as const }
      const { affected } = await manager.update(jobs, unfinished, { state: 'cancelled', endedAt })
      return affected === 1
    })
  },
})

const workersIn = ({ lobby, lists }: Pools): Omit<JobStore, keyof Operators> => ({
  async take(node, kinds, now) {
    const taker = { node, kinds, now }
    return (await takenAgain(lobby, taker)) ?? (await takenNew(lobby, taker))
  },

  async gamesIn({ kind, scope, from, to }) {
    const values = [kind, JSON.stringify(scope), from, to]
    const rows = await lists.query<{ id: string }>(gamesOfSlice, values)
    return rows.map(({ id }) => id)
  },

  async hold(slice, progress, now) {
    const values = [...keyOf(slice), dateOf(now), ...sums.map((sum) => progress[sum])]
    return (await lobby.change(holdSlice, values)) > 0
  },

  finish: (slice, progress, result, doneAt) =>
    lobby.ormTransaction(async (manager) => {
      await lockJob(manager, slice.job)
      const done = { ...progress, doneAt, error: null, result: [...result] }
      await manager.update(slices, heldBy(slice), done)
      await endJob(manager, slice.job, doneAt)
    }),

  async giveBack(slice, error) {
    // An attempt that was interrupted because the node stopped does not count towards the maximum
    // number of attempts.
    const tried = error === null ? { tries: slice.tries - 1 } : { error }
    await lobby.orm((manager) => manager.update(slices, heldBy(slice), { leaseUntil: 0, ...tried }))
  },

  async keepVerdict(verdict) {
    await lobby.orm((manager) => manager.upsert(verdicts, { ...verdict }, ['game']))
  },

  async trueHeads(games, build) {
    const where = { game: In([...games]), build, ok: true, isOver: true }
    const found = await lists.orm((manager) => manager.findBy(verdicts, where))
    return new Map(found.map(({ game, head }) => [game, head]))
  },
})

export async function findJob(manager: EntityManager, id: string): Promise<JobRecord | null> {
  const [found] = await recordsOf(manager, await manager.findBy(jobs, { id }))
  return found ?? null
}

/** Inserts a job. Returns false if the job would process more than `gamesMax` games. */
export async function insertJob(
  manager: EntityManager,
  { head, gamesMax, ...job }: NewJob,
): Promise<boolean> {
  const { id, kind, scope } = job
  const [{ count }] = await manager.query(countConcerned, [kind, JSON.stringify(scope)])
  if (gamesMax !== undefined && count > gamesMax) return false
  await manager.insert(jobs, { ...job, scope: { ...scope }, state: 'running', totalGuess: count })
  const part = { job: id, slice: 0, no: 0 }
  if (head) await manager.insert(jobParts, { ...part, bytes: Buffer.from(head) })
  return true
}

/**
 * Without the lock, two nodes that finish the last two slices at the same time could both fail to
 * mark the job as ended.
 */
const lockJob = (manager: EntityManager, id: string) =>
  manager.findOneOrFail(jobs, { where: { id }, lock: { mode: 'pessimistic_write' } })

async function endJob(manager: EntityManager, job: string, endedAt: number): Promise<void> {
  if (await manager.existsBy(slices, { job, doneAt: IsNull() })) return
  const hasFailed = await manager.existsBy(slices, { job, error: Not(IsNull()) })
  const unfinished = { id: job, state: 'running' as const, handedOut: true }
  await manager.update(jobs, unfinished, { endedAt, state: hasFailed ? 'failed' : 'done' })
}

export const keyOf = ({ job, no, node, tries }: Slice) => [job, no, node, tries]
const heldBy = ({ job, no, node, tries }: Slice) => ({ job, no, node, tries, doneAt: IsNull() })

interface Taker {
  readonly node: string
  readonly kinds: readonly JobKind[]
  readonly now: number
}
type Taken = Omit<Slice, 'node'> & pg.QueryResultRow

const takenAgain = (lobby: EntityPool, { node, kinds, now }: Taker): Promise<Slice | null> =>
  lobby.ormTransaction(async (manager, client) => {
    const { rows: lostSlices } = await client.query<{ job: string }>(giveUp, [dateOf(now), kinds])
    for (const { job } of lostSlices) {
      await lockJob(manager, job)
      await endJob(manager, job, now)
    }
    const { rows } = await client.query<Taken>(takeAgain, [dateOf(now), kinds, node])
    return rows[0] ? { ...rows[0], node } : null
  })

/**
 * Creates and leases the next slice of a job. If the job has no games left, marks the job as ended
 * and tries the next job.
 */
async function takenNew(lobby: EntityPool, taker: Taker): Promise<Slice | null> {
  const next = await lobby.ormTransaction(async (manager, client) => {
    const { rows } = await client.query<OpenJob>(openJob, [dateOf(taker.now), taker.kinds])
    const [job] = rows
    return job ? { taken: await sliceOf(manager, job, taker) } : null
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

/** The caller must have locked the job's row. Returns null if no games are left for the job. */
async function sliceOf(
  manager: EntityManager,
  { id: job, kind, input: scope, next_from: from }: OpenJob,
  { node, now }: Taker,
): Promise<Slice | null> {
  const [{ to, games }]: [{ to: string | null; games: number }] = await manager.query(reach, [
    ...[from, kind, JSON.stringify(scope)],
  ])
  const handedOut = games < GAMES_PER_SLICE
  await manager.update(jobs, { id: job }, { nextFrom: to ?? from, handedOut })
  if (to === null) {
    await endJob(manager, job, now)
    return null
  }
  const no = ((await manager.maximum(slices, 'no', { job })) ?? 0) + 1
  const lease = { node, leaseUntil: now + LEASE_MILLISECONDS, tries: 1 }
  await manager.insert(slices, { job, no, from, to, ...lease })
  return { job, no, kind, scope, from, to, node, tries: 1 }
}
