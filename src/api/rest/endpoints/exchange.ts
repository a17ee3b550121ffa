import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { importInput } from '../../../app/exchange/import-schema.ts'
import { importGame, showKeys } from '../../../app/exchange/operations.ts'
import { created } from '../../../app/games/schema.ts'
import { keysExample } from '../document/examples/exchange.ts'
import { forkedExample } from '../document/examples/games.ts'
import { type Endpoints, json } from '../endpoint/endpoint.ts'
import { endpoint, get } from '../endpoint/methods.ts'
import { fileIn } from '../wire/files.ts'

export const keyEndpoints: Endpoints = {
  readKeys: get('/.well-known/touchline-keys.json', showKeys, {
    answers: 'A JSON Web Key Set (RFC 7517)',
    example: keysExample,
  }),
}

export const exchangeEndpoints: Endpoints = {
  importGame: endpoint('POST', '/v1/imports', importGame, {
    adds: 'Send the file as the body (`application/x-ndjson`) and the options in the query.',
    query: importInput,
    takesFile: true,
    keyed: true,
    answers: {
      201: json('The started game', created, forkedExample, {
        location: 'URL of the game',
      }),
    },
    errors: ['too-many-streams'],
    handle: ({ service, streams, caller, query, key, request }) =>
      streams.counted('imports', allowanceOf(caller, request.ip), async () => {
        const file = fileIn(request)
        const ask = { caller, id: undefined, input: query, key, file }
        const { replayed, ...answer } = await service.run(importGame, ask)
        return { body: answer, replayed, headers: { location: `/v1/games/${answer.id}` } }
      }),
  }),
}
