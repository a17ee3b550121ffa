import { lookReasons, packReasons } from '../../shapes/desk.ts'
import { accountPackWhole, packWithdrawn, withdrawPackInput } from '../../shapes/packs.ts'
import { act } from '../act.ts'
import { showPack, withdrawPack } from '../packs.ts'

export const packActs = {
  pack: act({
    name: 'pack.show',
    at: 'GET packs/{pack}',
    says: 'A pack that an account has brought, whole, shared or not',
    notes: 'By `account/id` or by its hash.',
    bucket: 'reads',
    right: 'support',
    of: 'pack',
    reason: lookReasons,
    answer: accountPackWhole,
    errors: ['pack-unknown'],
    perform: ({ context }, { id }, warrant) => showPack(context, warrant, id),
  }),

  withdrawPack: act({
    name: 'pack.withdraw',
    at: 'POST packs/{pack}/withdrawal',
    says: 'Withdraw a pack that an account has brought',
    notes:
      'No account can bring, share or choose any more what has its hash; its owner is told so ' +
      'in the words of `told`. Games that have chosen it go on.',
    bucket: 'accounts',
    right: 'operator',
    of: 'pack',
    reason: packReasons,
    input: withdrawPackInput,
    answer: packWithdrawn,
    errors: ['pack-unknown'],
    perform: ({ context }, { id, input }, warrant) => withdrawPack(context, warrant, id, input),
  }),
}
