import {
  maintenanceErrors,
  type OperationSpec,
  operation,
  runningGameErrors,
} from '../core/operation.ts'
import { publicKeys } from './schema.ts'

/** Each door has its own way to send what comes. */
export const exportGame = {
  summary: 'A game as a file',
  description:
    'Once it has ended it is whole: everything it takes to show it, to play it again and to ' +
    'prove it, signed by this service. While it runs it is what I may see of it. No account is ' +
    'named in it.',
  bucket: 'games',
  scope: 'sight',
  errors: [...runningGameErrors, 'busy'],
} as const satisfies OperationSpec

export const importGame = {
  summary: 'Play a game of a file on from any version',
  description:
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
    ...maintenanceErrors({ writes: 'begins' }),
  ],
} as const satisfies OperationSpec

export const showKeys = operation({
  summary: 'The public keys by which exported games are signed',
  description: 'Retired ones, too: what they have signed stays signed.',
  bucket: 'reads',
  scope: 'none',
  answer: publicKeys,
  errors: [],
  run: ({ exchange }) => exchange.keys(),
})
