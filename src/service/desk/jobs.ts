import { startText } from '../../luck/exports/seal.ts'
import { VERSION } from '../../version.ts'
import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { fileShown, partOf, readFile } from '../exchange/job-files.ts'
import { idIn, newId } from '../ids.ts'
import { allGames, type JobRecord, type JobTerms, type NewJob } from '../job-ports.ts'
import type { ArchiveInput } from '../shapes/archive.ts'
import { type Page, paged } from '../shapes/common.ts'
import type {
  ExportJobInput,
  JobKind,
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
  caller: Caller,
  warrant: Warrant,
  { kind, ruleset, of, sinceLast = false, chain = false }: StartJobInput,
): Promise<JobShown> {
  if (kind === 'resume-timed' && (await pausing(context.ports, warrant, of)) === null)
    throw no('job-unknown')
  const terms = { sinceLast, chain, of: of ?? null }
  return started(context, warrant, jobOf(context, caller, kind, ruleset, terms))
}

/** Refused where this node could not work it off itself: all nodes are told of one archive. */
export async function startArchive(
  context: Context,
  caller: Caller,
  warrant: Warrant,
  { olderThanDays, ruleset }: ArchiveInput,
): Promise<JobShown> {
  const terms = { endedBefore: endedBefore(context, olderThanDays) }
  const job = jobOf(context, caller, 'archive', ruleset, terms)
  await mustBeAbleTo(context)
  return started(context, warrant, job)
}

/** Games that run are in the file as a spectator sees them: nobody looks inside by a job. */
export async function startExport(
  context: Context,
  caller: Caller,
  warrant: Warrant,
  { ruleset, status, since, until, names }: ExportJobInput,
): Promise<JobShown> {
  mustBeOwnerFor(names, caller.scopes)
  const asked = { status: status ?? null, since: since ?? null, until: until ?? null }
  const file = { ...asked, names, person: null }
  const job = jobOf(context, caller, 'export', ruleset, { file })
  const query = { ruleset, status, since, until }
  return started(context, warrant, {
    ...{ ...job, gamesMax: context.settings.jobFileGamesMax },
    head: await partOf(startText(job.madeAt, VERSION, query)),
  })
}

/** Over the games of one ruleset; of all where none is named. */
function jobOf(
  { ports, packs }: Context,
  { account }: Caller,
  kind: JobKind,
  ruleset: string | undefined,
  terms: Partial<JobTerms>,
): NewJob {
  if (ruleset !== undefined) packs.rules(ruleset)
  const madeAt = ports.clock.now()
  const which = { ...allGames, ...terms, ruleset: ruleset ?? null }
  return { id: newId(madeAt), kind, terms: which, account: account.id, madeAt }
}

async function started(context: Context, warrant: Warrant, job: NewJob): Promise<JobShown> {
  const begun = await context.ports.jobs.start(warrant, job)
  if (!begun) throw no('too-many-for-file', { facts: { most: job.gamesMax! } })
  return shown(context, begun)
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
