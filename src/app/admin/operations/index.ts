import { z } from 'zod'
import { accountOperations } from '../../accounts/admin.ts'
import { type AdminOperation, confirmations } from '../../core/admin-operation.ts'
import type { AdminOperationView } from '../../core/admin-schema.ts'
import { exchangeOperations } from '../../exchange/admin.ts'
import { trustedKeyOperations } from '../../exchange/trusted-key-admin.ts'
import { packOperations } from '../../packs/admin.ts'
import { ratingOperations } from '../../ratings/admin.ts'
import { seasonOperations } from '../../seasons/admin.ts'
import { webhookOperations } from '../../webhooks/admin.ts'
import { accessOperations } from './access.ts'
import { archiveOperations } from './archive.ts'
import { auditOperations } from './audit.ts'
import { gameOperations } from './games.ts'
import { healthOperations } from './health.ts'
import { hiddenStateOperations } from './hidden-state.ts'
import { jobOperations } from './jobs.ts'
import { maintenanceOperations } from './maintenance.ts'
import { runningGameOperations } from './running-games.ts'
import { searchOperations } from './search.ts'

export const adminOperations = {
  ...auditOperations,
  ...healthOperations,
  ...gameOperations,
  ...runningGameOperations,
  ...hiddenStateOperations,
  ...accessOperations,
  ...accountOperations,
  ...ratingOperations,
  ...packOperations,
  ...jobOperations,
  ...maintenanceOperations,
  ...exchangeOperations,
  ...archiveOperations,
  ...webhookOperations,
  ...trustedKeyOperations,
  ...seasonOperations,
  ...searchOperations,
}
export type AdminOperationKey = keyof typeof adminOperations

/** Name of the operation in REST and GraphQL, such as `adminCancelGame`. */
export const fieldOf = (key: string): string => `admin${key.charAt(0).toUpperCase()}${key.slice(1)}`

const BELOW = '/v1/admin/'
export const methodOf = ({ at }: Pick<AdminOperation, 'at'>) =>
  at.split(' ')[0] as 'GET' | 'POST' | 'DELETE'
export const pathOf = ({ at }: Pick<AdminOperation, 'at'>): string => BELOW + at.split(' ')[1]

export const adminOperationViews: readonly AdminOperationView[] = Object.entries<AdminOperation>(
  adminOperations,
).map(([key, act]) => ({
  name: act.name,
  summary: act.summary,
  description: act.description ?? null,
  role: act.right,
  method: methodOf(act),
  path: pathOf(act),
  field: fieldOf(key),
  subject: act.subject,
  input: z.toJSONSchema(act.input, { io: 'input', unrepresentable: 'any' }),
  reasons: act.reasons && [...act.reasons],
  confirmation: act.confirm && confirmations[act.confirm],
  needsHiddenState: act.needsHiddenState,
  file: act.file,
  hasPreview: act.preview !== null,
}))
