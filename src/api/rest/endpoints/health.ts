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
  mode: mode.describe(
    'Service mode, as in `GET /v1/status`. The mode does not affect whether a node accepts ' +
      'traffic.',
  ),
})
const well = { status: 'ok', version: VERSION } as const

export const healthEndpoints: Endpoints = {
  isAlive: openEndpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'Check that the process is running',
    description:
      'The check ignores the database, because restarting the process would not fix a database ' +
      'outage.',
    bucket: null,
    answers: { 200: json('The process is running', health, well) },
    errors: [],
    handle: async () => ({ body: well }),
  }),

  isReady: openEndpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'Check that the node accepts traffic',
    description:
      'Fails while the node is shutting down, the database is not responding or has an ' +
      'incompatible schema, or the clock differs too much from the database clock. `detail` ' +
      'contains the reason.',
    bucket: null,
    answers: { 200: json('The node accepts traffic', ready, { ...well, mode: 'normal' }) },
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
    summary: 'Get Prometheus metrics',
    description:
      'If `METRICS_TOKEN` is set, callers must send it as the bearer token; otherwise the ' +
      'metrics are public.',
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
      if (metricsToken !== null) requireMetricsToken(metricsToken, request.headers.authorization)
      const { registry } = service.context.metrics
      return {
        body: await registry.metrics(),
        headers: { 'content-type': registry.contentType },
      }
    },
  }),
}

function requireMetricsToken(token: string, authorization: string | undefined): void {
  const shown = bearerIn(authorization)
  const detail = 'Send the metrics token. Ask the operator for the token.'
  if (shown === null) throw serviceError('token-missing', { detail })
  if (!isSameSecret(shown, token)) throw serviceError('token-invalid', { detail })
}
