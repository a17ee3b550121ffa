import { publicKeys } from '../shapes/exports.ts'
import { type Call, ofRunning, operation } from './operation.ts'

/** Each door has its own way to send what comes. */
export const exportGame = {
  says: 'A game as a file',
  notes:
    'Once it has ended it is whole: everything it takes to show it, to play it again and to ' +
    'prove it, signed by this service. While it runs it is what I may see of it. No account is ' +
    'named in it.',
  bucket: 'games',
  scope: 'sight',
  errors: [...ofRunning, 'busy'],
} as const satisfies Call

export const exportGames = {
  says: 'Many games as a file',
  notes:
    'Games that have ended, in the order of their making. Where a file was cut, `after` goes on ' +
    'behind its last whole game.',
  bucket: 'games',
  scope: 'operator',
  errors: ['invalid-cursor', 'busy'],
} as const satisfies Call

export const showKeys = operation({
  says: 'The public keys by which exported games are signed',
  notes: 'Retired ones, too: what they have signed stays signed.',
  bucket: 'reads',
  scope: 'none',
  answer: publicKeys,
  errors: [],
  run: ({ exchange }) => exchange.keys(),
})
