import { endedBefore } from '../../archive/archive-games.ts'
import { archiveInput, archiveReasons } from '../../archive/schema.ts'
import { adminOperation } from '../../core/admin-operation.ts'
import { jobView } from '../../jobs/schema.ts'
import { startArchive } from '../jobs.ts'

export const archiveOperations = {
  archiveGames: adminOperation({
    name: 'job.archive',
    at: 'POST archive',
    summary: 'Archive old games',
    description:
      'Writes finished games to files, verifies the files, and removes the games from the ' +
      'database. Players can still view archived games. Games with a running fork are skipped. ' +
      'Archiving runs as a job. `GET jobs/{job}` returns its progress. A dry run returns the ' +
      'number of games and rows, and the end dates of the first and last games.',
    rateLimit: 'games',
    right: 'owner',
    reason: archiveReasons,
    input: archiveInput,
    answer: jobView,
    errors: ['ruleset-unknown', 'archive-hindered', 'busy'],
    preview(context, { input: { olderThanDays, ruleset = null } }) {
      const before = endedBefore(context, olderThanDays)
      return context.ports.archive.foresee({ endedBefore: before, ruleset })
    },
    async execute(context, { caller, input }, capability) {
      const started = await startArchive(context, caller, capability, input)
      context.wakeJobWorkers()
      return started
    },
  }),
}
