import { z } from 'zod'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { lobbyState, type MoveResponse, moveAnswer } from '../../../app/games/schema.ts'
import { followLobby } from '../../../app/streams/operations.ts'
import { claimSeat, followTable, react, showTable } from '../../../app/table/operations.ts'
import { tableState } from '../../../app/table/schema.ts'
import { lobbyExample } from '../document/examples/games.ts'
import { moveAnswerExample } from '../document/examples/play.ts'
import { tableExample } from '../document/examples/table.ts'
import type { Endpoints } from '../endpoint/endpoint.ts'
import { endpoint, get, post } from '../endpoint/methods.ts'
import { stateWireFor } from '../wire/wire.ts'

export const tableEndpoints: Endpoints = {
  showTable: get('/v1/games/{game}/table', showTable, {
    answers: "The players' presence and reactions",
    example: tableExample,
  }),

  streamTable: endpoint('GET', '/v1/games/{game}/table/stream', followTable, {
    adds:
      'The response consists of Server-Sent Events, or of NDJSON lines if `Accept` contains ' +
      '`application/x-ndjson`.',
    answers: {
      200: {
        description: 'Presence and reactions, on connection and after each change',
        content: {
          'text/event-stream': {
            schema: z.string(),
            example: `data: ${JSON.stringify(tableExample)}\n\n`,
          },
          'application/x-ndjson': { schema: tableState, example: tableExample },
        },
      },
    },
    errors: ['too-many-streams'],
    async handle({ service, streams, caller, path, request, reply }) {
      const wire = stateWireFor(request.headers.accept)
      await streams.open(allowanceOf(caller, request.ip), reply, wire, {
        follow: (signal) => service.open(followTable, { caller, id: path.game, input: { signal } }),
        watch: (ended) => service.watch(caller, ended),
      })
      return null
    },
  }),

  streamLobby: endpoint('GET', '/v1/lobby/stream', followLobby, {
    adds:
      'The response consists of Server-Sent Events, or of NDJSON lines if `Accept` contains ' +
      '`application/x-ndjson`.',
    answers: {
      200: {
        description: 'The open games, on connection and after each change',
        content: {
          'text/event-stream': {
            schema: z.string(),
            example: `data: ${JSON.stringify(lobbyExample)}\n\n`,
          },
          'application/x-ndjson': { schema: lobbyState, example: lobbyExample },
        },
      },
    },
    errors: ['too-many-streams'],
    async handle({ service, streams, caller, request, reply }) {
      const wire = stateWireFor(request.headers.accept)
      await streams.open(allowanceOf(caller, request.ip), reply, wire, {
        follow: (signal) => service.open(followLobby, { caller, id: '', input: { signal } }),
        watch: (ended) => service.watch(caller, ended),
      })
      return null
    },
  }),

  react: post('/v1/games/{game}/talk', react, {
    body: { reaction: 'good-game' },
    answers: "The players' presence and reactions, including yours",
    example: tableExample,
  }),

  claimSeat: post('/v1/games/{game}/claims', claimSeat, {
    status: 200,
    body: { kind: 'bot', seat: 1 },
    answers: 'The claim is granted',
    example: moveAnswerExample,
    shape: moveAnswer,
    written: ({ replayed: _, ...body }: MoveResponse) => ({ body }),
  }),
}
