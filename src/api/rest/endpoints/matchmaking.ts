import {
  cancelMatchmaking,
  findOpponent,
  waitForOpponent,
} from '../../../app/matchmaking/operations.ts'
import { pairing } from '../../../app/matchmaking/schema.ts'
import { pairedExample, waitingExample } from '../document/examples/matchmaking.ts'
import type { Endpoints } from '../endpoint/endpoint.ts'
import { del, post } from '../endpoint/methods.ts'

export const pairingEndpoints: Endpoints = {
  findOpponent: post('/v1/pairings', findOpponent, {
    body: { ruleset: 'goalscorer', rated: true },
    answers: 'My wish, and the game where it has come to one',
    shape: pairing,
    example: waitingExample,
    written: ({ replayed, ...body }) => ({ body, replayed }),
  }),

  waitForOpponent: post('/v1/pairings/{pairing}/wait', waitForOpponent, {
    status: 200,
    answers: 'How it stands',
    example: pairedExample,
  }),

  cancelMatchmaking: del(
    '/v1/pairings/{pairing}',
    cancelMatchmaking,
    'Nobody is looked for any more',
  ),
}
