import { auditInput } from '../../shapes/admin.ts'
import { page } from '../../shapes/common.ts'
import { lookGiven, lookInput, lookReasons } from '../../shapes/desk.ts'
import { act } from '../act.ts'
import { endLooks, listLooks, lookInto } from '../looks.ts'

export const lookActs = {
  look: act({
    name: 'game.look',
    at: 'POST games/{game}/look',
    // What can be read can be looked into, whatever may be changed.
    writes: null,
    says: 'Look inside a running game, for 15 minutes',
    notes:
      'All that is seen by it stands in the audit once, with the reason. It is not for whoever ' +
      'sits there; when the game has ended its players see that somebody looked, when and why.',
    bucket: 'reads',
    right: 'operator',
    of: 'game',
    reason: lookReasons,
    confirm: 'last-4',
    input: lookInput,
    answer: lookGiven,
    errors: ['game-not-started', 'game-cancelled', 'game-over'],
    perform: ({ context }, { id, input }, warrant) => lookInto(context, warrant, id, input),
  }),

  endLook: act({
    name: 'game.end-look',
    at: 'DELETE games/{game}/look',
    writes: null,
    says: 'End my look inside a game',
    bucket: 'reads',
    right: 'operator',
    of: 'game',
    errors: ['look-needed'],
    perform: ({ context }, { id }, warrant) => endLooks(context, warrant, id),
  }),

  looks: act({
    name: 'game.looks',
    at: 'GET looks',
    says: 'Who looked inside which games, newest first',
    bucket: 'reads',
    right: 'operator',
    audit: 'daily',
    input: auditInput,
    answer: page(lookGiven),
    errors: ['invalid-cursor'],
    perform: ({ context }, { input }, warrant) => listLooks(context, warrant, input),
  }),
}
