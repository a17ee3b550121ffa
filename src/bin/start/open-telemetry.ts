// Loaded only where traces are wanted. The endpoint, its headers, the sampler and the name of the
// service are read from OTEL_* by the libraries themselves.
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

/** Spans of what the node does, on their way to whoever collects them. */
export interface Traces {
  /** A span for each request; to be called before any route is made. */
  requests(app: FastifyInstance): void
  /** The same ports, with a span for each batch of rows that is written. */
  batches<P extends Ports>(ports: P): P
  /** Sends what is left. */
  close(): Promise<void>
}

/** What is not sent by then is lost: nobody waits for a collector that is away. */
const FLUSH_MILLISECONDS_MAX = 2_000

export function openTelemetry(): Traces {
  const tell = (problem: string) => console.warn(`warning: traces: ${problem}`)
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

/** Where a proxy has begun a trace, the request goes on in it. */
const contextOf = ({ headers }: FastifyRequest): Context =>
  propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)

function followRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request
    // The pattern of the route and not the address: no one's secret is in it.
    const route = routeOptions.url ?? 'unknown'
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, ...gameIn(request) },
      },
      contextOf(request),
    )
    // Also where somebody hung up, or an answer was taken over and written piece by piece.
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

/** By which its requests and the batches of its rows are found together. */
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
