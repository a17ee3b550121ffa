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
  summary: 'Bring a content pack of my own',
  description:
    'It is judged as a table would judge it, and each fault is named at its place. It comes in ' +
    'place of the pack of that `id` which I brought before; to bring the same again changes ' +
    'nothing. A game chooses it by its `name` or `hash`. Nobody else can, nor can see that it is ' +
    'there, until it is shared.',
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
  summary: 'The content packs of accounts that I may choose: mine, and those that others share',
  description:
    'Newest first, page by page: hand in `next` as `after` until it is null. Packs of operators ' +
    'stand with their rulesets.',
  rateLimit: 'reads',
  scope: 'read',
  input: listPacksInput,
  answer: page(accountPack),
  errors: ['invalid-cursor', 'busy'],
  run: (context, { caller, input }) => list(context, caller, input),
})

export const sharePack = operation({
  summary: 'Share one of my packs, or keep it to myself again',
  description: 'Games that are played with it, or have chosen it, go on as they are.',
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
  summary: 'Take one of my packs away',
  description: 'Games keep what they are played with: those that run, and those that have ended.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'pack',
  errors: ['pack-unknown'],
  run: (context, { caller, id }) => remove(context, caller, id),
})
