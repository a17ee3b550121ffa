import type pg from 'pg'
import type { FilePartPosition, JobFiles, JobRecord } from '../../app/jobs/port.ts'
import type { Pool } from '../connection/pools.ts'
import { isHeld, jobById, jobs, keyOf, startedJob } from './job-store.ts'

const lastOfPerson = `${jobs} where j.kind = 'person' and j.account_id = $1
order by j.id desc limit 1`
const clear = `
delete from job_parts using slices
where job_parts.job_id = $1 and slice = $2 and slices.job_id = $1 and slices.no = $2
  and slices.node = $3 and tries = $4`
/** Whoever would take the slice again meanwhile passes over it. */
const keep = `
insert into job_parts (job_id, slice, no, bytes)
select $1, $2, $5, $6 from slices join jobs on jobs.id = slices.job_id
where ${isHeld} and jobs.state = 'running' for share of slices
returning no`
const parts = `
select slice, no, octet_length(bytes) as bytes from job_parts where job_id = $1
order by slice, no`
const part = 'select bytes from job_parts where job_id = $1 and slice = $2 and no = $3'
const purge = `
with old as (
  delete from job_parts where (job_id, slice, no) in (
    select job_id, slice, no from job_parts join jobs on jobs.id = job_id
    where ended_at < $1 or state in ('cancelled', 'failed')
    limit $2 for update of job_parts skip locked)
  returning 1)
select count(*)::integer as count from old`

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly lists: Pool
}

export const jobFiles = ({ lobby, readers, lists }: Wires): JobFiles => ({
  async begin(job) {
    await lobby.transaction((client) => startedJob(client, job))
    const [made] = await lobby.query<Found>(jobById, [job.id])
    return made!
  },

  async ofPerson(account) {
    const [job] = await lists.query<Found>(lastOfPerson, [account])
    return job ?? null
  },

  async clear(slice) {
    await lobby.query(clear, keyOf(slice))
  },

  async keep(slice, no, bytes) {
    const kept = await lobby.query(keep, [...keyOf(slice), no, bytes])
    return kept.length > 0
  },

  parts: (job) => lists.query<FilePartPosition & pg.QueryResultRow>(parts, [job]),

  async part(job, { slice, no }) {
    const [found] = await readers.query<{ bytes: Buffer }>(part, [job, slice, no])
    return found?.bytes ?? null
  },

  async purge(endedBefore, most) {
    const [purged] = await lobby.query<{ count: number }>(purge, [endedBefore, most])
    return purged!.count
  },
})

type Found = JobRecord & pg.QueryResultRow
