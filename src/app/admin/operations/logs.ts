import { adminOperation } from '../../core/admin-operation.ts'
import { runningGameErrors } from '../../core/operation.ts'
import { showDiff, showDraws, showView } from '../inspect-game.ts'
import { presenceOf } from '../presence.ts'
import {
  diffInput,
  diffShown,
  drawsInput,
  drawsShown,
  presence,
  viewInput,
  viewShown,
} from '../schemas/inspect-game.ts'

const usual = { bucket: 'reads', right: 'operator', of: 'game', look: true } as const
const byLook = 'While the game runs it takes a look.'

/** What can be seen of a game that no player sees. */
export const logOperations = {
  attendance: adminOperation({
    name: 'game.attendance',
    at: 'GET games/{game}/attendance',
    summary: 'Who follows a game now, by seat, and when it is looked at again',
    description: 'All nodes are asked, and have 300 ms to say something.',
    bucket: 'reads',
    right: 'support',
    of: 'game',
    answer: presence,
    errors: ['busy', 'game-unreadable'],
    perform: (context, { id }, warrant) => presenceOf(context, warrant, id),
  }),

  view: adminOperation({
    ...usual,
    name: 'game.view',
    at: 'GET games/{game}/view',
    summary: 'A game as any seat, a spectator or an admin sees it, at any version',
    description: byLook,
    input: viewInput,
    answer: viewShown,
    errors: [...runningGameErrors, 'invalid-version', 'seat-unknown'],
    perform: (context, { id, input }, warrant) => showView(context, warrant, id, input),
  }),

  diff: adminOperation({
    ...usual,
    name: 'game.diff',
    at: 'GET games/{game}/diff',
    summary: 'What differs between two versions of a game, nothing hidden',
    description: byLook,
    input: diffInput,
    answer: diffShown,
    errors: [...runningGameErrors, 'invalid-version'],
    perform: (context, { id, input }, warrant) => showDiff(context, warrant, id, input),
  }),

  /** Judges from the first commit on. */
  draws: adminOperation({
    ...usual,
    bucket: 'games',
    name: 'game.draws',
    at: 'GET games/{game}/draws',
    summary: 'What luck decided in a game, draw by draw, with its proof',
    description:
      'Commit by commit, as far as today’s rules decided them. A draw is the HMAC of its message ' +
      `under the seed, which is shown when the game has ended. ${byLook}`,
    input: drawsInput,
    answer: drawsShown,
    errors: runningGameErrors,
    perform: (context, { id, input }, warrant) => showDraws(context, warrant, id, input),
  }),
}
