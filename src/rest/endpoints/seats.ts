import { created, joinInput } from '../../service/shapes/games.ts'
import { createdExample } from '../document/examples/games.ts'
import { type Endpoint, endpoint, json } from '../endpoint.ts'

export const seatEndpoints: readonly Endpoint[] = [
  endpoint({
    operation: 'joinGame',
    method: 'POST',
    path: '/v1/games/{game}/seats',
    tag: 'Games',
    summary: 'Take a seat',
    description:
      'The seat kept for me, else the one I name, else the first open one. Private games want ' +
      'their invite code. Whoever sits in a game takes the own seat back from the bot that plays ' +
      'it. `entropy` goes into the luck of the game.',
    bucket: 'moves',
    keyed: true,
    body: joinInput,
    bodyExample: { code: 'K7QP-2MXA', entropy: 'my own dice' },
    answers: { 201: json('The game, with me in it', created, createdExample) },
    errors: [
      'scope-missing',
      'game-unknown',
      'seat-unknown',
      'game-started',
      'game-cancelled',
      'game-full',
      'already-seated',
      'not-your-seat',
      'idempotency-mismatch',
      'busy',
    ],
    judged: true,
    async handle({ services, caller, path, body, key }) {
      const { answer, replayed } = await services.games.join(caller, path.game, body, { key })
      return { body: answer, replayed }
    },
  }),

  endpoint({
    operation: 'leaveSeat',
    method: 'DELETE',
    path: '/v1/games/{game}/seats/{seat}',
    tag: 'Games',
    summary: 'Give up a seat before the game starts',
    description: 'My own; the host may free any. Once the game runs, resign instead.',
    bucket: 'moves',
    answers: { 204: { description: 'The seat is open again' } },
    errors: [
      'scope-missing',
      'game-unknown',
      'seat-unknown',
      'not-your-seat',
      'game-started',
      'game-cancelled',
    ],
    async handle({ services, caller, path }) {
      await services.games.leave(caller, path.game, path.seat)
      return {}
    },
  }),

  endpoint({
    operation: 'startGame',
    method: 'POST',
    path: '/v1/games/{game}/start',
    tag: 'Games',
    summary: 'Start a game without waiting for its open seats',
    description: 'By its host. Open seats are closed up: seat numbers may change.',
    bucket: 'moves',
    keyed: true,
    answers: { 200: json('The game, which now runs', created, createdExample) },
    errors: [
      'scope-missing',
      'game-unknown',
      'not-host',
      'game-started',
      'game-cancelled',
      'too-few-seats',
      'idempotency-mismatch',
    ],
    judged: true,
    async handle({ services, caller, path, key }) {
      const { answer, replayed } = await services.games.start(caller, path.game, { key })
      return { body: answer, replayed }
    },
  }),
]
