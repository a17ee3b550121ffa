import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { eofText } from '../../engine/luck/exports/signing-writer.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { JobRecord } from '../jobs/port.ts'
import type { FileProgress, JobView } from '../jobs/schema.ts'
import type { ExportLines } from './export-games.ts'

const DAY_MILLISECONDS = 24 * 3_600_000
/** The fastest compression level is used, because an export file is read only once or twice. */
const FAST = 1
const PART_BYTES = 4 * 1_024 * 1_024

const zipped = promisify(gzip)

/**
 * Each part of the file is compressed separately, because concatenated gzip parts unpack to the
 * complete file.
 */
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

export function withFile(context: Context, { bytes, ...job }: JobRecord): JobView {
  return { ...job, file: job.scope.file && fileOf(context, { ...job, bytes }) }
}

export function fileOf({ settings }: Context, { bytes, state, endedAt }: JobRecord): FileProgress {
  const keptMilliseconds = settings.jobFileRetentionDays * DAY_MILLISECONDS
  return { bytes, keptUntil: state === 'done' ? endedAt! + keptMilliseconds : null }
}

export async function* readFile(
  { ports }: Context,
  job: JobRecord,
  from: number,
): AsyncGenerator<Uint8Array> {
  if (job.scope.file === null) throw serviceError('job-without-file')
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

const eofOf = ({ games, rows, bad, skipped }: JobRecord): string =>
  eofText(games - bad - skipped, rows)
