import { publicKeys } from '../shapes/exports.ts'
import { type Call, ofRunning, operation, waitsIn } from './operation.ts'

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

export const importGame = {
  says: 'Play a game of a file on from any version',
  notes:
    'As a new private game, as a fork of one that is here: its log begins with that of the file, ' +
    'which is checked first, line by line, and judged again. `facts` of a refusal name the line ' +
    'and what is wrong with it.',
  bucket: 'games',
  scope: 'play',
  errors: [
    'import-invalid',
    'game-unknown',
    'game-over',
    'history-rewound',
    'invalid-version',
    'account-unknown',
    'already-seated',
    'has-looked',
    'pack-withdrawn',
    'too-many-games',
    'idempotency-mismatch',
    'busy',
    ...waitsIn({ writes: 'begins' }),
  ],
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
