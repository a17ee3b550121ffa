import type { Caller } from '../core/caller.ts'
import { operation, type StreamRequest, streamOperation } from '../core/operation.ts'
import { personalExport } from '../jobs/schema.ts'
import { downloadPersonalExport, showPersonalExport, startPersonalExport } from './personal-data.ts'

export const beginOwnFile = operation({
  summary: 'Have all that is stored of me written into a file',
  description:
    'My account, tokens without their secrets, seats, ratings, packs, webhooks, and my games as ' +
    'I may see them. Whoever asks again within a day gets what was begun.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  answer: personalExport,
  errors: ['busy'],
  run: (context, { caller }) => startPersonalExport(context, caller),
})

export const showOwnFile = operation({
  summary: 'How far the file is that I asked for',
  rateLimit: 'reads',
  scope: 'play',
  answer: personalExport,
  errors: ['job-unknown', 'busy'],
  run: (context, { caller }) => showPersonalExport(context, caller),
})

/** The file from a byte on, compressed. */
export const readOwnFile = streamOperation({
  summary: 'The file with all that is stored of me',
  description:
    'One object a line, the first of which is what is stored beside games; the others are an ' +
    'export of those. Its parts are compressed each by itself: `gunzip` makes one file of them.',
  rateLimit: 'games',
  scope: 'play',
  errors: ['job-unknown', 'job-unfinished', 'file-gone', 'busy'],
  open: (context, { caller, input }: StreamRequest<Caller, { readonly from: number }>) =>
    downloadPersonalExport(context, caller, input.from),
})
