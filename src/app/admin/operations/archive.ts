import { endedBefore } from '../../archive/archive-games.ts'
import { archiveInput, archiveReasons } from '../../archive/schema.ts'
import { adminOperation } from '../../core/admin-operation.ts'
import { jobView } from '../../jobs/schema.ts'
import { startArchive } from '../jobs.ts'

export const archiveOperations = {
  archiveGames: adminOperation({
    name: 'job.archive',
    at: 'POST archive',
    summary: 'Bring games that ended long ago out of the database into files',
    description:
      'They are written, read back and verified, and only then they leave. They can be looked at ' +
      'as before. Games of which a fork still runs stay. It is a job: `GET jobs/{job}` tells ' +
      'how far it is. A dry run tells how many games and rows would leave, and when the first ' +
      'and the last of them ended.',
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
    async execute(context, { caller, input }, warrant) {
      const started = await startArchive(context, caller, warrant, input)
      context.wakeJobWorkers()
      return started
    },
  }),
}
