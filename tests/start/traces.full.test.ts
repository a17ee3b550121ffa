import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { createMetrics } from '../../src/app/core/metrics.ts'
import { startMetricsExport } from '../../src/bin/start/otlp-metrics.ts'
import { startTraces } from '../../src/bin/start/traces.ts'
import { freshDatabase } from '../database.ts'
import { printed, start } from '../support/process.ts'

interface SpanSent {
  readonly name: string
  readonly traceId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[]
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SpanSent['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly SpanSent[] }[]
  }[]
}

interface MetricSent {
  readonly name: string
  readonly sum?: { readonly isMonotonic: boolean; readonly dataPoints: readonly Point[] }
  readonly gauge?: { readonly dataPoints: readonly Point[] }
  readonly histogram?: { readonly dataPoints: readonly Buckets[] }
}
interface Point {
  readonly asDouble: number
  readonly attributes: SpanSent['attributes']
}
interface Buckets {
  readonly count: string
  readonly sum: number
  readonly explicitBounds: readonly number[]
  readonly bucketCounts: readonly string[]
}
interface Measured {
  readonly resourceMetrics: readonly {
    readonly resource: { readonly attributes: SpanSent['attributes'] }
    readonly scopeMetrics: readonly { readonly metrics: readonly MetricSent[] }[]
  }[]
}

async function collector(t: Test) {
  const sent: Sent[] = []
  const measured: Measured[] = []
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    requests.push(`${request.url} ${request.headers['x-key']}`)
    if (request.url === '/v1/metrics') measured.push(JSON.parse(text))
    else sent.push(JSON.parse(text))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const resources = () => sent.flatMap(({ resourceSpans }) => resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    measured,
    services: () => resources().map(({ resource }) => attributeOf(resource, 'service.name')),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

const attributeOf = ({ attributes }: Pick<SpanSent, 'attributes'>, key: string): unknown =>
  attributes.find((one) => one.key === key)?.value

function sumsUp(t: Test, measured: readonly Measured[]): void {
  const [last] = measured.at(-1)!.resourceMetrics
  t.match(attributeOf(last!.resource, 'service.name'), { stringValue: 'touchline' })
  const metrics = last!.scopeMetrics.flatMap((scope) => scope.metrics)
  const named = (name: string) => metrics.find((one) => one.name === name)
  const requests = named('touchline_request_seconds') ?? named('touchline_http_seconds')
  t.match(named('touchline_folds_total')?.sum, { isMonotonic: true })
  t.ok(named('process_resident_memory_bytes')!.gauge!.dataPoints[0]!.asDouble > 1e6)
  const { count, explicitBounds, bucketCounts } = (requests ??
    metrics.find((one) =>
      one.histogram?.dataPoints.some((point) => point.count !== '0'),
    ))!.histogram!.dataPoints.find((point) => point.count !== '0')!
  t.equal(bucketCounts.length, explicitBounds.length + 1)
  const all = bucketCounts.reduce((sum, one) => sum + Number(one), 0)
  t.equal(String(all), count, 'each bucket counts alone')
}

t.test('OTEL_* makes each request and batch a span', async (t) => {
  const { url, requests, measured, services, spans } = await collector(t)
  const node = start({
    DATABASE_URL: await freshDatabase(t),
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
    LOG_LEVEL: 'info',
  })
  const [, base] = await printed(node, /listens on (\S+)[\s\S]*admin token/)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const post = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${base}/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      },
      body: JSON.stringify(body),
    })
    return answer.json() as Promise<{ token: string; id: string }>
  }

  const { token } = await post('/accounts', { name: 'Ada' })
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const { id } = await post('/games', { ruleset: 'goalscorer', seats }, token)
  await post(`/games/${id}/resignation`, {}, token)
  await fetch(`${base}/v1/account`)
  node.child.kill('SIGINT')
  t.equal(await node.ended, 0)

  const found = (name: string) => spans().filter((span) => span.name === name)
  t.match(found('POST /v1/games'), [{ traceId, parentSpanId: 'b7ad6b7169203331' }])
  const [resigned] = found('POST /v1/games/:game/resignation')
  t.match(attributeOf(resigned!, 'touchline.game'), { stringValue: id })
  const [refused] = found('GET /v1/account')
  t.match(attributeOf(refused!, 'http.response.status_code'), { intValue: 401 })
  const [batch] = found('write rows')
  t.match(attributeOf(batch!, 'touchline.games'), { arrayValue: { values: [{ stringValue: id }] } })
  const kinds = ['/v1/metrics of-the-collector', '/v1/traces of-the-collector']
  t.same([...new Set(requests)].sort(), kinds)
  const [line] = node
    .raw()
    .split('\n')
    .filter((text) => text.includes('"answered"') && text.includes(id))
  t.match(JSON.parse(line!), { traceId, game: id, reqId: /^[0-9a-f-]{36}$/ })
  sumsUp(t, measured)
  t.match(services()[0], { stringValue: 'touchline' })
  t.notMatch(node.output(), /warning: traces/)
})

t.test('without a collector, or if turned off, there are no metrics', async (t) => {
  const metrics = createMetrics()
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  t.equal(startMetricsExport({}, metrics), null)
  t.equal(startMetricsExport({ ...endpoint, OTEL_SDK_DISABLED: 'true' }, metrics), null)
  t.equal(startMetricsExport({ ...endpoint, OTEL_METRICS_EXPORTER: 'none' }, metrics), null)
})

t.test('without a collector, or if turned off, there are no traces', async (t) => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  t.equal(await startTraces({}), null)
  t.equal(await startTraces({ ...endpoint, OTEL_SDK_DISABLED: 'true' }), null)
  t.equal(await startTraces({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }), null)
})
