import { operation, withReplayed } from '../core/operation.ts'
import {
  cancelMatchmaking as cancel,
  findOpponent as find,
  waitForOpponent as wait,
} from './matchmaking.ts'
import { findOpponentInput, pairing, pairingOnce } from './schema.ts'

export const findOpponent = operation({
  summary: 'Find me an opponent',
  description:
    'One who is about as strong, for a game of two as the ruleset is usually played, with two ' +
    'minutes for each decision; the longer you wait, the further apart you may be. Ask how it ' +
    'stands every second: whoever does not for ten has gone away. An account has one wish at a ' +
    'time, and a new one takes the place of the one before.',
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
  summary: 'I still wait: has an opponent come',
  description: 'Once `game` is set it runs, with me in it. A bot comes where I have asked for one.',
  rateLimit: 'reads',
  scope: 'play',
  effect: 'starts',
  subject: 'pairing',
  answer: pairing,
  errors: ['pairing-unknown', 'busy'],
  run: (context, { caller, id }) => wait(context, caller, id),
})

export const cancelMatchmaking = operation({
  summary: 'I look for an opponent no longer',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'pairing',
  errors: ['pairing-unknown', 'already-paired'],
  run: (context, { caller, id }) => cancel(context, caller, id),
})
