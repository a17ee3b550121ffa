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
  summary: 'Export a game as a file',
  description:
    'The export of a finished game contains everything needed to show, replay and verify the ' +
    'game, and is signed by this service. The export of a running game contains only what you ' +
    'may see. The file does not identify accounts.',
  rateLimit: 'games',
  scope: 'sight',
  errors: [...runningGameErrors, 'busy'],
  open: (context, { caller, id }: StreamRequest<OptionalCaller, null>) =>
    gameFile(context, caller, id),
})

export const importGame = operation({
  summary: 'Continue a game from a file',
  description:
    'Creates a private game that continues from the given version, like a fork of a stored ' +
    'game. The service first verifies every line of the file. If a line is invalid, `facts` ' +
    'names the line and the error.',
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
  summary: 'List the public keys that verify exports',
  description: 'Includes retired keys, because earlier signatures stay valid.',
  rateLimit: 'reads',
  scope: 'none',
  answer: publicKeys,
  errors: [],
  run: (context) => showSigningKeys(context),
})
