import { listDecisions, resign, saveGame, submitMove } from '../../service/operations/play.ts'
import {
  type MoveAnswer,
  type MovedOnce,
  moveAnswer,
  moveInput,
} from '../../service/shapes/games.ts'
import { endpoint, get, post } from '../calls.ts'
import {
  decisionsExample,
  moveAnswerExample,
  moveBodyExample,
  saveExample,
} from '../document/examples/play.ts'
import { type Answer, type Endpoints, json } from '../endpoint.ts'
import { moveBody } from '../shapes.ts'

export const playEndpoints: Endpoints = {
  listDecisions: get('/v1/games/{game}/decisions', listDecisions, {
    answers: 'The open decisions',
    example: decisionsExample,
  }),

  submitMove: endpoint('POST', '/v1/games/{game}/moves', submitMove, {
    keyed: true,
    query: moveInput.pick({ after: true, include: true }),
    body: moveBody,
    bodyExample: moveBodyExample,
    answers: { 201: json('The move is made', moveAnswer, moveAnswerExample) },
    handle({ services, caller, path, query, body, key }) {
      const { after, include } = query
      const { decisionId, move } = body
      const input = { decisionId, move, moveId: key, after, include }
      return services.games.moveRendered(caller, path.game, input, written)
    },
  }),

  resign: post('/v1/games/{game}/resignation', resign, {
    answers: 'The seat has resigned',
    example: moveAnswerExample,
    shape: moveAnswer,
    written: ({ replayed, ...answer }: MovedOnce) => written(answer, replayed),
  }),

  saveGame: get('/v1/games/{game}/save', saveGame, {
    answers: 'The document, as the ruleset has it',
    example: saveExample,
  }),
}

/** That the key was seen before stands in a header: the body is the first one, byte for byte. */
const written = (answer: MoveAnswer, replayed: boolean): Answer => ({
  json: JSON.stringify(answer),
  replayed,
})
