import { useEffect, useRef } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { NetworkError } from '../service.ts'

const PATIENCE_MILLISECONDS = 3_000
const PATIENCE_MILLISECONDS_MAX = 60_000
const PASSING_FROM = 429

/**
 * Repeats a request after a temporary failure with increasing delays, and immediately when the
 * browser is online again. The value `error` is null after a successful response and undefined
 * before the first response.
 */
export function useRetry(error: unknown, retry: () => void): void {
  const latest = useRef(retry)
  latest.current = retry
  const tries = useRef(0)
  useEffect(() => {
    if (error === null) tries.current = 0
    if (!isTransient(error)) return
    const retryNow = () => latest.current()
    const patience = Math.max(PATIENCE_MILLISECONDS * 2 ** tries.current, asksFor(error))
    tries.current += 1
    const alarm = setTimeout(retryNow, Math.min(patience, PATIENCE_MILLISECONDS_MAX))
    addEventListener('online', retryNow)
    return () => {
      clearTimeout(alarm)
      removeEventListener('online', retryNow)
    }
  }, [error])
}

/** True if a repeated request may succeed; false if the refusal is permanent. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Refusal && error.status >= PASSING_FROM)

const asksFor = (error: unknown): number =>
  error instanceof Refusal ? 1_000 * (error.retryAfter ?? 0) : 0
