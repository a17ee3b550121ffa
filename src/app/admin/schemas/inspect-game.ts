import { z } from 'zod'
import { anything, seatNumber, taggedRecord, time, version } from '../../core/schema.ts'
import { failingGame } from '../../monitoring/schema.ts'

const AS = 'Who is looking: an admin sees all, a `seat` what it is shown.'
export const viewInput = z.strictObject({
  at: version.optional(),
  as: z.enum(['admin', 'spectator', 'seat']).default('admin').describe(AS),
  seat: seatNumber.optional().describe('Where it is a seat: which; without it the first.'),
})
export interface ViewInput extends z.infer<typeof viewInput> {}
export const viewShown = z.strictObject({
  version,
  at: time,
  view: anything,
  text: z.string().describe('The same in words.'),
  /** Open decisions that the viewer may see. */
  decisions: z.array(anything),
})
export interface ViewShown extends z.infer<typeof viewShown> {}

export const DIFFERENCES_MAX = 500
export const diffInput = z.strictObject({
  from: version.optional().describe('Without it: how the game began.'),
  to: version.optional().describe('Without it: as it is.'),
})
export interface DiffInput extends z.infer<typeof diffInput> {}
const difference = z.strictObject({
  path: z.string().describe('JSON Pointer into what `state` answers.'),
  was: anything.describe('Null: it was not there.'),
  is: anything.describe('Null: it is not there any more.'),
})
export interface Difference extends z.infer<typeof difference> {}
export const diffShown = z.strictObject({
  from: version,
  to: version,
  items: z.array(difference),
  more: z.boolean().describe(`There are more than these ${DIFFERENCES_MAX}.`),
})
export interface DiffShown extends z.infer<typeof diffShown> {}

/** Commits that drew. */
export const DRAWS_PAGE = 50
export const drawsInput = z.strictObject({
  after: version.default(0),
  limit: z.int().min(1).max(DRAWS_PAGE).default(DRAWS_PAGE).describe('How many commits.'),
})
export interface DrawsInput extends z.infer<typeof drawsInput> {}
const drawn = z.strictObject({
  number: z.int(),
  limit: z.int().describe('It is below that.'),
  value: z.int(),
  message: z.string(),
  hmac: z.string().describe('HMAC-SHA-256 of the message under the seed of the game.'),
})
export interface Drawn extends z.infer<typeof drawn> {}
const PROOF =
  'None where other rules than those of today decided: what it drew shows only in its events.'
export const drawsShown = z.strictObject({
  items: z.array(
    z.strictObject({
      version,
      at: time,
      cause: z.looseObject({ kind: z.string() }),
      events: z.array(taggedRecord),
      drawn: z.int().describe('How many draws it took.'),
      draws: z.array(drawn).describe(PROOF),
    }),
  ),
  next: version.nullable(),
  version,
})
export interface DrawsShown extends z.infer<typeof drawsShown> {}

export const presence = z.strictObject({
  seats: z
    .array(z.strictObject({ seat: seatNumber, streams: z.int().describe('How many it has open.') }))
    .describe('Who follows the game, or waits for a turn there, at any node.'),
  others: z.int().describe('Streams of those who only look on.'),
  wakeAt: time.nullable().describe('When somebody has to look at it again; null: never.'),
  failing: failingGame.nullable().describe('Why the node that answers has put it aside.'),
})
export interface Presence extends z.infer<typeof presence> {}
