import { z } from 'zod'
import { adminOperation } from '../../core/admin-operation.ts'
import { adminOperationView } from '../../core/admin-schema.ts'
import { roleIn, roleIncludes } from '../../core/caller.ts'
import { page } from '../../core/schema.ts'
import { readAudit } from '../audit.ts'
import { auditEntry, auditInput } from '../schemas/admin-games.ts'

export const auditOperations = {
  acts: adminOperation({
    name: 'act.list',
    at: 'GET acts',
    summary: 'What I may do here: enough to make forms of',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: z.array(adminOperationView),
    errors: [],
    execute: async ({ operations: acts }, { caller }) =>
      acts.filter(({ right }) => roleIncludes(roleIn(caller.scopes), right)),
  }),

  audit: adminOperation({
    name: 'audit.list',
    at: 'GET audit',
    summary: 'Who looked at what, and who did what, newest first',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: auditInput,
    answer: page(auditEntry),
    errors: ['invalid-cursor'],
    execute: (context, { caller, input }, warrant) =>
      readAudit(context, roleIn(caller.scopes), warrant, input),
  }),
}
