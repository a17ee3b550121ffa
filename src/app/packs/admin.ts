import { adminOperation } from '../core/admin-operation.ts'
import { hiddenStateReasons, packReasons } from '../core/admin-schema.ts'
import { fullAccountPack, packWithdrawn, withdrawPackInput } from './schema.ts'
import { showPack, withdrawPack } from './withdraw-packs.ts'

export const packOperations = {
  pack: adminOperation({
    name: 'pack.show',
    at: 'GET packs/{pack}',
    summary: 'Get an account pack, even if it is not shared',
    description: 'You can request the pack by `account/id` or by its hash.',
    rateLimit: 'reads',
    right: 'support',
    subject: 'pack',
    reason: hiddenStateReasons,
    answer: fullAccountPack,
    errors: ['pack-unknown'],
    execute: (context, { id }, capability) => showPack(context, capability, id),
  }),

  withdrawPack: adminOperation({
    name: 'pack.withdraw',
    at: 'POST packs/{pack}/withdrawal',
    summary: 'Withdraw an account pack',
    description:
      'No account can upload, share or choose content with this hash. Players receive the ' +
      'explanation in `told`. Games that use the pack continue.',
    rateLimit: 'accounts',
    right: 'operator',
    subject: 'pack',
    reason: packReasons,
    input: withdrawPackInput,
    answer: packWithdrawn,
    errors: ['pack-unknown'],
    execute: (context, { id, input }, capability) => withdrawPack(context, capability, id, input),
  }),
}
