import { awaitOpponent, dropPairing, findOpponent } from '../../service/operations/pairings.ts'
import { pairing } from '../../service/shapes/pairings.ts'
import { del, post } from '../calls.ts'
import { pairedExample, waitingExample } from '../document/examples/pairings.ts'
import type { Endpoints } from '../endpoint.ts'

export const pairingEndpoints: Endpoints = {
  findOpponent: post('/v1/pairings', findOpponent, {
    body: { ruleset: 'goalscorer', rated: true },
    answers: 'My wish, and the game where it has come to one',
    shape: pairing,
    example: waitingExample,
    written: ({ replayed, ...body }) => ({ body, replayed }),
  }),

  awaitOpponent: post('/v1/pairings/{pairing}/wait', awaitOpponent, {
    status: 200,
    answers: 'How it stands',
    example: pairedExample,
  }),

  dropPairing: del('/v1/pairings/{pairing}', dropPairing, 'Nobody is looked for any more'),
}
