import { z } from 'zod'
import { anything, plainText, role, time, uuid, version } from './schema.ts'

export const hiddenStateReasons = [
  ...['complaint', 'suspected-cheating', 'fault', 'legal', 'player-asked'],
] as const
export const createTokenReasons = ['joins', 'rotation', 'other'] as const
export const revokeTokenReasons = [
  'leaves',
  'leaked',
  'unused',
  'abuse',
  'rotation',
  'other',
] as const
export const roleReasons = ['joins', 'leaves', 'abuse', 'other'] as const
export const resumeReasons = ['resolved', 'players-asked', 'fault', 'other'] as const
export const extendReasons = ['players-asked', 'fault', 'other'] as const
export const seatReasons = ['players-asked', 'abandoned', 'abuse', 'fault', 'other'] as const
export const forkReasons = ['complaint', 'players-asked', 'fault', 'other'] as const
export const failureReasons = ['fault', 'other'] as const
export const webhookReasons = ['owner-asked', 'abuse', 'fault', 'other'] as const
export const packReasons = ['rights', 'abuse', 'fault', 'other'] as const

export interface HiddenStateSessionRecord {
  readonly id: string
  readonly account: string
  readonly role: z.infer<typeof role>
  readonly game: string
  readonly reason: string
  readonly caseRef: string | null
  readonly at: number
  readonly until: number
  readonly endedAt: number | null
  readonly versions: { readonly from: number; readonly to: number } | null
}

const versionsSeen = z.strictObject({ from: version, to: version })
/**
 * Information that players get after the game about an operator's access to hidden information. The
 * name of the operator is omitted.
 */
export const hiddenStateNotice = z.strictObject({
  at: time,
  until: time.describe('Expiry of the session (Unix ms).'),
  role,
  /** A session from an older version has no reason code, so its reason is null. */
  reason: z.string().nullable(),
  versions: versionsSeen.nullable(),
})

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

export const adminOperationView = z.strictObject({
  name: z.string().describe('Name in the audit log and on the command line.'),
  summary: z.string().describe('One-line summary of the operation.'),
  description: z
    .string()
    .nullable()
    .describe('Description of the operation; null if the summary is sufficient.'),
  role: role.describe('Lowest role that may use the operation.'),
  method: z.enum(['GET', 'POST', 'DELETE']).describe('HTTP method in REST.'),
  path: z.string().describe('Path in REST.'),
  field: z.string().describe('Field name in GraphQL.'),
  subject: z
    .string()
    .nullable()
    .describe("Kind of object that the operation's id refers to; null if the operation has no id."),
  input: z.record(z.string(), anything).describe('JSON Schema of the complete input.'),
  reasons: z
    .array(z.string())
    .nullable()
    .describe('Reason codes to choose from; null if no reason is required.'),
  confirmation: z
    .string()
    .nullable()
    .describe(
      'Text that you must type to confirm the operation; null if no confirmation is required.',
    ),
  needsHiddenState: z.boolean().describe('True if a running game requires a hidden-state session.'),
  file: z
    .enum(['given', 'zipped', 'taken'])
    .nullable()
    .describe(
      '`given`: the operation returns a file; `zipped`: a compressed file; `taken`: the ' +
        'operation accepts a file. File operations exist only in REST.',
    ),
  hasPreview: z.boolean().describe('True if the preview contains more than the confirmation text.'),
})
export interface AdminOperationView extends z.infer<typeof adminOperationView> {}

export const previewInput = z.strictObject({
  act: z.string().max(60).describe('Name of the operation.'),
  subject: z.string().max(120).optional().describe('Id of the subject.'),
  input: z.record(z.string(), z.unknown()).default({}).describe('Input of the operation.'),
})
export interface PreviewInput extends z.infer<typeof previewInput> {}
export const preview = z.strictObject({
  act: z.string().describe('Name of the operation.'),
  confirm: z
    .string()
    .nullable()
    .describe(
      'Text that you must type to confirm the operation; null if no confirmation is required.',
    ),
  // This field does not use a shared schema, because its description would then appear for every
  // field that uses the shared schema.
  changes: z.unknown().describe('Expected effect, if known.'),
})
export interface Preview extends z.infer<typeof preview> {}

export const exportReasons = ['player-asked', 'legal', 'complaint', 'other'] as const
export const eraseReasons = ['player-asked', 'legal', 'inactive', 'other'] as const
export const eraseAgainReasons = ['restored', 'other'] as const
export const banReasons = [
  ...['abuse', 'cheating', 'spam', 'player-asked', 'legal', 'other'],
] as const
export const unbanReasons = ['appeal', 'fault', 'player-asked', 'legal', 'other'] as const
export const renameReasons = ['abuse', 'spam', 'player-asked', 'legal', 'other'] as const
export const mergeReasons = ['player-asked', 'fault', 'other'] as const
export const voidReasons = ['cheating', 'abuse', 'fault', 'other'] as const
