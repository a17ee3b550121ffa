import { z } from 'zod'
import { anything, plainText, role, time, uuid, version } from './schema.ts'

/** Why somebody looks at what is hidden in a running game. */
export const hiddenStateReasons = [
  ...['complaint', 'suspected-cheating', 'fault', 'legal', 'player-asked'],
] as const
export const lookReason = z.enum(hiddenStateReasons)
/** Why rights are given, taken or used up. */
export const accessReasons = ['joins', 'leaves', 'leaked', 'unused', 'abuse', 'other'] as const
/** Why somebody does for a table what its host could. */
export const hostingReasons = ['players-asked', 'abandoned', 'abuse', 'fault', 'other'] as const
export const webhookReasons = ['owner-asked', 'abuse', 'fault', 'other'] as const
export const packReasons = ['rights', 'abuse', 'fault', 'other'] as const

/** One account's view into one game, for a while. */
export interface HiddenStateSessionRecord {
  readonly id: string
  readonly account: string
  readonly role: z.infer<typeof role>
  readonly game: string
  readonly reason: string
  /** By which its own house finds the case. */
  readonly caseRef: string | null
  readonly at: number
  readonly until: number
  readonly endedAt: number | null
  /** Between which versions the game was seen; null: it was not. */
  readonly versions: { readonly from: number; readonly to: number } | null
}

const versionsSeen = z.strictObject({ from: version, to: version })
/** As players are told of it when the game has ended: without a name. */
export const hiddenStateNotice = z.strictObject({
  at: time,
  until: time.describe('Until when they could look.'),
  role,
  /** Null: from before there were codes. */
  reason: z.string().nullable(),
  versions: versionsSeen.nullable(),
})
export interface HiddenStateNotice extends z.infer<typeof hiddenStateNotice> {}

export const hiddenStateSession = z.strictObject({
  id: uuid,
  game: uuid,
  account: uuid.nullable(),
  caseRef: z.string().nullable(),
  endedAt: time.nullable(),
  ...hiddenStateNotice.shape,
})
export interface HiddenStateSession extends z.infer<typeof hiddenStateSession> {}
export const lookInput = z.strictObject({ caseRef: plainText(100).optional() })
export interface LookInput extends z.infer<typeof lookInput> {}

/** An act as those see it who may do it: enough for a form. */
export const adminOperationView = z.strictObject({
  name: z.string().describe('What the audit and the command line call it.'),
  summary: z.string().describe('What it does, in one line.'),
  description: z.string().nullable().describe('Details; null if the summary says it all.'),
  role: role.describe('Lowest role that may use it.'),
  method: z.enum(['GET', 'POST', 'DELETE']).describe('How REST asks for it.'),
  path: z.string().describe('Where REST has it.'),
  field: z.string().describe('What GraphQL calls it.'),
  subject: z.string().nullable().describe('Kind of thing that its id names; null without an id.'),
  input: z.record(z.string(), anything).describe('JSON Schema of all that is sent.'),
  reasons: z.array(z.string()).nullable().describe('Of which one has to be given.'),
  confirmation: z.string().nullable().describe('Text to type as confirmation; null if none.'),
  needsHiddenState: z.boolean().describe('True if a running game requires a hidden-state session.'),
  file: z
    .enum(['given', 'zipped', 'taken'])
    .nullable()
    .describe('It answers with a file, or takes one: such acts are at REST alone.'),
  hasPreview: z.boolean().describe('A dry run tells more than what has to be typed.'),
})
export interface AdminOperationView extends z.infer<typeof adminOperationView> {}

export const previewInput = z.strictObject({
  act: z.string().max(60).describe('Its name.'),
  subject: z.string().max(120).optional().describe('The id of what it is about.'),
  input: z.record(z.string(), z.unknown()).default({}).describe('What would be sent.'),
})
export interface PreviewInput extends z.infer<typeof previewInput> {}
export const preview = z.strictObject({
  act: z.string().describe('Its name.'),
  confirm: z.string().nullable().describe('What has to be typed for it; null: nothing.'),
  // A schema of its own: what is described is described wherever it stands.
  changes: z.unknown().describe('What would come of it, as far as can be told.'),
})
export interface Preview extends z.infer<typeof preview> {}

/** Why something is done about somebody. */
export const accountReasons = [
  ...['abuse', 'cheating', 'spam', 'player-asked', 'legal', 'fault', 'other'],
] as const
