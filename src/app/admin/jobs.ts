import { startText } from '../../engine/luck/exports/signing-writer.ts'
import { VERSION } from '../../version.ts'
import { endedBefore, requireArchive } from '../archive/archive-games.ts'
import type { ArchiveInput } from '../archive/schema.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor, newId } from '../core/ids.ts'
import { type Page, paged } from '../core/schema.ts'
import { requireOwnerFor } from '../exchange/export-jobs.ts'
import { partOf, readFile, withFile } from '../exchange/job-files.ts'
import type { JobRecord, NewJob } from '../jobs/port.ts'
import {
  allGames,
  type FullJob,
  type JobKind,
  type JobScope,
  type JobsInput,
  type JobView,
  type StartJobInput,
} from '../jobs/schema.ts'

const TOLD_MAX = 100

export async function startJob(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  input: StartJobInput,
): Promise<JobView> {
  const { kind, ruleset, of, names = false, sinceLast = false, chain = false } = input
  requireOwnerFor(names, caller.scopes)
  if (kind === 'resume-timed' && (await pausing(context.ports, capability, of)) === null)
    throw serviceError('job-unknown')
  const job = jobOf(context, caller, kind, ruleset, { sinceLast, chain, of: of ?? null })
  const exported = kind === 'export' ? await exporting(context, job, input) : job
  return started(context, capability, exported)
}

/**
 * Throws if this node cannot use the archive. Checking one node is enough, because all nodes share
 * the same archive.
 */
export async function startArchive(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  { olderThanDays, ruleset }: ArchiveInput,
): Promise<JobView> {
  const scope = { endedBefore: endedBefore(context, olderThanDays) }
  const job = jobOf(context, caller, 'archive', ruleset, scope)
  await requireArchive(context)
  return started(context, capability, job)
}

async function exporting(
  { settings }: Context,
  job: NewJob,
  { ruleset, status, since, until, names = false }: StartJobInput,
): Promise<NewJob> {
  const filter = { status: status ?? 'finished', since: since ?? null, until: until ?? null }
  return {
    ...job,
    scope: { ...job.scope, file: { ...filter, names, person: null } },
    gamesMax: settings.jobFileGamesMax,
    head: await partOf(startText(job.madeAt, VERSION, { ruleset, status, since, until })),
  }
}

function jobOf(
  { ports, packs }: Context,
  { account }: Caller,
  kind: JobKind,
  ruleset: string | undefined,
  scope: Partial<JobScope>,
): NewJob {
  if (ruleset !== undefined) packs.rules(ruleset)
  const madeAt = ports.clock.now()
  const whole = { ...allGames, ...scope, ruleset: ruleset ?? null }
  return { id: newId(madeAt), kind, scope: whole, account: account.id, madeAt }
}

async function started(
  context: Context,
  capability: AuditCapability,
  job: NewJob,
): Promise<JobView> {
  const begun = await context.ports.jobs.start(capability, job)
  if (!begun) throw serviceError('too-many-for-file', { facts: { most: job.gamesMax! } })
  return withFile(context, begun)
}

/**
 * Only an owner, or the account that started the job, may download the job's file. A file with a
 * person's data may be downloaded only by that person.
 */
export async function* fetchFile(
  context: Context,
  { account, scopes }: Caller,
  capability: AuditCapability,
  id: string,
  from: number,
): AsyncGenerator<Uint8Array> {
  const job = await context.ports.jobs.find(capability, id)
  if (!job || job.scope.file?.person) throw serviceError('job-unknown')
  requireOwnerFor(job.account !== account.id, scopes)
  yield* readFile(context, job, from)
}

export async function listJobs(
  context: Context,
  capability: AuditCapability,
  { after, limit }: JobsInput,
): Promise<Page<JobView>> {
  const page = { before: idFromCursor(after), limit: limit + 1 }
  const found = await context.ports.jobs.list(capability, page)
  return paged(
    found.map((job) => withFile(context, job)),
    limit,
  )
}

export async function showJob(
  context: Context,
  capability: AuditCapability,
  id: string,
): Promise<FullJob> {
  const { ports } = context
  const job = await ports.jobs.find(capability, id)
  if (!job) throw serviceError('job-unknown')
  const { games, failed } = await ports.jobs.told(id, TOLD_MAX)
  return { ...withFile(context, job), told: games, failed }
}

/**
 * Each node stops after the game that it is processing. Changes to games that were already
 * processed are not undone.
 */
export async function cancelJob(
  { ports }: Context,
  capability: AuditCapability,
  id: string,
): Promise<void> {
  const job = await ports.jobs.find(capability.reuse(), id)
  if (!job) throw serviceError('job-unknown')
  if (!(await ports.jobs.cancel(capability, id, ports.clock.now()))) throw serviceError('job-ended')
}

async function pausing(
  { jobs }: Context['ports'],
  capability: AuditCapability,
  id: string | undefined,
): Promise<JobRecord | null> {
  const job = id === undefined ? null : await jobs.find(capability.reuse(), id)
  return job?.kind === 'pause-timed' ? job : null
}
