import { startText } from '../../luck/exports/seal.ts'
import { VERSION } from '../../version.ts'
import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { fileShown, partOf, readFile } from '../exchange/job-files.ts'
import { idIn, newId } from '../ids.ts'
import { allGames, type JobRecord } from '../job-ports.ts'
import type { ArchiveInput } from '../shapes/archive.ts'
import { type Page, paged } from '../shapes/common.ts'
import type {
  ExportJobInput,
  JobShown,
  JobsInput,
  JobWhole,
  StartJobInput,
} from '../shapes/jobs.ts'
import { endedBefore, mustBeAbleTo } from './archive-games.ts'
import { mustBeOwnerFor } from './export-games.ts'
import type { Warrant } from './warrant.ts'

/** Of games, and of slices that failed. */
const TOLD_MAX = 100

export async function startJob(
  context: Context,
  { account }: Caller,
  warrant: Warrant,
  { kind, ruleset, of, sinceLast = false, chain = false }: StartJobInput,
): Promise<JobShown> {
  const { ports, packs } = context
  if (ruleset !== undefined) packs.rules(ruleset)
  if (kind === 'resume-timed' && (await pausing(ports, warrant, of)) === null)
    throw no('job-unknown')
  const madeAt = ports.clock.now()
  const terms = { ...allGames, ruleset: ruleset ?? null, sinceLast, chain, of: of ?? null }
  const job = { id: newId(madeAt), kind, terms, account: account.id, madeAt }
  return shown(context, await ports.jobs.start(warrant, job))
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
  const terms = { ...allGames, ruleset: ruleset ?? null, endedBefore: before }
  const job = { id: newId(madeAt), kind: 'archive', terms, account: account.id, madeAt } as const
  return shown(context, await ports.jobs.start(warrant, job))
}

/** Games that run are in the file as a spectator sees them: nobody looks inside by a job. */
export async function startExport(
  context: Context,
  { account, scopes }: Caller,
  warrant: Warrant,
  { ruleset, status, since, until, names }: ExportJobInput,
): Promise<JobShown> {
  const { ports, packs } = context
  if (ruleset !== undefined) packs.rules(ruleset)
  mustBeOwnerFor(names, scopes)
  const madeAt = ports.clock.now()
  const query = { ruleset, status, since, until }
  const asked = { status: status ?? null, since: since ?? null, until: until ?? null }
  const job = await ports.jobs.start(warrant, {
    ...{ id: newId(madeAt), kind: 'export', account: account.id, madeAt },
    terms: { ...allGames, ruleset: ruleset ?? null, file: { ...asked, names, person: null } },
    head: await partOf(startText(madeAt, VERSION, query)),
  })
  return shown(context, job)
}

/** For whoever had it written, and for owners; what is a person’s own is for that person alone. */
export async function* fetchFile(
  context: Context,
  { account, scopes }: Caller,
  warrant: Warrant,
  id: string,
  from: number,
): AsyncGenerator<Uint8Array> {
  const job = await context.ports.jobs.find(warrant, id)
  if (!job || job.kind === 'person') throw no('job-unknown')
  mustBeOwnerFor(job.account !== account.id, scopes)
  yield* readFile(context, job, from)
}

export async function listJobs(
  context: Context,
  warrant: Warrant,
  { after, limit }: JobsInput,
): Promise<Page<JobShown>> {
  const asked = { before: idIn(after), limit: limit + 1 }
  const found = await context.ports.jobs.list(warrant, asked)
  return paged(
    found.map((job) => shown(context, job)),
    limit,
  )
}

export async function showJob(context: Context, warrant: Warrant, id: string): Promise<JobWhole> {
  const { ports } = context
  const job = await ports.jobs.find(warrant, id)
  if (!job) throw no('job-unknown')
  const { games, failed } = await ports.jobs.told(id, TOLD_MAX)
  return { ...shown(context, job), told: games, failed }
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

function shown(context: Context, job: JobRecord): JobShown {
  const { terms, sums, bytes: _, ...rest } = job
  return { ...rest, ...allGames, ...terms, ...sums, file: fileShown(context, job) }
}
