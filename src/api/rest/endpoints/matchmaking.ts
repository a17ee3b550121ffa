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
    answers: 'Your search, with the game if an opponent was found',
    shape: pairing,
    example: waitingExample,
    written: ({ replayed, ...body }) => ({ body, replayed }),
  }),

  waitForOpponent: post('/v1/pairings/{pairing}/wait', waitForOpponent, {
    status: 200,
    answers: 'The state of your search',
    example: pairedExample,
  }),

  cancelMatchmaking: del('/v1/pairings/{pairing}', cancelMatchmaking, 'The search has ended'),
}
