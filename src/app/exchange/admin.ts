import { adminOperation } from '../core/admin-operation.ts'
import { exportInput } from '../jobs/schema.ts'
import { exportGames } from './export-jobs.ts'
import { importGames } from './import-games.ts'
import { adminImportInput, importReasons, importResult } from './import-schema.ts'

const brings = {
  bucket: 'games',
  file: 'taken',
  reason: importReasons,
  input: adminImportInput,
  answer: importResult,
} as const
const ofImport = ['import-invalid', 'game-differs', 'pack-withdrawn', 'busy'] as const

/** Games as files. */
export const exchangeOperations = {
  export: adminOperation({
    name: 'game.export',
    at: 'GET export',
    summary: 'Many games as a file',
    description:
      'Games that have begun, in the order of their making, private ones too; those that run as ' +
      'a spectator sees them, or whole where an owner has a look open. Where a file was cut, ' +
      '`after` goes on behind its last whole game.',
    bucket: 'games',
    right: 'operator',
    file: 'given',
    input: exportInput,
    errors: ['invalid-cursor', 'busy'],
    perform: async (context, { caller, input }, warrant) =>
      exportGames(context, caller, warrant, input),
  }),

  import: adminOperation({
    ...brings,
    name: 'game.import',
    at: 'POST imports',
    summary: 'Bring games of a file in, to look at them',
    description:
      'Under their own ids, once they have ended and where a known key has signed them. What is ' +
      'here already is passed over. Going on with one is a fork: `POST /v1/imports`.',
    right: 'operator',
    errors: [...ofImport, 'signature-unknown'],
    perform: (context, { caller, file, input }, warrant) =>
      importGames(context, caller, warrant, file, { ...input, unsigned: false }),
  }),

  importUnsigned: adminOperation({
    ...brings,
    name: 'game.import-unsigned',
    at: 'POST imports/unsigned',
    summary: 'Bring games in that no known key has signed',
    description:
      'They prove themselves all the same, and `origin` says that nobody vouches for them.',
    right: 'owner',
    errors: ofImport,
    perform: (context, { caller, file, input }, warrant) =>
      importGames(context, caller, warrant, file, { ...input, unsigned: true }),
  }),
}
