import { adminOperation } from '../core/admin-operation.ts'
import { exportInput } from '../jobs/schema.ts'
import { exportGames } from './export-jobs.ts'
import { importGames } from './import-games.ts'
import { adminImportInput, importReasons, importResult } from './import-schema.ts'

export const exchangeOperations = {
  export: adminOperation({
    name: 'game.export',
    at: 'GET export',
    summary: 'Export games as a file',
    description:
      'Returns finished games in creation order, including private games; `status` selects ' +
      'other games. Running games are exported as a spectator sees them, or in full if you are ' +
      'an owner with a hidden-state session. Running games cannot be imported. If a download ' +
      'was interrupted, continue with `after` set to the last complete game.',
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
      'Imports finished games that are signed with a trusted key; the games keep their ids. ' +
      'With `unsigned`, owners can also import games without a trusted signature. Games that ' +
      'already exist, were still running when exported, or differ from the stored game are ' +
      'skipped and counted. To continue a game from a file, use `POST /v1/imports`.',
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
