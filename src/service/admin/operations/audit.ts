import { z } from 'zod'
import { roleIn, roleIncludes } from '../../caller.ts'
import { auditEntry, auditInput } from '../../schemas/admin-games.ts'
import { adminOperationView } from '../../schemas/admin-operations.ts'
import { page } from '../../schemas/common.ts'
import { adminOperation } from '../admin-operation.ts'
import { readAudit } from '../audit.ts'

export const auditOperations = {
  acts: adminOperation({
    name: 'act.list',
    at: 'GET acts',
    summary: 'What I may do here: enough to make forms of',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: z.array(adminOperationView),
    errors: [],
    perform: async ({ operations: acts }, { caller }) =>
      acts.filter(({ right }) => roleIncludes(roleIn(caller.scopes), right)),
  }),

  audit: adminOperation({
    name: 'audit.list',
    at: 'GET audit',
    summary: 'Who looked at what, and who did what, newest first',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    input: auditInput,
    answer: page(auditEntry),
    errors: ['invalid-cursor'],
    perform: ({ context }, { caller, input }, warrant) =>
      readAudit(context, roleIn(caller.scopes), warrant, input),
  }),
}
