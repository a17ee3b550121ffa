import { type Config, ConfigError } from './config.ts'

/**
 * Throws a `ConfigError` if the metrics would be public. Only the server calls this function,
 * because other programs do not listen on a port.
 */
export function requireClosedMetrics(config: Config): void {
  if (isLoopback(config.HOST) || config.METRICS_TOKEN || config.ADMIN_LISTEN) return
  throw new ConfigError(
    `METRICS_TOKEN is missing: HOST=${config.HOST} makes /metrics public; set ` +
      'METRICS_TOKEN=$(openssl rand -hex 32), or serve the operators elsewhere, for example ' +
      'ADMIN_LISTEN=127.0.0.1:3001',
  )
}

export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
