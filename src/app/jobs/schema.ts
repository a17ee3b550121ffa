import { z } from 'zod'
import { pageInput, rulesetId, time, uuid } from '../core/schema.ts'

/** What jobs do to each game: judge it again, stop its clocks for a while, let them go on. */
const startedKind = z.enum(['verify', 'pause-timed', 'resume-timed'])
/** Or bring it into the archive, or into a file: acts of their own, and what a person asks for. */
export const jobKind = z.enum([...startedKind.options, 'archive', 'export', 'person'])
export type JobKind = z.infer<typeof jobKind>
export const jobState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])
export type JobState = z.infer<typeof jobState>

/** Which games: those that have begun, in the order of their making. */
export const exportInput = z.strictObject({
  ruleset: rulesetId.optional(),
  status: z.enum(['running', 'over', 'cancelled']).optional(),
  since: time.optional().describe('Games made then or later: milliseconds since 1970.'),
  until: time.optional().describe('Games made before that.'),
  after: z.string().max(60).optional().describe('Goes on behind the last game of a file.'),
  game: uuid.optional().describe('That one alone.'),
  names: z.boolean().default(false).describe('With the names at the seats: for owners.'),
})

const sinceLast = z
  .boolean()
  .describe('To verify: finished games that this version has found true are left out.')
const chain = z.boolean().describe('To verify: only the chain of hashes.')
const pausing = uuid.describe('To resume: the job that has paused the games.')

export const startJobInput = z.strictObject({
  kind: startedKind.describe('`pause-timed`: running games with a time limit stand still.'),
  ruleset: rulesetId.optional().describe('Only its games.'),
  sinceLast: sinceLast.optional(),
  chain: chain.optional(),
  of: pausing.optional(),
})
export interface StartJobInput extends z.infer<typeof startJobInput> {}

export const jobsInput = z.strictObject({ ...pageInput.shape })
export interface JobsInput extends z.infer<typeof jobsInput> {}

const count = z.int().min(0)
const bytes = count.describe('Of the file by now: compressed, and without its last line.')
const keptUntil = time
  .nullable()
  .describe('Until then the file can be fetched; null: it is not written yet, or will not be.')

/** Which games go into a file, which a job writes. */
export const exportJobInput = exportInput.omit({ after: true, game: true })
export type ExportJobInput = z.infer<typeof exportJobInput>

const { status, since, until } = exportJobInput.shape
const fileShown = z.strictObject({
  status: status.unwrap().nullable(),
  since: since.unwrap().nullable().describe('Games made then or later.'),
  until: until.unwrap().nullable().describe('Games made before that.'),
  names: z.boolean().describe('With the names at the seats.'),
  bytes,
  keptUntil,
})
export interface FileShown extends z.infer<typeof fileShown> {}

/** Goes on behind what somebody has of a file. */
export const fileInput = z.strictObject({
  from: count.default(0).describe('Bytes of it that are there already.'),
})

export const jobView = z.strictObject({
  id: uuid,
  kind: jobKind,
  ruleset: rulesetId.nullable(),
  sinceLast,
  chain,
  of: pausing.nullable().describe('The job that has paused the games; null: all games.'),
  endedBefore: time
    .nullable()
    .describe('Of an archive: games that ended before; null: it is none.'),
  file: fileShown.nullable().describe('What the job writes; null: nothing.'),
  state: jobState.describe('`failed`: to its end, but slices of it came to nothing.'),
  account: uuid.nullable(),
  madeAt: time,
  endedAt: time.nullable(),
  totalGuess: count.describe('Games there were when it was made.'),
  games: count.describe('Through which it has gone by now.'),
  rows: count,
  events: count,
  bad: count.describe('Games that are not true, or to which it could not be done.'),
  unjudged: count.describe('Games of which something was only folded, or taken as given.'),
  skipped: count.describe('Games that were found true before.'),
})
export interface JobView extends z.infer<typeof jobView> {}

export const fullJob = z.strictObject({
  ...jobView.shape,
  told: z
    .array(
      z.strictObject({ game: uuid, fault: z.string().nullable().describe('Null: it was done.') }),
    )
    .describe('The first 100 games that are not true, or stay, or that were paused or resumed.'),
  failed: z
    .array(
      z.strictObject({
        no: z.int().describe('The number of the slice, from 0.'),
        error: z.string().describe('Why the last try came to nothing.'),
      }),
    )
    .describe('Slices that were tried three times.'),
})
export interface FullJob extends z.infer<typeof fullJob> {}

/** A file with all that is stored of whoever asks. */
export const personalExport = z.strictObject({
  state: jobState.describe('`done`: it can be fetched.'),
  madeAt: time,
  endedAt: time.nullable(),
  games: count.describe('Through which it has gone by now.'),
  totalGuess: count.describe('Games there were when it was begun.'),
  bytes,
  keptUntil,
})
export interface PersonalExport extends z.infer<typeof personalExport> {}
