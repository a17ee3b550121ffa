import type { Caller } from '../core/caller.ts'
import { operation, type StreamRequest, streamOperation } from '../core/operation.ts'
import { personalExport } from '../jobs/schema.ts'
import {
  downloadPersonalExport as download,
  showPersonalExport,
  startPersonalExport as start,
} from './personal-data.ts'

export const startPersonalExport = operation({
  summary: 'Start an export of your personal data',
  description:
    'Exports your account, tokens (without secrets), seats, ratings, packs and webhooks, and the ' +
    'parts of your games that you may see. If you start an export twice within a day, ' +
    'the second request returns the first export.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  answer: personalExport,
  errors: ['busy'],
  run: (context, { caller }) => start(context, caller),
})

export const getPersonalExport = operation({
  summary: 'Get the progress of your data export',
  rateLimit: 'reads',
  scope: 'play',
  answer: personalExport,
  errors: ['job-unknown', 'busy'],
  run: (context, { caller }) => showPersonalExport(context, caller),
})

export const downloadPersonalExport = streamOperation({
  summary: 'Download your data export',
  description:
    'Each line is a JSON object: the account data comes first, then the exported games. The ' +
    'file consists of several gzip parts, which `gunzip` reads as one file.',
  rateLimit: 'games',
  scope: 'play',
  errors: ['job-unknown', 'job-unfinished', 'file-gone', 'busy'],
  open: (context, { caller, input }: StreamRequest<Caller, { readonly from: number }>) =>
    download(context, caller, input.from),
})
