import { z } from 'zod'
import { newToken } from '../../service/shapes/accounts.ts'
import * as admin from '../../service/shapes/admin.ts'
import { page, uuid } from '../../service/shapes/common.ts'
import { done, type Operations, operation } from '../operation.ts'

const id = { id: uuid }

export const adminQueries: Operations = {
  adminLog: operation({
    description: 'Admins only: the log as it is stored. A look at a running game is recorded.',
    bucket: 'reads',
    args: z.strictObject({ ...id, ...admin.adminLogInput.shape }),
    answer: admin.adminLog,
    run: ({ services, caller, args: { id, ...input } }) => services.admin.log(caller, id, input),
  }),
  adminState: operation({
    description: 'Admins only: the state at any version. A look at a running game is recorded.',
    bucket: 'reads',
    args: z.strictObject({ ...id, ...admin.adminStateInput.shape }),
    answer: admin.adminState,
    run: ({ services, caller, args: { id, ...input } }) => services.admin.state(caller, id, input),
  }),
  adminVerify: operation({
    description: 'Admins only: folds the chain of hashes and judges every cause again.',
    bucket: 'games',
    args: z.strictObject(id),
    answer: admin.verification,
    run: ({ services, caller, args }) => services.admin.verify(caller, args.id),
  }),
  adminTokens: operation({
    description: 'Admins only: the tokens of everybody, without their secrets.',
    bucket: 'reads',
    args: admin.pageInput,
    answer: page(admin.adminToken),
    run: ({ services, caller, args }) => services.admin.tokens(caller, args),
  }),
  adminAudit: operation({
    description: 'Admins only: who looked at what, and who changed what.',
    bucket: 'reads',
    args: admin.auditInput,
    answer: page(admin.auditEntry),
    run: ({ services, caller, args }) => services.admin.audit(caller, args),
  }),
}

export const adminMutations: Operations = {
  adminCreateToken: operation({
    description: 'Admins only: a token for an account, or for a new operator.',
    bucket: 'accounts',
    args: admin.adminTokenInput,
    answer: newToken,
    run: ({ services, caller, args }) => services.admin.createToken(caller, args),
  }),
  adminRevokeToken: operation({
    description: 'Admins only: any token ends.',
    bucket: 'accounts',
    args: z.strictObject(id),
    answer: done,
    async run({ services, caller, args }) {
      await services.admin.revokeToken(caller, args.id)
      return true
    },
  }),
}
