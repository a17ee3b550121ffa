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

/** Which games an export holds, and how. */
const { status, since, until } = exportInput.shape

export const startJobInput = z.strictObject({
  kind: startedKind.describe(
    '`pause-timed` pauses running games with a time limit; `export` writes games into a file.',
  ),
  ruleset: rulesetId.optional().describe('Only its games.'),
  sinceLast: sinceLast.optional(),
  chain: chain.optional(),
  of: pausing.optional(),
  status: status.describe('To export: only games of that status.'),
  since: since.describe('To export: only games created then or later.'),
  until: until.describe('To export: only games created before that.'),
  names: z.boolean().optional().describe('To export: with the names at the seats, for owners.'),
})
export interface StartJobInput extends z.infer<typeof startJobInput> {}

export const jobsInput = z.strictObject({ ...pageInput.shape })
export interface JobsInput extends z.infer<typeof jobsInput> {}

const count = z.int().min(0)
const bytes = count.describe('Of the file by now: compressed, and without its last line.')
const keptUntil = time
  .nullable()
  .describe('Until then the file can be fetched; null: it is not written yet, or will not be.')

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
