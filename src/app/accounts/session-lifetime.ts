import type { Settings } from '../core/context.ts'
import type { TokenRecord } from './port.ts'

const DAY_MILLISECONDS = 24 * 3_600_000
export const SESSION_MILLISECONDS = 180 * DAY_MILLISECONDS
const CONSOLE_STEP_MILLISECONDS = 60_000

export function extensionOf(
  { kind, createdAt, expiresAt, endsAt }: Session,
  { consoleIdleSeconds, consoleSecondsMax }: ConsoleSettings,
  now: number,
): number | null {
  if (kind === 'token' || expiresAt === null) return null
  const isConsole = kind === 'console'
  const idle = isConsole ? consoleIdleSeconds * 1_000 : SESSION_MILLISECONDS
  const latest = isConsole ? createdAt + consoleSecondsMax * 1_000 : Number.POSITIVE_INFINITY
  const end = Math.min(latest, endsAt ?? latest)
  const step = isConsole ? Math.min(CONSOLE_STEP_MILLISECONDS, idle / 10) : DAY_MILLISECONDS
  const wanted = Math.min(now + idle, end)
  return wanted - expiresAt < step ? null : wanted
}
type Session = Pick<TokenRecord, 'kind' | 'createdAt' | 'expiresAt'> & {
  readonly endsAt: number | null
}
type ConsoleSettings = Pick<Settings, 'consoleIdleSeconds' | 'consoleSecondsMax'>
