import { z } from 'zod'
import { name } from '../../../engine/kernel/name.ts'
import { token } from '../../core/account-schema.ts'
import {
  anything,
  eventsLimit,
  pageInput,
  role,
  scope,
  taggedRecord,
  time,
  uuid,
  version,
  versionAfter,
} from '../../core/schema.ts'

export const loggedCommit = z.strictObject({
  version,
  at: time,
  rules: z.int(),
  drawn: z.int(),
  cause: z.looseObject({ kind: z.string() }),
  events: z.array(taggedRecord),
  head: z.string(),
})
export const adminLogInput = z.strictObject({
  after: versionAfter,
  limit: eventsLimit,
})
export interface AdminLogInput extends z.infer<typeof adminLogInput> {}
export const adminLog = z.strictObject({
  items: z.array(loggedCommit),
  next: version.nullable(),
  version,
})
export interface AdminLog extends z.infer<typeof adminLog> {}

const adminRow = z.strictObject({
  firstVersion: version,
  lastVersion: version,
  at: time,
  head: z.string(),
  wakeAt: time.nullable(),
  /** Exact text from which the row's `head` hash was computed. */
  packed: z.string(),
})
export const adminRowsInput = z.strictObject({
  after: versionAfter,
  limit: pageInput.shape.limit,
})
export interface AdminRowsInput extends z.infer<typeof adminRowsInput> {}
export const adminRows = z.strictObject({ items: z.array(adminRow), next: version.nullable() })
export interface AdminRows extends z.infer<typeof adminRows> {}

export const adminStateInput = z.strictObject({
  at: version.optional().describe('Version of the state. Default: the current version.'),
})
export interface AdminStateInput extends z.infer<typeof adminStateInput> {}
export const adminState = z.strictObject({
  version,
  at: time,
  drawn: z.int(),
  over: z.boolean(),
  table: anything,
  state: anything,
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
  /** If `account` is missing, a new operator is created with the highest role in `scopes`. */
  account: uuid.optional(),
  name: name(60).default('operator'),
  label: name(60).default('operator'),
  scopes: z.array(scope).min(1).max(3).default(['operator', 'read']),
  expiresInSeconds: z.int().min(60).nullable().default(ROLE_TOKEN_SECONDS),
})
export interface AdminTokenInput extends z.infer<typeof adminTokenInput> {}
export const roleInput = z.strictObject({ role: role.nullable() })
export interface RoleInput extends z.infer<typeof roleInput> {}

export const auditEntry = z.strictObject({
  id: z.string(),
  at: time,
  account: uuid.nullable(),
  accountName: z.string().nullable().describe('Name of the operator; null for an erased account.'),
  role: role.nullable(),
  token: uuid
    .nullable()
    .describe("Id of the caller's token; null if an identity provider authenticated the caller."),
  action: z.string(),
  game: uuid.nullable(),
  subject: z.string().nullable(),
  running: z.boolean(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  outcome: z.string().nullable(),
  detail: z.record(z.string(), anything),
})
export interface AuditEntry extends z.infer<typeof auditEntry> {}

const auditClass = z.enum(['changes', 'views'])
const outcomeClass = z.enum(['done', 'failed', 'unknown'])
const auditFilter = z.strictObject({
  class: auditClass
    .optional()
    .describe('Type of entries to return: changes or views. Default: both.'),
  account: uuid.optional().describe('Account id of the operator.'),
  action: z.string().max(60).optional().describe('Name of the operation, such as `account.ban`.'),
  outcome: outcomeClass
    .optional()
    .describe('`done`, `failed` after an error, or `unknown` if no outcome was recorded.'),
  game: uuid.optional().describe('Id of the game affected by the operation.'),
  subject: z.string().max(120).optional().describe('Id of an account, a token or a pack.'),
  from: time.optional().describe('Return only entries at or after this time (Unix ms).'),
  until: time.optional().describe('Return only entries before this time (Unix ms).'),
})
export const auditInput = z.strictObject({ ...pageInput.shape, ...auditFilter.shape })
export interface AuditInput extends z.infer<typeof auditInput> {}
export const auditFileInput = z.strictObject({
  format: z.enum(['csv', 'ndjson']).default('csv').describe('Format of the file.'),
  ...auditFilter.shape,
})
export interface AuditFileInput extends z.infer<typeof auditFileInput> {}

export const sessionsInput = z.strictObject({
  ...pageInput.shape,
  game: uuid.optional(),
  account: uuid.optional(),
})
export interface SessionsInput extends z.infer<typeof sessionsInput> {}
