import { z } from 'zod'
import { name } from '../../../engine/kernel/name.ts'
import { token } from '../../core/account-schema.ts'
import {
  anything,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  pageInput,
  role,
  scope,
  taggedRecord,
  time,
  uuid,
  version,
} from '../../core/schema.ts'

/** One commit as it is stored: nothing is hidden. */
export const loggedCommit = z.strictObject({
  /** The version after it. */
  version,
  at: time,
  rules: z.int(),
  drawn: z.int(),
  cause: z.looseObject({ kind: z.string() }),
  events: z.array(taggedRecord),
  /** Of the row in which it is stored. */
  head: z.string(),
})
export interface LoggedCommit extends z.infer<typeof loggedCommit> {}
export const adminLogInput = z.strictObject({
  after: version.default(0),
  /** How many commits. */
  limit: z
    .int()
    .min(1)
    .max(PAGE_SIZE_MAX * 10)
    .default(PAGE_SIZE * 4),
})
export interface AdminLogInput extends z.infer<typeof adminLogInput> {}
export const adminLog = z.strictObject({
  items: z.array(loggedCommit),
  next: version.nullable(),
  version,
})
export interface AdminLog extends z.infer<typeof adminLog> {}

/** One row as it is stored, whether or not anything can be made of it. */
const adminRow = z.strictObject({
  firstVersion: version,
  lastVersion: version,
  at: time,
  head: z.string(),
  wakeAt: time.nullable(),
  /** The text that the head covers. */
  packed: z.string(),
})
export const adminRowsInput = z.strictObject({
  after: version.default(0),
  /** How many rows. */
  limit: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
})
export interface AdminRowsInput extends z.infer<typeof adminRowsInput> {}
export const adminRows = z.strictObject({ items: z.array(adminRow), next: version.nullable() })
export interface AdminRows extends z.infer<typeof adminRows> {}

export const adminStateInput = z.strictObject({
  at: version.optional(),
})
export interface AdminStateInput extends z.infer<typeof adminStateInput> {}
export const adminState = z.strictObject({
  version,
  at: time,
  drawn: z.int(),
  over: z.boolean(),
  table: anything,
  state: anything,
  /** Every open decision, whole. */
  decisions: z.array(anything),
  hands: z.array(z.enum(['player', 'bot'])),
  resigned: z.array(z.boolean()),
  wakeAt: time.nullable(),
})
export interface AdminState extends z.infer<typeof adminState> {}

export const adminToken = z.strictObject({
  ...token.shape,
  account: uuid,
  accountName: z.string(),
  revokedAt: time.nullable(),
})
export interface AdminToken extends z.infer<typeof adminToken> {}
export const tokensInput = z.strictObject({ ...pageInput.shape, account: uuid.optional() })
export interface TokensInput extends z.infer<typeof tokensInput> {}
const ROLE_TOKEN_SECONDS = 30 * 24 * 3_600
export const adminTokenInput = z.strictObject({
  /** Without one: an operator of that name is made, of the highest role among the scopes. */
  account: uuid.optional(),
  name: name(60).default('operator'),
  label: name(60).default('operator'),
  scopes: z.array(scope).min(1).max(3).default(['operator', 'play', 'read']),
  expiresInSeconds: z.int().min(60).nullable().default(ROLE_TOKEN_SECONDS),
})
export interface AdminTokenInput extends z.infer<typeof adminTokenInput> {}
export const roleInput = z.strictObject({ role: role.nullable() })
export interface RoleInput extends z.infer<typeof roleInput> {}

export const auditEntry = z.strictObject({
  id: z.string(),
  at: time,
  account: uuid.nullable(),
  /** In which it was done; null: as anybody might. */
  role: role.nullable(),
  token: uuid.nullable(),
  action: z.string(),
  game: uuid.nullable(),
  /** What it is about, where that is no game. */
  subject: z.string().nullable(),
  /** The game still ran. */
  running: z.boolean(),
  reason: z.string().nullable(),
  /** In their own words; not shown to `support`. */
  note: z.string().nullable(),
  /** `done`, or the code of a refusal; null: not known. */
  outcome: z.string().nullable(),
  detail: z.record(z.string(), anything),
})
export interface AuditEntry extends z.infer<typeof auditEntry> {}
export const auditInput = z.strictObject({
  ...pageInput.shape,
  game: uuid.optional(),
  account: uuid.optional(),
})
export interface AuditInput extends z.infer<typeof auditInput> {}
