import { anything } from '../../service/shapes/common.ts'
import {
  decisionsAnswer,
  type MoveAnswer,
  moveAnswer,
  moveInput,
  saveInput,
} from '../../service/shapes/games.ts'
import { decisionsExample, moveAnswerExample, moveBodyExample } from '../document/examples/play.ts'
import { type Answer, type Endpoint, endpoint, json } from '../endpoint.ts'
import { moveBody } from '../shapes.ts'

const written = (answer: MoveAnswer): Answer => ({
  json: JSON.stringify(answer),
  replayed: answer.replayed,
})

export const playEndpoints: readonly Endpoint[] = [
  endpoint({
    operation: 'listDecisions',
    method: 'GET',
    path: '/v1/games/{game}/decisions',
    tag: 'Play',
    summary: 'What I am asked, and how it can be answered',
    description:
      'Own decisions whole: the spaces of legal moves (exact, or a hull that also holds moves ' +
      'which will be refused), their JSON Schema, how many there are, and some legal ones. Of ' +
      'others: seat, kind and deadline, where I may know of them.',
    bucket: 'reads',
    answers: { 200: json('The open decisions', decisionsAnswer, decisionsExample) },
    errors: ['scope-missing', 'game-unknown', 'game-not-started', 'game-cancelled'],
    handle: async ({ services, caller, path }) => ({
      body: await services.games.decisions(caller, path.game),
    }),
  }),

  endpoint({
    operation: 'submitMove',
    method: 'POST',
    path: '/v1/games/{game}/moves',
    tag: 'Play',
    summary: 'Answer a decision',
    description:
      'A move that was answered is durable. With an Idempotency-Key (its scope is game and seat) ' +
      'a retry gives the first answer again. `after` widens the events of the answer to those ' +
      'since that version; `include` adds view, text, or the next decisions whole: then a turn ' +
      'is one round trip.',
    bucket: 'moves',
    keyed: true,
    query: moveInput.pick({ after: true, include: true }),
    body: moveBody,
    bodyExample: moveBodyExample,
    answers: { 201: json('The move is made', moveAnswer, moveAnswerExample) },
    errors: [
      'scope-missing',
      'game-unknown',
      'not-seated',
      'game-not-started',
      'game-cancelled',
      'invalid-version',
      'idempotency-mismatch',
      'busy',
    ],
    judged: true,
    limits: { body: 'move' },
    handle({ services, caller, path, query, body, key }) {
      const { after, include } = query
      const { decisionId, move } = body
      const input = { decisionId, move, moveId: key, after, include }
      return services.games.moveRendered(caller, path.game, input, written)
    },
  }),

  endpoint({
    operation: 'resign',
    method: 'POST',
    path: '/v1/games/{game}/resignation',
    tag: 'Play',
    summary: 'Resign: needs no decision',
    description: 'Whatever the seat is asked from now on is answered by default.',
    bucket: 'moves',
    keyed: true,
    answers: { 201: json('The seat has resigned', moveAnswer, moveAnswerExample) },
    errors: [
      'scope-missing',
      'game-unknown',
      'not-seated',
      'game-not-started',
      'game-cancelled',
      'idempotency-mismatch',
      'busy',
    ],
    judged: true,
    async handle({ services, caller, path, key }) {
      const answer = await services.games.resign(caller, path.game, { key })
      return { body: answer, replayed: answer.replayed }
    },
  }),

  endpoint({
    operation: 'saveGame',
    method: 'GET',
    path: '/v1/games/{game}/save',
    tag: 'Play',
    summary: 'Save the game, where its ruleset has saves',
    description: 'The document can be handed in as `save` when a game is created.',
    bucket: 'reads',
    query: saveInput,
    answers: {
      200: json('The document, as the ruleset has it', anything, {
        format: 'title-chase/save',
        kind: 'sheet',
      }),
    },
    errors: ['scope-missing', 'game-unknown', 'game-not-started', 'game-cancelled'],
    judged: true,
    handle: async ({ services, caller, path, query }) => ({
      body: await services.games.save(caller, path.game, query),
    }),
  }),
]
