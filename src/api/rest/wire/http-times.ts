import type { FastifyReply, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'
import type { BatchingRegistry } from '../../../app/core/metrics.ts'

const name = 'touchline_http_seconds'

type Observe = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

export function httpTimes(registry: BatchingRegistry): (operation: string) => Observe {
  const times =
    (registry.getSingleMetric(name) as Histogram<'operation' | 'status'> | undefined) ??
    new Histogram({
      name,
      help: 'Duration of REST requests, from the first byte to the last byte of the response',
      labelNames: ['operation', 'status'] as const,
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers: [registry],
    })
  return (operation) => (_, reply, done) => {
    const { statusCode, elapsedTime } = reply
    registry.later(() => {
      const status = `${Math.floor(statusCode / 100)}xx`
      times.observe({ operation, status }, elapsedTime / 1000)
    })
    done()
  }
}
