import { z } from 'zod'
import { adminOperation } from '../../core/admin-operation.ts'
import { adminOperationView } from '../../core/admin-schema.ts'
import { roleIn, roleIncludes } from '../../core/caller.ts'
import { page } from '../../core/schema.ts'
import { auditFile, readAudit } from '../audit.ts'
import { auditEntry, auditFileInput, auditInput } from '../schemas/admin-games.ts'

export const auditOperations = {
  operations: adminOperation({
    name: 'act.list',
    at: 'GET operations',
    summary: 'List the admin operations available to you',
    description:
      'The list contains the input schema of each operation, from which you can build a form.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: z.array(adminOperationView),
    errors: [],
    execute: async ({ operations }, { caller }) =>
      operations.filter(({ role }) => roleIncludes(roleIn(caller.scopes), role)),
  }),

  audit: adminOperation({
    name: 'audit.list',
    at: 'GET audit',
    summary: 'List the audit log, newest first',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: auditInput,
    answer: page(auditEntry),
    errors: ['invalid-cursor'],
    execute: (context, { caller, input }, capability) =>
      readAudit(context, roleIn(caller.scopes), capability, input),
  }),

  auditFile: adminOperation({
    name: 'audit.export',
    at: 'GET audit/file',
    summary: 'Download the audit log as CSV or NDJSON',
    description:
      'Accepts the same filters as the list of audit entries. Returns the newest entries first.',
    rateLimit: 'games',
    right: 'support',
    file: 'given',
    input: auditFileInput,
    errors: ['busy'],
    execute: async (context, { caller, input }, capability) =>
      auditFile(context, roleIn(caller.scopes), capability, input),
  }),
}
