import { adminOperation } from '../core/admin-operation.ts'
import { hiddenStateReasons, packReasons } from '../core/admin-schema.ts'
import { fullAccountPack, packWithdrawn, withdrawPackInput } from './schema.ts'
import { showPack, withdrawPack } from './withdraw-packs.ts'

export const packOperations = {
  pack: adminOperation({
    name: 'pack.show',
    at: 'GET packs/{pack}',
    summary: 'A pack that an account has brought, whole, shared or not',
    description: 'By `account/id` or by its hash.',
    rateLimit: 'reads',
    right: 'support',
    subject: 'pack',
    reason: hiddenStateReasons,
    answer: fullAccountPack,
    errors: ['pack-unknown'],
    execute: (context, { id }, warrant) => showPack(context, warrant, id),
  }),

  withdrawPack: adminOperation({
    name: 'pack.withdraw',
    at: 'POST packs/{pack}/withdrawal',
    summary: 'Withdraw a pack that an account has brought',
    description:
      'No account can bring, share or choose any more what has its hash; its owner is told so ' +
      'in the words of `told`. Games that have chosen it go on.',
    rateLimit: 'accounts',
    right: 'operator',
    subject: 'pack',
    reason: packReasons,
    input: withdrawPackInput,
    answer: packWithdrawn,
    errors: ['pack-unknown'],
    execute: (context, { id, input }, warrant) => withdrawPack(context, warrant, id, input),
  }),
}
