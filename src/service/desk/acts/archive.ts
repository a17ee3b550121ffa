import { archivedShown, archiveInput, archiveReasons } from '../../shapes/archive.ts'
import { act } from '../act.ts'
import { archiveGames, endedBefore } from '../archive-games.ts'

export const archiveActs = {
  archiveGames: act({
    name: 'archive.run',
    at: 'POST archive',
    says: 'Bring games that ended long ago out of the database into files',
    notes:
      'They are written, read back and verified, and only then they leave. They can be looked at ' +
      'as before. Games of which a fork still runs stay.',
    bucket: 'accounts',
    right: 'owner',
    reason: archiveReasons,
    input: archiveInput,
    answer: archivedShown,
    errors: ['archive-hindered', 'archive-unavailable', 'busy'],
    async preview({ context }, { input }) {
      const games = await context.ports.archive.countOld(endedBefore(context, input))
      return { games }
    },
    perform: ({ context }, { input }, warrant) => archiveGames(context, warrant, input),
  }),
}
