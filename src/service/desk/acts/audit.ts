import { z } from 'zod'
import { reaches, roleIn } from '../../caller.ts'
import { auditEntry, auditInput } from '../../shapes/admin.ts'
import { page } from '../../shapes/common.ts'
import { actShown } from '../../shapes/desk.ts'
import { act } from '../act.ts'
import { readAudit } from '../audit.ts'

export const auditActs = {
  acts: act({
    name: 'act.list',
    at: 'GET acts',
    says: 'What I may do here: enough to make forms of',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: z.array(actShown),
    errors: [],
    perform: async ({ acts }, { caller }) =>
      acts.filter(({ right }) => reaches(roleIn(caller.scopes), right)),
  }),

  audit: act({
    name: 'audit.list',
    at: 'GET audit',
    says: 'Who looked at what, and who did what, newest first',
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
