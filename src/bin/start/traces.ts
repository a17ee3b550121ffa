import type { Traces } from './open-telemetry.ts'
import { StartupError } from './startup-errors.ts'

type Environment = Readonly<Record<string, string | undefined>>

const NOT_INSTALLED =
  'OTEL_* variables enable traces, but OpenTelemetry is not installed: run `npm run ' +
  'tracing`, or set OTEL_SDK_DISABLED=true'

export async function startTraces(env: Environment): Promise<Traces | null> {
  if (!isConfigured(env)) return null
  // OpenTelemetry is an optional package that takes 0.4 s to load.
  const { openTelemetry } = await import('./open-telemetry.ts').catch((error) => {
    throw error.code === 'ERR_MODULE_NOT_FOUND' ? new StartupError(NOT_INSTALLED) : error
  })
  return openTelemetry()
}

function isConfigured(env: Environment): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false
  const exporter = env.OTEL_TRACES_EXPORTER
  if (exporter) return exporter.split(',').some((name) => name.trim() === 'otlp')
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
}
