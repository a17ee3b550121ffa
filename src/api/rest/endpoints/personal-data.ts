import {
  beginOwnFile,
  readOwnFile,
  showOwnFile,
} from '../../../app/exchange/personal-data-operations.ts'
import { fileInput } from '../../../app/jobs/schema.ts'
import { ownFileExample } from '../document/examples/jobs.ts'
import { type Endpoints, zippedFile } from '../endpoint/endpoint.ts'
import { endpoint, get, post } from '../endpoint/methods.ts'
import { sendFile, ZIPPED } from '../wire/files.ts'

export const ownFileEndpoints: Endpoints = {
  showOwnFile: get('/v1/account/file', showOwnFile, {
    answers: 'How far it is',
    example: ownFileExample,
  }),

  readOwnFile: endpoint('GET', '/v1/account/file/content', readOwnFile, {
    query: fileInput,
    answers: { 200: zippedFile },
    errors: ['too-many-streams'],
    handle: ({ service, streams, caller, query, reply }) =>
      streams.counted('exports', caller.account.id, () =>
        sendFile(reply, service.open(readOwnFile, { caller, id: '', input: query }), ZIPPED),
      ),
  }),

  beginOwnFile: post('/v1/account/file', beginOwnFile, {
    answers: 'What was begun',
    example: ownFileExample,
  }),
}
