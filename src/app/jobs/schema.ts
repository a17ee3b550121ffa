import { z } from 'zod'
import { pageInput, rulesetId, time, uuid } from '../core/schema.ts'

/** What a job does to each game: verify it, pause it, resume it, or write it into a file. */
const startedKind = z.enum(['verify', 'pause-timed', 'resume-timed', 'export'])
/** `archive` has an operation of its own, and people export their own data by `person`. */
export const jobKind = z.enum([...startedKind.options, 'archive', 'person'])
export type JobKind = z.infer<typeof jobKind>
export const jobState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])
export type JobState = z.infer<typeof jobState>

/** Which games: those that have begun, in the order of their making. */
export const exportInput = z.strictObject({
  ruleset: rulesetId.optional(),
  status: z.enum(['running', 'over', 'cancelled']).optional(),
  since: time.optional().describe('Only games created at or after this time (Unix ms).'),
  until: time.optional().describe('Only games created before this time (Unix ms).'),
  after: z
    .string()
    .max(60)
    .optional()
    .describe('Id of the last complete game of a previous download.'),
  game: uuid.optional().describe('Only this game.'),
  names: z.boolean().default(false).describe('Include the names of players. Owners only.'),
})

const sinceLast = z
  .boolean()
  .describe('`verify`: skip finished games that this version has already verified.')
const chain = z.boolean().describe('`verify`: check only the hash chain.')
const pausing = uuid.describe('`resume`: the job that paused the games.')

/** Which games an export holds, and how. */
const { status, since, until } = exportInput.shape

export const startJobInput = z.strictObject({
  kind: startedKind.describe(
    '`pause-timed` pauses running games with a time limit; `export` writes games into a file.',
  ),
  ruleset: rulesetId.optional().describe('Only games of this ruleset.'),
  sinceLast: sinceLast.optional(),
  chain: chain.optional(),
  of: pausing.optional(),
  status: status.describe('`export`: only games with this status.'),
  since: since.describe('`export`: only games created at or after this time (Unix ms).'),
  until: until.describe('`export`: only games created before this time (Unix ms).'),
  names: z.boolean().optional().describe('`export`: include the names of players. Owners only.'),
})
export interface StartJobInput extends z.infer<typeof startJobInput> {}

export const jobsInput = z.strictObject({ ...pageInput.shape })
export interface JobsInput extends z.infer<typeof jobsInput> {}

const count = z.int().min(0)
const bytes = count.describe('Compressed size of the file so far, without its last line.')
const keptUntil = time
  .nullable()
  .describe('Until when the file can be downloaded (Unix ms); null if it is not ready.')

const fileShown = z.strictObject({
  status: status.unwrap().nullable(),
  since: since.unwrap().nullable().describe('Start of the time range (Unix ms); null for none.'),
  until: until.unwrap().nullable().describe('Only games created before this time (Unix ms).'),
  names: z.boolean().describe('True if names of players are included.'),
  bytes,
  keptUntil,
})
export interface FileShown extends z.infer<typeof fileShown> {}

/** Goes on behind what somebody has of a file. */
export const fileInput = z.strictObject({
  from: count.default(0).describe('Number of bytes you already have.'),
})

export const jobView = z.strictObject({
  id: uuid,
  kind: jobKind,
  ruleset: rulesetId.nullable(),
  sinceLast,
  chain,
  of: pausing.nullable().describe('The job that paused the games; null for all games.'),
  endedBefore: time
    .nullable()
    .describe(
      'Archive jobs: only games that ended before this time (Unix ms); null for other jobs.',
    ),
  file: fileShown.nullable().describe('File of the job; null if it writes none.'),
  state: jobState.describe('State of the job. `failed`: it has ended, but some slices failed.'),
  account: uuid.nullable(),
  madeAt: time,
  endedAt: time.nullable(),
  totalGuess: count.describe('Number of games when the job was created.'),
  games: count.describe('Number of games processed so far.'),
  rows: count,
  events: count,
  bad: count.describe('Number of games that failed.'),
  unjudged: count.describe('Number of games that were verified only in part.'),
  skipped: count.describe('Number of games skipped because they were already verified.'),
})
export interface JobView extends z.infer<typeof jobView> {}

export const fullJob = z.strictObject({
  ...jobView.shape,
  told: z
    .array(
      z.strictObject({
        game: uuid,
        fault: z.string().nullable().describe('Fault; null if the game was processed.'),
      }),
    )
    .describe(
      'First 100 findings: games that failed, were skipped by the archive, or were paused ' +
        'or resumed.',
    ),
  failed: z
    .array(
      z.strictObject({
        no: z.int().describe('Number of the slice, from 0.'),
        error: z.string().describe('Error of the last attempt.'),
      }),
    )
    .describe('Slices that failed three times.'),
})
export interface FullJob extends z.infer<typeof fullJob> {}

/** A file with all that is stored of whoever asks. */
export const personalExport = z.strictObject({
  state: jobState.describe('State of the export. `done`: the file can be downloaded.'),
  madeAt: time,
  endedAt: time.nullable(),
  games: count.describe('Number of games processed so far.'),
  totalGuess: count.describe('Number of games when the export started.'),
  bytes,
  keptUntil,
})
export interface PersonalExport extends z.infer<typeof personalExport> {}
