import { z } from 'zod'
import { pageInput, rulesetId, time, uuid } from '../core/schema.ts'

const startedKind = z.enum(['verify', 'pause-timed', 'resume-timed', 'export'])
export const jobKind = z.enum([...startedKind.options, 'archive'])
export type JobKind = z.infer<typeof jobKind>
const jobState = z.enum(['running', 'done', 'failed', 'cancelled'])

const exportStatus = z.enum(['finished', 'running', 'over', 'cancelled', 'all'])
export type ExportStatus = z.infer<typeof exportStatus>
export const statusesOf = (status: ExportStatus = 'finished') =>
  status === 'all' ? null : status === 'finished' ? FINISHED : ([status] as const)
const FINISHED = ['over', 'cancelled'] as const

export const exportInput = z.strictObject({
  ruleset: rulesetId.optional(),
  status: exportStatus
    .optional()
    .describe('Return only games with this status. Default: `finished` (`over` or `cancelled`).'),
  since: time.optional().describe('Return only games created at or after this time (Unix ms).'),
  until: time.optional().describe('Return only games created before this time (Unix ms).'),
  after: z
    .string()
    .max(60)
    .optional()
    .describe('Id of the last complete game in a previous download.'),
  game: uuid.optional().describe('Id of a single game to export.'),
  names: z
    .boolean()
    .default(false)
    .describe('True to include player names. Only owners can set this.'),
})

const sinceLast = z
  .boolean()
  .describe(
    'For `verify` jobs: true to skip finished games that this version has already verified.',
  )
const chain = z.boolean().describe('For `verify` jobs: true to check only the hash chain.')
const pausing = uuid.describe('For `resume-timed` jobs: id of the job that paused the games.')

const { status, since, until } = exportInput.shape

export const startJobInput = z.strictObject({
  kind: startedKind.describe(
    '`pause-timed` pauses running games with a time limit; `export` writes games to a file.',
  ),
  ruleset: rulesetId.optional().describe('Process only games of this ruleset.'),
  sinceLast: sinceLast.optional(),
  chain: chain.optional(),
  of: pausing.optional(),
  status: status.describe(
    'For `export` jobs: export only games with this status. Default: `finished`.',
  ),
  since: since.describe(
    'For `export` jobs: export only games created at or after this time (Unix ms).',
  ),
  until: until.describe('For `export` jobs: export only games created before this time (Unix ms).'),
  names: z
    .boolean()
    .optional()
    .describe('For `export` jobs: true to include player names. Only owners can set this.'),
})
export interface StartJobInput extends z.infer<typeof startJobInput> {}

export const jobsInput = z.strictObject({ ...pageInput.shape })
export interface JobsInput extends z.infer<typeof jobsInput> {}

const jobScope = z.strictObject({
  ruleset: rulesetId.nullable(),
  sinceLast,
  chain,
  of: pausing.nullable().describe('Id of the job that paused the games; null for all games.'),
  endedBefore: time
    .nullable()
    .describe(
      'For `archive` jobs: archive only games that ended before this time (Unix ms); null for ' +
        'other jobs.',
    ),
  file: z
    .strictObject({
      status: status.unwrap().nullable(),
      since: since.unwrap().nullable().describe('Start of the time range (Unix ms).'),
      until: until
        .unwrap()
        .nullable()
        .describe('Return only games created before this time (Unix ms).'),
      names: z.boolean().describe('True if player names are included.'),
      person: uuid
        .nullable()
        .describe(
          'Account whose games are exported as that account may see them; null for all games.',
        ),
    })
    .nullable()
    .describe('For `export` jobs: the games that the file contains; null for other jobs.'),
})
export interface JobScope extends z.infer<typeof jobScope> {}
export type ExportFileScope = NonNullable<JobScope['file']>

export const allGames: JobScope = {
  ruleset: null,
  sinceLast: false,
  chain: false,
  of: null,
  endedBefore: null,
  file: null,
}

const count = z.int().min(0)

const fileProgress = z.strictObject({
  bytes: count.describe('Compressed size of the file so far, excluding the last line.'),
  keptUntil: time
    .nullable()
    .describe('Expiry of the file (Unix ms); null if the file is not ready.'),
})
export interface FileProgress extends z.infer<typeof fileProgress> {}

export const fileInput = z.strictObject({
  from: count.default(0).describe('Number of bytes that you have already downloaded.'),
})

const jobProgress = z.strictObject({
  games: count.describe('Number of games processed so far.'),
  rows: count,
  events: count,
  bad: count.describe('Number of games that failed.'),
  unjudged: count.describe('Number of partially verified games.'),
  skipped: count.describe('Number of games skipped because they were already verified.'),
})
export interface JobProgress extends z.infer<typeof jobProgress> {}

export const jobView = z.strictObject({
  id: uuid,
  kind: jobKind,
  scope: jobScope.describe('Games to process, and job settings.'),
  state: jobState.describe(
    'State of the job. `failed`: the job ended, but parts of the work failed.',
  ),
  account: uuid.nullable(),
  madeAt: time,
  endedAt: time.nullable(),
  totalGuess: count.describe('Number of games when the job was created.'),
  ...jobProgress.shape,
  file: fileProgress.nullable().describe('File that the job writes; null if none.'),
})
export interface JobView extends z.infer<typeof jobView> {}

const jobFinding = z.strictObject({
  game: uuid,
  fault: z.string().nullable().describe('Error; null if the game was processed.'),
})
export interface JobFinding extends z.infer<typeof jobFinding> {}

const sliceFailure = z.strictObject({
  no: z.int().describe('Number of the slice, from 0.'),
  error: z.string().describe('Error from the last attempt.'),
})
export interface SliceFailure extends z.infer<typeof sliceFailure> {}

export const fullJob = z.strictObject({
  ...jobView.shape,
  told: z
    .array(jobFinding)
    .describe(
      'First 100 findings: games that failed, that the archive skipped, or that were paused or ' +
        'resumed.',
    ),
  failed: z.array(sliceFailure).describe('Job slices that failed three times.'),
})
export interface FullJob extends z.infer<typeof fullJob> {}

export const personalExport = z.strictObject({
  state: jobState.describe('State of the export. `done`: the file can be downloaded.'),
  madeAt: time,
  endedAt: time.nullable(),
  games: count.describe('Number of games processed so far.'),
  totalGuess: count.describe('Number of games when the export started.'),
  ...fileProgress.shape,
})
export interface PersonalExport extends z.infer<typeof personalExport> {}
