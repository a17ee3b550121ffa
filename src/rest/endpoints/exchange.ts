import { z } from 'zod'
import { allowanceOf } from '../../service/gate/limits.ts'
import { exportGames, showKeys } from '../../service/operations/exchange.ts'
import { exportInput } from '../../service/shapes/exports.ts'
import { endpoint, get } from '../calls.ts'
import { exportExample, keysExample } from '../document/examples/exchange.ts'
import type { AnswerDescription, Endpoints } from '../endpoint.ts'
import { NDJSON, sendFile } from '../wire/files.ts'

export const keyEndpoints: Endpoints = {
  readKeys: get('/.well-known/touchline-keys.json', showKeys, {
    answers: 'A set of keys (RFC 7517)',
    example: keysExample,
  }),
}

export const exchangeEndpoints: Endpoints = {
  adminExport: endpoint('GET', '/v1/admin/export', exportGames, {
    adds: 'Compressed where `Accept-Encoding` says gzip.',
    query: exportInput,
    answers: { 200: fileOf(exportExample) },
    errors: ['too-many-streams'],
    handle: ({ services, streams, caller, query, request, reply }) =>
      streams.counted('exports', allowanceOf(caller, request.ip), () =>
        sendFile(reply, services.exchange.exportGames(caller, query), NDJSON),
      ),
  }),
}

export function fileOf(example: string): AnswerDescription {
  const content = { [NDJSON['content-type']]: { schema: z.string(), example } }
  return { description: 'A file of exported games, format 1', content }
}
