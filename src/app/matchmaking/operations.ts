import { operation, withReplayed } from '../core/operation.ts'
import {
  cancelMatchmaking as cancel,
  findOpponent as find,
  waitForOpponent as wait,
} from './matchmaking.ts'
import { findOpponentInput, pairing, pairingOnce } from './schema.ts'

export const findOpponent = operation({
  summary: 'Find opponents',
  description:
    'Finds players of similar rating for a game with default options and two minutes per ' +
    'decision; `seats` sets the number of players. The allowed rating difference grows while ' +
    'you wait. Poll `waitForOpponent` every second; after ten seconds without a poll, the ' +
    'search ends. A new search replaces your previous search.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'starts',
  input: findOpponentInput,
  idempotent: true,
  answer: pairingOnce,
  errors: ['ruleset-unknown', 'too-many-games', 'idempotency-mismatch', 'busy'],
  refusals: 'table',
  run: async (context, { caller, input, key }) =>
    withReplayed(await find(context, caller, input, { key })),
})

export const waitForOpponent = operation({
  summary: 'Wait until an opponent is found',
  description:
    'If the response contains `game`, an opponent was found and your game has started. With ' +
    '`bot`, a bot joins if no opponent is found in time.',
  rateLimit: 'reads',
  scope: 'play',
  effect: 'starts',
  subject: 'pairing',
  answer: pairing,
  errors: ['pairing-unknown', 'busy'],
  run: (context, { caller, id }) => wait(context, caller, id),
})

export const cancelMatchmaking = operation({
  summary: 'Stop looking for an opponent',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'pairing',
  errors: ['pairing-unknown', 'already-paired'],
  run: (context, { caller, id }) => cancel(context, caller, id),
})
