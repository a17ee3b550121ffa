import { adminOperation } from '../core/admin-operation.ts'
import { exportInput } from '../jobs/schema.ts'
import { exportGames } from './export-jobs.ts'
import { importGames } from './import-games.ts'
import { adminImportInput, importReasons, importResult } from './import-schema.ts'

export const exchangeOperations = {
  export: adminOperation({
    name: 'game.export',
    at: 'GET export',
    summary: 'Export many games as a file',
    description:
      'Finished games in creation order, private ones included; `status` chooses others. Running ' +
      'games are exported as a spectator sees them, or whole where an owner has a hidden-state ' +
      'session; they cannot be imported. If a download ' +
      'was cut, continue with `after` set to the last complete game.',
    rateLimit: 'games',
    right: 'operator',
    file: 'given',
    input: exportInput,
    errors: ['invalid-cursor', 'busy'],
    execute: async (context, { caller, input }, capability) =>
      exportGames(context, caller, capability, input),
  }),

  import: adminOperation({
    name: 'game.import',
    at: 'POST imports',
    summary: 'Import games for viewing',
    description:
      'Finished games signed with a trusted key, under their own ids. With `unsigned`, owners ' +
      'also import games without a trusted signature. Games that already exist, still ran or ' +
      'differ from the one here are skipped and counted. To ' +
      'continue one, fork it: `POST /v1/imports`.',
    rateLimit: 'games',
    right: 'operator',
    file: 'taken',
    reason: importReasons,
    input: adminImportInput,
    answer: importResult,
    errors: ['import-invalid', 'pack-withdrawn', 'signature-unknown', 'busy'],
    execute: (context, { caller, file, input }, capability) =>
      importGames(context, caller, capability, file, input),
  }),
}
