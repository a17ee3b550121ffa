import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { JobRecord } from '../jobs/port.ts'
import { allGames, type PersonalExport } from '../jobs/schema.ts'
import { fileOf, partOf, readFile } from './job-files.ts'

const AGAIN_MILLISECONDS = 24 * 3_600_000

export async function startPersonalExport(
  context: Context,
  { account }: Caller,
): Promise<PersonalExport> {
  const { ports } = context
  const now = ports.clock.now()
  const last = await ports.jobFiles.ofPerson(account.id)
  if (last && isGood(last, now)) return shown(context, last)
  const file = { status: null, since: null, until: null, names: false, person: account.id }
  const personalData = {
    'touchline-person': 1,
    at: now,
    ...(await ports.accounts.personalData(account.id)),
  }
  const job = await ports.jobFiles.begin({
    id: newId(now),
    kind: 'export',
    account: account.id,
    madeAt: now,
    scope: { ...allGames, file },
    head: await partOf(`${JSON.stringify(personalData)}\n`),
  })
  context.wakeJobWorkers()
  return shown(context, job)
}

export async function showPersonalExport(
  context: Context,
  caller: Caller,
): Promise<PersonalExport> {
  return shown(context, await ownJob(context, caller))
}

export async function* downloadPersonalExport(
  context: Context,
  caller: Caller,
  from: number,
): AsyncGenerator<Uint8Array> {
  yield* readFile(context, await ownJob(context, caller), from)
}

async function ownJob({ ports }: Context, { account }: Caller): Promise<JobRecord> {
  const job = await ports.jobFiles.ofPerson(account.id)
  if (!job) throw serviceError('job-unknown')
  return job
}

const isGood = ({ state, madeAt }: JobRecord, now: number): boolean =>
  state === 'running' || (state === 'done' && madeAt > now - AGAIN_MILLISECONDS)

function shown(context: Context, job: JobRecord): PersonalExport {
  const { state, madeAt, endedAt, games, totalGuess } = job
  return { state, madeAt, endedAt, games, totalGuess, ...fileOf(context, job) }
}
