import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { eofText } from '../../engine/luck/exports/signing-writer.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { JobRecord } from '../jobs/port.ts'
import type { FileShown } from '../jobs/schema.ts'
import type { ExportLines } from './export-games.ts'

const DAY_MILLISECONDS = 24 * 3_600_000
/** Lowest compression, because files are read once or twice. */
const FAST = 1
/** Text compressed and stored in one part. */
const PART_BYTES = 4 * 1_024 * 1_024

const zipped = promisify(gzip)

/** A gzip member; concatenated members unpack as one file. */
export const partOf = (lines: string | Uint8Array): Promise<Uint8Array> =>
  zipped(lines, { level: FAST })

export async function* partsOf(lines: AsyncIterable<ExportLines>): AsyncGenerator<Uint8Array> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const some of lines) {
    const buffer = Buffer.from(some)
    waiting.push(buffer)
    bytes += buffer.length
    if (bytes < PART_BYTES) continue
    yield await partOf(Buffer.concat(waiting, bytes))
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield await partOf(Buffer.concat(waiting, bytes))
}

const keptUntil = ({ settings }: Pick<Context, 'settings'>, job: JobRecord): number | null =>
  job.state === 'done' ? job.endedAt! + settings.jobFileRetentionDays * DAY_MILLISECONDS : null

export function fileShown(context: Pick<Context, 'settings'>, job: JobRecord): FileShown | null {
  const { file } = job.terms
  // Older jobs have no such field.
  if (!file) return null
  const { person: _, ...terms } = file
  return { ...terms, bytes: job.bytes, keptUntil: keptUntil(context, job) }
}

export async function* readFile(
  { ports, settings }: Pick<Context, 'ports' | 'settings'>,
  job: JobRecord,
  from: number,
): AsyncGenerator<Uint8Array> {
  if (fileShown({ settings }, job) === null) throw serviceError('job-without-file')
  if (job.state !== 'done') throw serviceError('job-unfinished', { facts: { state: job.state } })
  const parts = await ports.jobFiles.parts(job.id)
  if (parts.length === 0) throw serviceError('file-gone')
  let left = from
  for (const place of parts) {
    if (left >= place.bytes) left -= place.bytes
    else {
      const bytes = await ports.jobFiles.part(job.id, place)
      if (bytes === null) throw serviceError('file-gone')
      yield bytes.subarray(left)
      left = 0
    }
  }
  const end = await partOf(eofOf(job))
  if (left < end.length) yield end.subarray(left)
}

const eofOf = ({ sums: { games, rows, bad, skipped } }: JobRecord): string =>
  eofText(games - bad - skipped, rows)
