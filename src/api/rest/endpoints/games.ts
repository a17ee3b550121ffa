import {
  cancelGame,
  createGame,
  forkGame,
  joinGame,
  leaveSeat,
  listGames,
  observeGame,
  rematchGame,
  showInvitation,
  startGame,
} from '../../../app/games/operations.ts'
import { type CreatedOnce, created } from '../../../app/games/schema.ts'
import {
  cancelledExample,
  createdExample,
  forkedExample,
  invitationExample,
  observationExample,
  summaryExample,
} from '../document/examples/games.ts'
import type { Answer, Endpoints } from '../endpoint/endpoint.ts'
import { del, get, post } from '../endpoint/methods.ts'
import { NEXT_PAGE, paged } from '../wire/pages.ts'

export const gameEndpoints: Endpoints = {
  createGame: post('/v1/games', createGame, {
    body: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot', level: 'sharp' }] },
    answers: 'The game',
    shape: created,
    example: createdExample,
    headers: { location: 'URL of the game' },
    written: (answer) => ({ ...once(answer), headers: { location: `/v1/games/${answer.id}` } }),
  }),

  listGames: get('/v1/games', listGames, {
    answers: 'One page of the list',
    example: { items: [summaryExample], next: null },
    headers: NEXT_PAGE,
    written: paged,
  }),

  showInvitation: get('/v1/invitations/{code}', showInvitation, {
    answers: 'The game with this invite code',
    example: invitationExample,
  }),

  observeGame: get('/v1/games/{game}', observeGame, {
    answers: 'The visible state of the game',
    example: observationExample,
  }),

  joinGame: post('/v1/games/{game}/seats', joinGame, {
    body: { code: 'K7QP-2MXA', entropy: 'my own dice' },
    answers: 'The game, including your seat',
    shape: created,
    example: createdExample,
    written: once,
  }),

  leaveSeat: del('/v1/games/{game}/seats/{seat}', leaveSeat, 'The seat is open again'),

  startGame: post('/v1/games/{game}/start', startGame, {
    status: 200,
    answers: 'The running game',
    shape: created,
    example: createdExample,
    written: once,
  }),

  cancelGame: post('/v1/games/{game}/cancel', cancelGame, {
    status: 200,
    body: { reason: 'players-asked' },
    answers: 'The cancelled game',
    example: cancelledExample,
  }),

  rematchGame: post('/v1/games/{game}/rematch', rematchGame, {
    body: {},
    answers: 'The new game',
    shape: created,
    example: createdExample,
    headers: { location: 'URL of the game' },
    written: (answer) => ({ ...once(answer), headers: { location: `/v1/games/${answer.id}` } }),
  }),

  forkGame: post('/v1/games/{game}/forks', forkGame, {
    body: { at: 4, seats: [{ kind: 'me' }, { kind: 'bot' }] },
    answers: 'The started game',
    shape: created,
    example: forkedExample,
    headers: { location: 'URL of the game' },
    written: (answer) => ({ ...once(answer), headers: { location: `/v1/games/${answer.id}` } }),
  }),
}

function once({ replayed, ...body }: CreatedOnce): Answer {
  return { body, replayed }
}
