import { archiveInput, archiveReasons } from '../../shapes/archive.ts'
import { jobShown } from '../../shapes/jobs.ts'
import { act } from '../act.ts'
import { endedBefore } from '../archive-games.ts'
import { startArchive } from '../jobs.ts'

export const archiveActs = {
  archiveGames: act({
    name: 'job.archive',
    at: 'POST archive',
    says: 'Bring games that ended long ago out of the database into files',
    notes:
      'They are written, read back and verified, and only then they leave. They can be looked at ' +
      'as before. Games of which a fork still runs stay. It is a job: `GET jobs/{job}` tells ' +
      'how far it is. A dry run tells how many games and rows would leave, and when the first ' +
      'and the last of them ended.',
    bucket: 'games',
    right: 'owner',
    reason: archiveReasons,
    input: archiveInput,
    answer: jobShown,
    errors: ['ruleset-unknown', 'archive-hindered', 'busy'],
    preview({ context }, { input: { olderThanDays, ruleset = null } }) {
      const before = endedBefore(context, olderThanDays)
      return context.ports.archive.foresee({ endedBefore: before, ruleset })
    },
    async perform(desk, { caller, input }, warrant) {
      const started = await startArchive(desk.context, caller, warrant, input)
      desk.askForWork()
      return started
    },
  }),
}
