import type { FilePartPosition, JobFiles } from '../../app/jobs/port.ts'
import { dateOf } from '../connection/columns.ts'
import type { EntityPool } from '../connection/entity-pool.ts'
import { jobParts, jobs, recordsOf } from './job-entities.ts'
import { findJob, insertJob, isHeld, keyOf } from './job-store.ts'

// Raw: each checks in the same statement that this node still holds the slice.
const clear = `
delete from job_parts using slices
where job_parts.job_id = $1 and slice = $2 and slices.job_id = $1 and slices.no = $2
  and slices.node = $3 and tries = $4`
const keep = `
insert into job_parts (job_id, slice, no, bytes)
select $1, $2, $5, $6 from slices join jobs on jobs.id = slices.job_id
where ${isHeld} and jobs.state = 'running' for share of slices
returning no`
/** Raw: `for update skip locked` within a delete. */
const purge = `
with old as (
  delete from job_parts where (job_id, slice, no) in (
    select job_id, slice, no from job_parts join jobs on jobs.id = job_id
    where ended_at < $1 or state in ('cancelled', 'failed')
    limit $2 for update of job_parts skip locked)
  returning 1)
select count(*)::integer as count from old`

interface Wires {
  readonly lobby: EntityPool
  readonly readers: EntityPool
  readonly lists: EntityPool
}

export const jobFiles = ({ lobby, readers, lists }: Wires): JobFiles => ({
  begin: (job) =>
    lobby.ormTransaction(async (manager) => {
      await insertJob(manager, job)
      return (await findJob(manager, job.id))!
    }),

  ofPerson: (account) =>
    lists.orm(async (manager) => {
      const where = { kind: 'person' as const, account }
      const found = await manager.find(jobs, { where, order: { id: 'DESC' }, take: 1 })
      const [job] = await recordsOf(manager, found)
      return job ?? null
    }),

  async clear(slice) {
    await lobby.query(clear, keyOf(slice))
  },

  async keep(slice, no, bytes) {
    const kept = await lobby.query(keep, [...keyOf(slice), no, bytes])
    return kept.length > 0
  },

  parts: (job) =>
    lists.orm((manager) =>
      manager
        .createQueryBuilder(jobParts, 'part')
        .select(['part.slice as slice', 'part.no as no', 'octet_length(part.bytes) as bytes'])
        .where({ job })
        .orderBy('part.slice')
        .addOrderBy('part.no')
        .getRawMany<FilePartPosition>(),
    ),

  async part(job, { slice, no }) {
    const found = await readers.orm((manager) => manager.findOneBy(jobParts, { job, slice, no }))
    return found?.bytes ?? null
  },

  async purge(endedBefore, most) {
    const [purged] = await lobby.query<{ count: number }>(purge, [dateOf(endedBefore), most])
    return purged!.count
  },
})
