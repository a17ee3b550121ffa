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
      'how far it is.',
    bucket: 'games',
    right: 'owner',
    reason: archiveReasons,
    input: archiveInput,
    answer: jobShown,
    errors: ['ruleset-unknown', 'archive-hindered', 'busy'],
    async preview({ context }, { input }) {
      const { archive } = context.ports
      return { games: await archive.countOld(endedBefore(context, input.olderThanDays)) }
    },
    async perform(desk, { caller, input }, warrant) {
      const started = await startArchive(desk.context, caller, warrant, input)
      desk.askForWork()
      return started
    },
  }),
}
