import { adminOperation } from '../../core/admin-operation.ts'
import { hiddenStateReasons, hiddenStateSession, lookInput } from '../../core/admin-schema.ts'
import { page } from '../../core/schema.ts'
import {
  endHiddenStateSessions,
  listHiddenStateSessions,
  openHiddenStateSession,
} from '../hidden-state-sessions.ts'
import { auditInput } from '../schemas/admin-games.ts'

export const hiddenStateOperations = {
  look: adminOperation({
    name: 'game.look',
    at: 'POST games/{game}/look',
    // What can be read can be looked into, whatever may be changed.
    effect: null,
    summary: 'Look inside a running game, for 15 minutes',
    description:
      'All that is seen by it stands in the audit once, with the reason. It is not for whoever ' +
      'sits there; when the game has ended its players see that somebody looked, when and why.',
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    reason: hiddenStateReasons,
    confirm: 'last-4',
    input: lookInput,
    answer: hiddenStateSession,
    errors: ['game-not-started', 'game-cancelled', 'game-over'],
    execute: (context, { id, input }, warrant) =>
      openHiddenStateSession(context, warrant, id, input),
  }),

  endLook: adminOperation({
    name: 'game.end-look',
    at: 'DELETE games/{game}/look',
    effect: null,
    summary: 'End my look inside a game',
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    errors: ['look-needed'],
    execute: (context, { id }, warrant) => endHiddenStateSessions(context, warrant, id),
  }),

  looks: adminOperation({
    name: 'game.looks',
    at: 'GET looks',
    summary: 'Who looked inside which games, newest first',
    rateLimit: 'reads',
    right: 'operator',
    audit: 'daily',
    input: auditInput,
    answer: page(hiddenStateSession),
    errors: ['invalid-cursor'],
    execute: (context, { input }, warrant) => listHiddenStateSessions(context, warrant, input),
  }),
}
