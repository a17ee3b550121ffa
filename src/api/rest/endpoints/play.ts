import { z } from 'zod'
import {
  listDecisions,
  listMoments,
  resign,
  saveGame,
  submitMove,
  tryMove,
  undoMove,
} from '../../../app/games/play-operations.ts'
import {
  type MoveAnswer,
  type MoveResponse,
  moveAnswer,
  moveInput,
} from '../../../app/games/schema.ts'
import {
  decisionsExample,
  momentsExample,
  moveAnswerExample,
  moveBodyExample,
  saveExample,
} from '../document/examples/play.ts'
import { type Answer, type Endpoints, json } from '../endpoint/endpoint.ts'
import { endpoint, get, post } from '../endpoint/methods.ts'
import { moveBody } from '../endpoint/schemas.ts'

const dryRun = z
  .boolean()
  .default(false)
  .describe('Check whether the move is legal without making it.')

export const playEndpoints: Endpoints = {
  listDecisions: get('/v1/games/{game}/decisions', listDecisions, {
    answers: 'The open decisions',
    example: decisionsExample,
  }),

  listMoments: get('/v1/games/{game}/moments', listMoments, {
    answers: 'The high points',
    example: momentsExample,
    headers: { 'cache-control': 'A day once the game is over' },
    written: (body) => ({ body, headers: { 'cache-control': body.over ? FOR_A_DAY : ASK_AGAIN } }),
  }),

  submitMove: endpoint('POST', '/v1/games/{game}/moves', submitMove, {
    adds:
      'With `dryRun` the move is only checked: nothing is drawn or stored, and no key is ' +
      'used.',
    keyed: true,
    query: moveInput.pick({ after: true, include: true }).extend({ dryRun }),
    body: moveBody,
    bodyExample: moveBodyExample,
    answers: {
      201: json('The move is accepted', moveAnswer, moveAnswerExample),
      204: { description: 'The move is legal (with `dryRun`)' },
    },
    handle({ service, caller, path, query, body, key }) {
      const { after, include, dryRun } = query
      if (dryRun) return tried(service.run(tryMove, { caller, id: path.game, input: body }))
      const { decisionId, move } = body
      const input = { decisionId, move, moveId: key, after, include }
      const request = { caller, id: path.game, input, render: written }
      return service.run(submitMove, request) as unknown as Promise<Answer>
    },
  }),

  resign: post('/v1/games/{game}/resignation', resign, {
    answers: 'The seat has resigned',
    example: moveAnswerExample,
    shape: moveAnswer,
    written: ({ replayed, ...answer }: MoveResponse) => written(answer, replayed),
  }),

  undoMove: post('/v1/games/{game}/undo', undoMove, {
    status: 200,
    body: { decisionId: moveBodyExample.decisionId },
    answers: 'The move is undone',
    example: moveAnswerExample,
    shape: moveAnswer,
    written: ({ replayed, ...answer }: MoveResponse) => written(answer, replayed),
  }),

  saveGame: get('/v1/games/{game}/save', saveGame, {
    answers: 'The save as defined by the ruleset',
    example: saveExample,
  }),
}

/** Each viewer has other moments. */
const FOR_A_DAY = 'private, max-age=86400'
const ASK_AGAIN = 'private, no-store'

const tried = async (judged: Promise<unknown>): Promise<Answer> => {
  await judged
  return { status: 204 }
}

/** `replayed` becomes a header, so the body repeats byte for byte. */
const written = (answer: MoveAnswer, replayed: boolean): Answer => ({
  json: JSON.stringify(answer),
  replayed,
})
