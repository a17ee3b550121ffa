import { ofRunning } from '../../operations/operation.ts'
import {
  diffInput,
  diffShown,
  drawsInput,
  drawsShown,
  viewInput,
  viewShown,
} from '../../shapes/insight.ts'
import { act } from '../act.ts'
import { showDiff, showDraws, showView } from '../insight.ts'

const usual = { bucket: 'reads', right: 'operator', of: 'game', look: true } as const
const byLook = 'While the game runs it takes a look.'

/** What can be seen of a game that no player sees. */
export const logActs = {
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
