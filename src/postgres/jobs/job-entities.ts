import { type EntityManager, EntitySchema, In } from 'typeorm'
import { type JobRecord, noProgress, type VerdictRecord } from '../../app/jobs/port.ts'
import type { JobFinding, JobProgress } from '../../app/jobs/schema.ts'
import {
  bigint,
  bool,
  bytes,
  integer,
  json,
  key,
  NULLABLE,
  text,
  time,
  uuid,
} from '../connection/columns.ts'

export interface JobRow extends Omit<JobRecord, keyof JobProgress | 'bytes'> {
  /**
   * Id of the last game in the previous slice of the job; the next slice starts after this game.
   */
  readonly nextFrom: string | null
  readonly handedOut: boolean
}
export const jobs = new EntitySchema<JobRow>({
  name: 'job',
  tableName: 'jobs',
  columns: {
    id: key(),
    kind: text(),
    scope: json('input'),
    state: text(),
    account: uuid('account_id', NULLABLE),
    madeAt: time('made_at'),
    endedAt: time('ended_at', NULLABLE),
    nextFrom: uuid('next_from', NULLABLE),
    handedOut: bool('handed_out', { default: false }),
    totalGuess: bigint('total_guess'),
  },
})

export interface SliceRow extends JobProgress {
  readonly job: string
  readonly no: number
  /** The job slice contains the game ids that are greater than `from` and not greater than `to`. */
  readonly from: string | null
  readonly to: string
  readonly node: string
  readonly leaseUntil: number
  readonly tries: number
  readonly doneAt: number | null
  readonly error: string | null
  readonly result: readonly JobFinding[]
}
const sum = () => bigint(undefined, { default: 0 })
export const slices = new EntitySchema<SliceRow>({
  name: 'slice',
  tableName: 'slices',
  columns: {
    job: key('uuid', 'job_id'),
    no: key('integer'),
    from: uuid('from_id', NULLABLE),
    to: uuid('to_id'),
    node: text(),
    leaseUntil: time('lease_until'),
    tries: integer(),
    doneAt: time('done_at', NULLABLE),
    games: sum(),
    rows: sum(),
    events: sum(),
    bad: sum(),
    unjudged: sum(),
    skipped: sum(),
    error: text(undefined, NULLABLE),
    result: json(undefined, { default: [] }),
  },
})

interface PartRow {
  readonly job: string
  /**
   * Number of the job slice that wrote this part of the file. The first line of the file belongs to
   * no slice and has the number 0.
   */
  readonly slice: number
  readonly no: number
  readonly bytes: Buffer
}
export const jobParts = new EntitySchema<PartRow>({
  name: 'jobPart',
  tableName: 'job_parts',
  columns: {
    job: key('uuid', 'job_id'),
    slice: key('integer'),
    no: key('integer'),
    bytes: bytes(),
  },
})

export const verdicts = new EntitySchema<VerdictRecord>({
  name: 'verdict',
  tableName: 'verdicts',
  columns: {
    game: key('uuid', 'game_id'),
    at: time(),
    head: text(),
    build: text(),
    ok: bool(),
    isOver: bool('is_over'),
    foldedOnly: integer('folded_only'),
    unjudged: integer(),
    fault: text(undefined, NULLABLE),
    job: uuid('job_id', NULLABLE),
  },
})

// The cast is safe because `noProgress` is an object literal with exactly the keys of
// `JobProgress`.
export const sums = Object.keys(noProgress) as readonly (keyof JobProgress)[]
const unstarted = { job: null, ...noProgress }

export async function recordsOf(
  manager: EntityManager,
  found: readonly JobRow[],
): Promise<JobRecord[]> {
  const job = In(found.map(({ id }) => id))
  const progress = manager.createQueryBuilder(slices, 'slice').select('slice.job', 'job')
  for (const name of sums) progress.addSelect(`sum(slice.${name})::float8`, name)
  const counted = await progress
    .where({ job })
    .groupBy('slice.job')
    .getRawMany<JobProgress & { job: string }>()
  const written = await manager
    .createQueryBuilder(jobParts, 'part')
    .select('part.job', 'job')
    .addSelect('sum(octet_length(part.bytes))::float8', 'bytes')
    .where({ job })
    .groupBy('part.job')
    .getRawMany<{ job: string; bytes: number }>()
  return found.map(({ nextFrom: _, handedOut: __, ...row }) => {
    const { job: ___, ...progress } = counted.find(({ job }) => job === row.id) ?? unstarted
    const bytes = written.find(({ job }) => job === row.id)?.bytes ?? 0
    return { ...row, ...progress, bytes }
  })
}
