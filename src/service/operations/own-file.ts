import { ownFile } from '../shapes/jobs.ts'
import { type Call, operation } from './operation.ts'

export const beginOwnFile = operation({
  says: 'Have all that is stored of me written into a file',
  notes:
    'My account, tokens without their secrets, seats, ratings, packs, webhooks, and my games as ' +
    'I may see them. Whoever asks again within a day gets what was begun.',
  bucket: 'accounts',
  scope: 'play',
  writes: 'changes',
  answer: ownFile,
  errors: ['busy'],
  run: ({ exchange }, { caller }) => exchange.beginOwnFile(caller),
})

export const showOwnFile = operation({
  says: 'How far the file is that I asked for',
  bucket: 'reads',
  scope: 'play',
  answer: ownFile,
  errors: ['job-unknown', 'busy'],
  run: ({ exchange }, { caller }) => exchange.ownFile(caller),
})

/** Each door has its own way to send what comes. */
export const readOwnFile = {
  says: 'The file with all that is stored of me',
  notes:
    'One object a line, the first of which is what is stored beside games; the others are an ' +
    'export of those. Its parts are compressed each by itself: `gunzip` makes one file of them.',
  bucket: 'games',
  scope: 'play',
  errors: ['job-unknown', 'job-unfinished', 'file-gone', 'busy'],
} as const satisfies Call
