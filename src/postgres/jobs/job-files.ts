import { Raw } from 'typeorm'
import type { FilePartPosition, JobFiles } from '../../app/jobs/port.ts'
import { dateOf } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'
import { jobParts, jobs, recordsOf } from './job-entities.ts'
import { findJob, insertJob, isHeld, keyOf } from './job-store.ts'

// The statements are raw SQL, because each statement also checks that the node still holds the job
// slice.
const clear = `
delete from job_parts using slices
where job_parts.job_id = $1 and slice = $2 and slices.job_id = $1 and slices.no = $2
  and slices.node = $3 and tries = $4`
const keep = `
insert into job_parts (job_id, slice, no, bytes)
select $1, $2, $5, $6 from slices join jobs on jobs.id = slices.job_id
where ${isHeld} and jobs.state = 'running' for share of slices`
/** The statement is raw SQL, because TypeORM cannot use `for update skip locked` in a delete. */
const purge = `
delete from job_parts where (job_id, slice, no) in (
  select job_id, slice, no from job_parts join jobs on jobs.id = job_id
  where ended_at < $1 or state in ('cancelled', 'failed')
  limit $2 for update of job_parts skip locked)`

export const jobFiles = ({ lobby, readers, lists }: Pools): JobFiles => ({
  begin: (job) =>
    lobby.ormTransaction(async (manager) => {
      await insertJob(manager, job)
      return (await findJob(manager, job.id))!
    }),

  ofPerson: (account) =>
    lists.orm(async (manager) => {
      const scope = Raw((input) => `${input} -> 'file' ->> 'person' is not null`)
      const where = { kind: 'export' as const, account, scope }
      const found = await manager.find(jobs, { where, order: { id: 'DESC' }, take: 1 })
      const [job] = await recordsOf(manager, found)
      return job ?? null
    }),

  async clear(slice) {
    await lobby.query(clear, keyOf(slice))
  },

  keep: async (slice, no, bytes) => (await lobby.change(keep, [...keyOf(slice), no, bytes])) > 0,

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

  purge: (endedBefore, most) => lobby.change(purge, [dateOf(endedBefore), most]),
})
