import type { OptionalCaller } from '../core/caller.ts'
import {
  operation,
  runningGameErrors,
  type StreamRequest,
  streamOperation,
} from '../core/operation.ts'
import { createdOnce } from '../games/schema.ts'
import { answerStarted } from '../games/start-game.ts'
import { exportGame as gameFile } from './export-games.ts'
import { importInput } from './import-schema.ts'
import { playImportedGame } from './play-imported-game.ts'
import { publicKeys } from './schema.ts'
import { showSigningKeys } from './signing-keys.ts'

export const exportGame = streamOperation({
  summary: 'A game as a file',
  description:
    'Once it has ended it is whole: everything it takes to show it, to play it again and to ' +
    'prove it, signed by this service. While it runs it is what I may see of it. No account is ' +
    'named in it.',
  rateLimit: 'games',
  scope: 'sight',
  errors: [...runningGameErrors, 'busy'],
  open: (context, { caller, id }: StreamRequest<OptionalCaller, null>) =>
    gameFile(context, caller, id),
})

export const importGame = operation({
  summary: 'Play a game of a file on from any version',
  description:
    'As a new private game, as a fork of one that is here: its log begins with that of the file, ' +
    'which is checked first, line by line, and judged again. `facts` of a refusal name the line ' +
    'and what is wrong with it.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'starts',
  input: importInput,
  idempotent: true,
  answer: createdOnce,
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
  ],
  run: async (context, { caller, input, key, file = noFile() }) =>
    answerStarted(context, await playImportedGame(context, caller, file, input, { key })),
})

async function* noFile() {}

export const showKeys = operation({
  summary: 'The public keys by which exported games are signed',
  description: 'Retired ones, too: what they have signed stays signed.',
  rateLimit: 'reads',
  scope: 'none',
  answer: publicKeys,
  errors: [],
  run: (context) => showSigningKeys(context),
})
