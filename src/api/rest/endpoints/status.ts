import { showStatus } from '../../../app/monitoring/operations.ts'
import { statusExample } from '../document/examples/status.ts'
import type { Endpoints } from '../endpoint/endpoint.ts'
import { get } from '../endpoint/methods.ts'

export const statusEndpoints: Endpoints = {
  showStatus: get('/v1/status', showStatus, {
    answers: 'The service mode and current notices',
    example: statusExample,
  }),
}
