import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { idIn, newId } from '../ids.ts'
import type { JobRecord, JobTerms } from '../job-ports.ts'
import type { ArchiveInput } from '../shapes/archive.ts'
import { type Page, paged } from '../shapes/common.ts'
import type { JobShown, JobsInput, JobWhole, StartJobInput } from '../shapes/jobs.ts'
import { endedBefore, mustBeAbleTo } from './archive-games.ts'
import type { Warrant } from './warrant.ts'

/** Of games, and of slices that failed. */
const TOLD_MAX = 100

export async function startJob(
  { ports, packs }: Context,
  { account }: Caller,
  warrant: Warrant,
  { kind, ruleset, of, sinceLast = false, chain = false }: StartJobInput,
): Promise<JobShown> {
  if (ruleset !== undefined) packs.rules(ruleset)
  if (kind === 'resume-timed' && (await pausing(ports, warrant, of)) === null)
    throw no('job-unknown')
  const madeAt = ports.clock.now()
  const terms = { ...ofAll, ruleset: ruleset ?? null, sinceLast, chain, of: of ?? null }
  const job = { id: newId(madeAt), kind, terms, account: account.id, madeAt }
  return shown(await ports.jobs.start(warrant, job))
}

/** Refused where this node could not work it off itself: all nodes are told of one archive. */
export async function startArchive(
  context: Context,
  { account }: Caller,
  warrant: Warrant,
  { olderThanDays, ruleset }: ArchiveInput,
): Promise<JobShown> {
  const { ports, packs } = context
  if (ruleset !== undefined) packs.rules(ruleset)
  await mustBeAbleTo(context)
  const madeAt = ports.clock.now()
  const before = endedBefore(context, olderThanDays)
  const terms = { ...ofAll, ruleset: ruleset ?? null, endedBefore: before }
  const job = { id: newId(madeAt), kind: 'archive', terms, account: account.id, madeAt } as const
  return shown(await ports.jobs.start(warrant, job))
}

export async function listJobs(
  { ports }: Context,
  warrant: Warrant,
  { after, limit }: JobsInput,
): Promise<Page<JobShown>> {
  const asked = { before: idIn(after), limit: limit + 1 }
  const found = await ports.jobs.list(warrant, asked)
  return paged(found.map(shown), limit)
}

export async function showJob({ ports }: Context, warrant: Warrant, id: string): Promise<JobWhole> {
  const job = await ports.jobs.find(warrant, id)
  if (!job) throw no('job-unknown')
  const { games, failed } = await ports.jobs.told(id, TOLD_MAX)
  return { ...shown(job), told: games, failed }
}

/** What it has done stays so; who works on it stops before the next game. */
export async function cancelJob({ ports }: Context, warrant: Warrant, id: string): Promise<void> {
  const job = await ports.jobs.find(warrant.again(), id)
  if (!job) throw no('job-unknown')
  if (!(await ports.jobs.cancel(warrant, id, ports.clock.now()))) throw no('job-ended')
}

async function pausing(
  { jobs }: Context['ports'],
  warrant: Warrant,
  id: string | undefined,
): Promise<JobRecord | null> {
  const job = id === undefined ? null : await jobs.find(warrant.again(), id)
  return job?.kind === 'pause-timed' ? job : null
}

/** What a job is not asked for; those of before say nothing of what came later. */
const ofAll: JobTerms = {
  ...{ ruleset: null, sinceLast: false, chain: false, of: null, endedBefore: null },
}

const shown = ({ terms, sums, ...job }: JobRecord): JobShown => ({
  ...{ ...job, ...ofAll, ...terms, ...sums },
})
