import { adminOperation } from '../../core/admin-operation.ts'
import { hiddenStateReasons, hiddenStateSession, lookInput } from '../../core/admin-schema.ts'
import { page } from '../../core/schema.ts'
import {
  endHiddenStateSessions,
  listHiddenStateSessions,
  openHiddenStateSession,
} from '../hidden-state-sessions.ts'
import { sessionsInput } from '../schemas/admin-games.ts'

export const hiddenStateOperations = {
  openHiddenState: adminOperation({
    name: 'game.look',
    at: 'POST games/{game}/hidden-state',
    // This operation does not change the game, so it is allowed in every service mode.
    effect: null,
    summary: 'Open a hidden-state session for a running game (15 minutes)',
    description:
      'Each session adds one entry with your reason to the audit log. Players of the game cannot ' +
      'open a session. After the game has ended, its players see when and why an operator ' +
      'viewed hidden state.',
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    reason: hiddenStateReasons,
    confirm: 'last-8',
    input: lookInput,
    answer: hiddenStateSession,
    errors: ['game-not-started', 'game-cancelled', 'game-over'],
    execute: (context, { id, input }, capability) =>
      openHiddenStateSession(context, capability, id, input),
  }),

  closeHiddenState: adminOperation({
    name: 'game.end-look',
    at: 'DELETE games/{game}/hidden-state',
    effect: null,
    summary: 'End your hidden-state session',
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    errors: ['look-needed'],
    execute: (context, { id }, capability) => endHiddenStateSessions(context, capability, id),
  }),

  hiddenStateSessions: adminOperation({
    name: 'game.looks',
    at: 'GET hidden-state-sessions',
    summary: 'List hidden-state sessions, newest first',
    rateLimit: 'reads',
    right: 'operator',
    audit: 'daily',
    input: sessionsInput,
    answer: page(hiddenStateSession),
    errors: ['invalid-cursor'],
    execute: (context, { input }, capability) =>
      listHiddenStateSessions(context, capability, input),
  }),
}
