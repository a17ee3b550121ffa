import type { Traces } from './open-telemetry.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Null: nobody asks for traces, and nothing of what makes them is loaded. */
export async function startTraces(env: Environment): Promise<Traces | null> {
  if (!areWanted(env)) return null
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry()
}

/** By the variables that OpenTelemetry has for every program. */
function areWanted(env: Environment): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false
  const exporter = env.OTEL_TRACES_EXPORTER
  if (exporter) return exporter.split(',').some((name) => name.trim() === 'otlp')
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
}
