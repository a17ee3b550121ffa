import { operation } from '../core/operation.ts'
import { page } from '../core/schema.ts'
import {
  listPacks as list,
  deletePack as remove,
  sharePack as share,
  uploadPack as upload,
} from './account-packs.ts'
import {
  accountPack,
  listPacksInput,
  sharePackInput,
  uploadedPack,
  uploadPackInput,
} from './schema.ts'

export const uploadPack = operation({
  summary: 'Upload a content pack',
  description:
    'The pack is validated, and each error is reported with its position. The pack replaces ' +
    'your pack with the same `id`. If you upload the same content again, nothing changes. To ' +
    'use the pack in a game, give its `name` or `hash`. Other accounts cannot see the pack ' +
    'until you share it.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  input: uploadPackInput,
  answer: uploadedPack,
  errors: ['ruleset-unknown', 'too-many-packs', 'pack-withdrawn'],
  refusals: 'pack',
  bodyLimit: 'pack',
  run: (context, { caller, input }) => upload(context, caller, input),
})

export const listPacks = operation({
  summary: 'List the account packs available to you',
  description:
    'Returns your packs and packs shared by other accounts, newest first. Packs installed by ' +
    'operators are listed with their rulesets.',
  rateLimit: 'reads',
  scope: 'read',
  input: listPacksInput,
  answer: page(accountPack),
  errors: ['invalid-cursor', 'busy'],
  run: (context, { caller, input }) => list(context, caller, input),
})

export const sharePack = operation({
  summary: 'Share or unshare a pack',
  description: 'Games that use the pack are not affected.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'pack',
  input: sharePackInput,
  answer: accountPack,
  errors: ['pack-unknown', 'pack-withdrawn'],
  run: (context, { caller, id, input }) => share(context, caller, id, input),
})

export const deletePack = operation({
  summary: 'Delete one of your packs',
  description: 'Running and finished games keep a copy of the pack that they use.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'pack',
  errors: ['pack-unknown'],
  run: (context, { caller, id }) => remove(context, caller, id),
})
