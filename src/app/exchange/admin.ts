import { adminOperation } from '../core/admin-operation.ts'
import { exportInput } from '../jobs/schema.ts'
import { exportGames } from './export-jobs.ts'
import { importGames } from './import-games.ts'
import { adminImportInput, importReasons, importResult } from './import-schema.ts'

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
    rateLimit: 'games',
    right: 'operator',
    file: 'given',
    input: exportInput,
    errors: ['invalid-cursor', 'busy'],
    execute: async (context, { caller, input }, warrant) =>
      exportGames(context, caller, warrant, input),
  }),

  import: adminOperation({
    name: 'game.import',
    at: 'POST imports',
    summary: 'Bring games of a file in, to look at them',
    description:
      'Under their own ids, once they have ended and where a known key has signed them. Owners ' +
      'import others, too, with `unsigned`. What is here already is passed over. Going on with ' +
      'one is a fork: `POST /v1/imports`.',
    rateLimit: 'games',
    right: 'operator',
    file: 'taken',
    reason: importReasons,
    input: adminImportInput,
    answer: importResult,
    errors: ['import-invalid', 'game-differs', 'pack-withdrawn', 'signature-unknown', 'busy'],
    execute: (context, { caller, file, input }, warrant) =>
      importGames(context, caller, warrant, file, input),
  }),
}
