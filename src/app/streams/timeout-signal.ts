export interface TimeoutSignal {
  readonly signal: AbortSignal
  off(): void
}

/**
 * `AbortSignal.any` holds its source signals weakly, so a timeout signal among them could be
 * garbage-collected and never fire.
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
