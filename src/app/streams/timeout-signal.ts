export interface TimeoutSignal {
  /** Aborted with the signal that it was set with, or when time is up. */
  readonly signal: AbortSignal
  /** Whoever waits no longer lets go of the clock. */
  off(): void
}

/**
 * `AbortSignal.any` holds the signals that it is made of weakly: a timeout among them may be
 * collected, and then time is never up.
 */
export function timeoutSignal(seconds: number, signal?: AbortSignal): TimeoutSignal {
  const rung = new AbortController()
  const ring = () => rung.abort()
  const timer = setTimeout(ring, Math.ceil(seconds * 1_000))
  signal?.addEventListener('abort', ring, { once: true })
  if (signal?.aborted) ring()
  return {
    signal: rung.signal,
    off() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', ring)
    },
  }
}
