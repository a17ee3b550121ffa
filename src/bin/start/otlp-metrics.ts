import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client'
import type { Metrics } from '../../app/core/metrics.ts'
import { VERSION } from '../../version.ts'
import { startLog } from './start-log.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Metric = MetricObjectWithValues<MetricValueWithName<string>>
type Value = MetricValueWithName<string>

const EXPORT_MILLISECONDS = 60_000
const TIMEOUT_MILLISECONDS = 10_000
/**
 * The last export of metrics has a time limit, because the collector may be unavailable when the
 * node stops.
 */
const LAST_MILLISECONDS_MAX = 2_000
const CUMULATIVE = 2
const NANOSECONDS = 1_000_000n

export interface MetricsExporter {
  close(): Promise<void>
}

/**
 * Exports metrics as JSON with OTLP over HTTP, under the same names as in `/metrics`. Returns null
 * if no OpenTelemetry environment variable enables the export of metrics.
 */
export function startMetricsExport(env: Environment, metrics: Metrics): MetricsExporter | null {
  if (!isConfigured(env)) return null
  const url = endpointIn(env)
  const headers = { 'content-type': 'application/json', ...headersIn(env) }
  const resource = { attributes: attributesOf(resourceIn(env)) }
  const startedAt = Date.now()
  const timeout = Number(env.OTEL_EXPORTER_OTLP_TIMEOUT) || TIMEOUT_MILLISECONDS
  let isSilenced = false

  async function send(): Promise<void> {
    try {
      metrics.registry.settle()
      const found = (await metrics.registry.getMetricsAsJSON()) as unknown as Metric[]
      const times = { startTimeUnixNano: nano(startedAt), timeUnixNano: nano(Date.now()) }
      const scope = { name: 'touchline', version: VERSION }
      const scopeMetrics = [{ scope, metrics: found.flatMap((one) => metricOf(one, times)) }]
      const body = JSON.stringify({ resourceMetrics: [{ resource, scopeMetrics }] })
      const signal = AbortSignal.timeout(timeout)
      const { ok, status } = await fetch(url, { method: 'POST', headers, body, signal })
      if (!ok) throw new Error(`it answers ${status}`)
      isSilenced = false
    } catch (error) {
      if (!isSilenced) startLog.warn(`metrics: ${url} does not take them: ${messageOf(error)}`)
      isSilenced = true
    }
  }

  const every = Number(env.OTEL_METRIC_EXPORT_INTERVAL) || EXPORT_MILLISECONDS
  const timer = setInterval(() => void send(), every).unref()
  return {
    async close() {
      clearInterval(timer)
      await Promise.race([send(), sleep(LAST_MILLISECONDS_MAX, null, { ref: false })])
    },
  }
}

function isConfigured(env: Environment): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false
  const exporter = env.OTEL_METRICS_EXPORTER
  if (exporter) return exporter.split(',').some((name) => name.trim() === 'otlp')
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT)
}

const endpointIn = (env: Environment): string =>
  env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ||
  `${(env.OTEL_EXPORTER_OTLP_ENDPOINT || 'http://localhost:4318').replace(/\/$/, '')}/v1/metrics`

const headersIn = (env: Environment) => ({
  ...pairsIn(env.OTEL_EXPORTER_OTLP_HEADERS),
  ...pairsIn(env.OTEL_EXPORTER_OTLP_METRICS_HEADERS),
})

const resourceIn = (env: Environment): Readonly<Record<string, string>> => ({
  'service.name': 'touchline',
  'service.version': VERSION,
  'service.instance.id': `${hostname()}-${process.pid}`,
  ...pairsIn(env.OTEL_RESOURCE_ATTRIBUTES),
  ...(env.OTEL_SERVICE_NAME && { 'service.name': env.OTEL_SERVICE_NAME }),
})

function pairsIn(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const [name, ...value] = pair.split('=')
    return name?.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : []
  })
  return Object.fromEntries(pairs)
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? String(error.cause ?? error.message) : String(error)

const nano = (milliseconds: number): string => String(BigInt(milliseconds) * NANOSECONDS)

const attributesOf = (labels: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(labels).map(([key, value]) => ({ key, value: { stringValue: String(value) } }))

type Times = Readonly<Record<'startTimeUnixNano' | 'timeUnixNano', string>>

function metricOf({ name, help: description, type, values }: Metric, times: Times): object[] {
  if (values.length === 0) return []
  // The property's type is declared as an enumeration, but its value is a string at run time.
  const kind = String(type)
  if (kind === 'histogram') {
    const dataPoints = histogramsIn(values).map((one) => ({ ...one, ...times }))
    return [{ name, description, histogram: { aggregationTemporality: CUMULATIVE, dataPoints } }]
  }
  const dataPoints = values.map(({ labels, value }) => ({
    attributes: attributesOf(labels),
    asDouble: value,
    ...times,
  }))
  if (kind === 'gauge') return [{ name, description, gauge: { dataPoints } }]
  const sum = { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints }
  return kind === 'counter' ? [{ name, description, sum }] : []
}

/**
 * In Prometheus, each histogram bucket includes all lower buckets, but OTLP counts each bucket
 * separately.
 */
function histogramsIn(values: readonly Value[]): object[] {
  const groups = new Map<string, Value[]>()
  for (const one of values) {
    const { le: _, ...labels } = one.labels
    const key = JSON.stringify(labels)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].map(([key, own]) => {
    const named = (end: string) => own.filter(({ metricName }) => metricName?.endsWith(end))
    const buckets = named('_bucket')
    const bounds = buckets.map(({ labels }) => labels.le).filter((bound) => bound !== '+Inf')
    const counts = buckets.map(({ value }, place) => value - (buckets[place - 1]?.value ?? 0))
    return {
      attributes: attributesOf(JSON.parse(key)),
      count: String(named('_count')[0]?.value ?? 0),
      sum: named('_sum')[0]?.value ?? 0,
      explicitBounds: bounds.map(Number),
      bucketCounts: counts.map(String),
    }
  })
}
