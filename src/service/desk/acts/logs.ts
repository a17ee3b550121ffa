import { ofRunning } from '../../operations/operation.ts'
import {
  attendance,
  diffInput,
  diffShown,
  drawsInput,
  drawsShown,
  viewInput,
  viewShown,
} from '../../shapes/insight.ts'
import { act } from '../act.ts'
import { attendanceOf } from '../attendance.ts'
import { showDiff, showDraws, showView } from '../insight.ts'

const usual = { bucket: 'reads', right: 'operator', of: 'game', look: true } as const
const byLook = 'While the game runs it takes a look.'

/** What can be seen of a game that no player sees. */
export const logActs = {
  attendance: act({
    name: 'game.attendance',
    at: 'GET games/{game}/attendance',
    says: 'Who follows a game now, by seat, and when it is looked at again',
    notes: 'All nodes are asked, and have 300 ms to say something.',
    bucket: 'reads',
    right: 'support',
    of: 'game',
    answer: attendance,
    errors: ['busy', 'game-unreadable'],
    perform: (desk, { id }, warrant) => attendanceOf(desk, warrant, id),
  }),

  view: act({
    ...usual,
    name: 'game.view',
    at: 'GET games/{game}/view',
    says: 'A game as any seat, a spectator or an admin sees it, at any version',
    notes: byLook,
    input: viewInput,
    answer: viewShown,
    errors: [...ofRunning, 'invalid-version', 'seat-unknown'],
    perform: ({ context }, { id, input }, warrant) => showView(context, warrant, id, input),
  }),

  diff: act({
    ...usual,
    name: 'game.diff',
    at: 'GET games/{game}/diff',
    says: 'What differs between two versions of a game, nothing hidden',
    notes: byLook,
    input: diffInput,
    answer: diffShown,
    errors: [...ofRunning, 'invalid-version'],
    perform: ({ context }, { id, input }, warrant) => showDiff(context, warrant, id, input),
  }),

  /** Judges from the first commit on. */
  draws: act({
    ...usual,
    bucket: 'games',
    name: 'game.draws',
    at: 'GET games/{game}/draws',
    says: 'What luck decided in a game, draw by draw, with its proof',
    notes:
      'Commit by commit, as far as today’s rules decided them. A draw is the HMAC of its message ' +
      `under the seed, which is shown when the game has ended. ${byLook}`,
    input: drawsInput,
    answer: drawsShown,
    errors: ofRunning,
    perform: ({ context }, { id, input }, warrant) => showDraws(context, warrant, id, input),
  }),
}
