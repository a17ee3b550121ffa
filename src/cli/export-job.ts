import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobView } from '../app/jobs/schema.ts'
import { timeOf, UsageError } from './arguments.ts'
import { progressTo } from './progress.ts'
import { Refused, serviceClient } from './service-client.ts'

interface ExportJobOptions {
  readonly of?: string | undefined
  readonly all: boolean
  readonly ruleset?: string | undefined
  readonly status?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
  readonly names?: boolean | undefined
  readonly out: string
  readonly resume: boolean
}

const UNFINISHED = 3
const POLL_MILLISECONDS = 1_000

type Ask = ReturnType<typeof serviceClient>

export async function exportJob(
  options: ExportJobOptions,
  games: readonly string[],
): Promise<number> {
  const { of, all, out, resume } = options
  if (games.length > 0 || all === (of !== undefined))
    throw new UsageError('use --job with --all, or name a job with --of')
  if (!out.endsWith('.gz')) throw new UsageError('job files are compressed: FILE must end in .gz')
  if (resume && of === undefined) throw new UsageError('--resume requires --of JOB')
  const ask = serviceClient(process.env)
  try {
    const job = of ?? (await begun(ask, options))
    const written = await awaited(ask, job)
    if (written.state !== 'done') {
      console.error(`job ${job} is ${written.state} and has no file`)
      return UNFINISHED
    }
    await fetched(ask, job, options)
    console.error(`${written.games - written.bad - written.skipped} games written to ${out}`)
    return 0
  } catch (error) {
    if (error instanceof Refused) throw new UsageError(error.message)
    console.error(`download interrupted: ${(error as Error).message}`)
    return UNFINISHED
  }
}

async function begun(
  ask: Ask,
  { ruleset, status, since, until, names }: ExportJobOptions,
): Promise<string> {
  const body = {
    kind: 'export',
    ruleset,
    status,
    since: timeOf(since),
    until: timeOf(until),
    names,
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const { id } = (await (await ask('/v1/admin/jobs', init)).json()) as JobView
  console.error(`job ${id}: if interrupted, resume with --of ${id} --resume`)
  return id
}

async function awaited(ask: Ask, id: string): Promise<JobView> {
  let progress: ReturnType<typeof progressTo> | null = null
  for (;;) {
    const job = (await (await ask(`/v1/admin/jobs/${id}`)).json()) as JobView
    progress ??= progressTo(job.totalGuess)
    if (job.state !== 'running') {
      progress.done()
      return job
    }
    progress.show(job.games)
    await sleep(POLL_MILLISECONDS)
  }
}

async function fetched(ask: Ask, id: string, { out, resume }: ExportJobOptions): Promise<void> {
  const there = resume ? await stat(out).catch(() => null) : null
  const from = there?.size ?? 0
  const answer = await ask(`/v1/admin/jobs/${id}/file?from=${from}`)
  const sink = createWriteStream(out, { flags: from > 0 ? 'a' : 'w' })
  await pipeline(Readable.fromWeb(answer.body!), sink)
}
