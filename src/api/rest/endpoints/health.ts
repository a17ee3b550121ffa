import { z } from 'zod'
import { bearerIn } from '../../../app/accounts/bearer.ts'
import { isSameSecret } from '../../../app/accounts/identify.ts'
import { serviceError } from '../../../app/core/errors.ts'
import { mode } from '../../../app/monitoring/schema.ts'
import { VERSION } from '../../../version.ts'
import { type Endpoints, json, openEndpoint } from '../endpoint/endpoint.ts'
import { RestError } from '../problems/errors.ts'

const health = z.strictObject({
  status: z.literal('ok'),
  version: z.string().describe('Version of the service.'),
})
const ready = health.extend({
  mode: mode.describe('Service mode as in `GET /v1/status`. A node accepts traffic in every mode.'),
})
const well = { status: 'ok', version: VERSION } as const

export const healthEndpoints: Endpoints = {
  isAlive: openEndpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'Whether this process runs',
    description: 'Asks nobody else: a database that is away is no reason to restart.',
    bucket: null,
    answers: { 200: json('It runs', health, well) },
    errors: [],
    handle: async () => ({ body: well }),
  }),

  isReady: openEndpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'Whether this node takes traffic',
    description:
      'Not while it drains, while the database does not answer or has tables that this version ' +
      'cannot work with, nor while its clock is far from the database’s. The detail says which.',
    bucket: null,
    answers: { 200: json('It does', ready, { ...well, mode: 'normal' }) },
    errors: ['not-ready'],
    async handle({ service }) {
      const reason = await service.readinessProblem()
      if (reason !== null) throw new RestError('not-ready', { detail: reason })
      const { mode } = service.context.maintenance.status()
      return { body: { ...well, mode } }
    },
  }),

  readMetrics: openEndpoint({
    method: 'GET',
    path: '/metrics',
    summary: 'What the node counts about itself, for Prometheus',
    description:
      'Open to everybody, unless the operator has set METRICS_TOKEN: then it wants that one as ' +
      'its bearer token, and takes no other.',
    bucket: null,
    closable: true,
    answers: {
      200: {
        description: 'Prometheus text',
        content: {
          'text/plain': {
            schema: z.string(),
            example: 'touchline_moves_total{ruleset="goalscorer",by="player"} 1042\n',
          },
        },
      },
    },
    errors: ['token-missing', 'token-invalid'],
    async handle({ service, metricsToken, request }) {
      if (metricsToken !== null) mustShow(metricsToken, request.headers.authorization)
      const { registry } = service.context.metrics
      return {
        body: await registry.metrics(),
        headers: { 'content-type': registry.contentType },
      }
    },
  }),
}

function mustShow(token: string, authorization: string | undefined): void {
  const shown = bearerIn(authorization)
  const detail = 'Send the token of the metrics, which their operator has.'
  if (shown === null) throw serviceError('token-missing', { detail })
  if (!isSameSecret(shown, token)) throw serviceError('token-invalid', { detail })
}
