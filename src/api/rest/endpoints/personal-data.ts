import {
  downloadPersonalExport,
  getPersonalExport,
  startPersonalExport,
} from '../../../app/exchange/personal-data-operations.ts'
import { fileInput } from '../../../app/jobs/schema.ts'
import { ownFileExample } from '../document/examples/jobs.ts'
import { type Endpoints, zippedFile } from '../endpoint/endpoint.ts'
import { endpoint, get, post } from '../endpoint/methods.ts'
import { sendFile, ZIPPED } from '../wire/files.ts'

export const ownFileEndpoints: Endpoints = {
  getPersonalExport: get('/v1/account/export', getPersonalExport, {
    answers: 'The progress of the export',
    example: ownFileExample,
  }),

  downloadPersonalExport: endpoint('GET', '/v1/account/export/content', downloadPersonalExport, {
    query: fileInput,
    answers: { 200: zippedFile },
    errors: ['too-many-streams'],
    handle: ({ service, streams, caller, query, reply }) =>
      streams.counted('exports', caller.account.id, () =>
        sendFile(
          reply,
          service.open(downloadPersonalExport, { caller, id: '', input: query }),
          ZIPPED,
        ),
      ),
  }),

  startPersonalExport: post('/v1/account/export', startPersonalExport, {
    answers: 'The export that you started',
    example: ownFileExample,
  }),
}
