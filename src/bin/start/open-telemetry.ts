// The tracing module is loaded only if tracing is configured. The OpenTelemetry libraries read the
// OTEL_* variables for endpoint, headers, sampler and service name.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../../app/core/ports.ts'
import type { EventLog, NewRow } from '../../app/runtime/port.ts'
import { startLog } from './start-log.ts'

export interface Traces {
  /**
   * Starts tracing the requests of the app. Call this function before the routes are registered.
   */
  requests(app: FastifyInstance): void
  batches<P extends Ports>(ports: P): P
  close(): Promise<void>
}

/**
 * Time limit for sending tracing spans. Unsent spans are lost if the collector is unavailable for
 * longer than the limit.
 */
const FLUSH_MILLISECONDS_MAX = 2_000

export function openTelemetry(): Traces {
  const tell = (problem: string) => startLog.warn(`traces: ${problem}`)
  const quiet = () => {}
  diag.setLogger(
    { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet },
    DiagLogLevel.WARN,
  )
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'touchline' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('touchline')
  return {
    requests(app) {
      followRequests(app, tracer)
    },
    batches: (ports) => ({ ...ports, log: followedLog(ports.log, tracer) }),
    async close() {
      await Promise.race([provider.shutdown(), sleep(FLUSH_MILLISECONDS_MAX, null, { ref: false })])
    },
  }
}

const propagator = new W3CTraceContextPropagator()

const contextOf = ({ headers }: FastifyRequest): Context =>
  propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)

function followRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, ...gameIn(request) },
      },
      contextOf(request),
    )
    request.traceId = span.spanContext().traceId
    // A response emits `close` even if it was aborted or hijacked.
    reply.raw.once('close', () => endOf(span, reply))
    done()
  })
}

function endOf(span: Span, { statusCode, raw }: FastifyReply): void {
  const status = raw.headersSent ? raw.statusCode : statusCode
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/**
 * Returns a span attribute that connects the span of a request with the spans of the batches that
 * store log rows of the same game.
 */
function gameIn({ params }: FastifyRequest): { 'touchline.game'?: string } {
  const { game } = (params ?? {}) as { game?: string }
  return game === undefined ? {} : { 'touchline.game': game }
}

function followedLog(log: EventLog, tracer: Tracer): EventLog {
  return { ...log, append: (rows) => written(tracer, rows, () => log.append(rows)) }
}

async function written<T>(
  tracer: Tracer,
  rows: readonly NewRow[],
  write: () => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan('write rows', {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.batch.size': rows.length,
      'touchline.games': rows.map(({ gameId }) => gameId),
    },
  })
  try {
    return await write()
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) })
    throw error
  } finally {
    span.end()
  }
}
