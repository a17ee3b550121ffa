const PAUSE_MILLISECONDS_MIN = 500
export const PAUSE_MILLISECONDS_MAX = 15_000

export function backOff(failures: number): number {
  const most = Math.min(1.5 * PAUSE_MILLISECONDS_MIN * 2 ** failures, PAUSE_MILLISECONDS_MAX)
  return PAUSE_MILLISECONDS_MIN + Math.random() * (most - PAUSE_MILLISECONDS_MIN)
}

/**
 * Browsers fire `online` events on the global object, but Node has no global `addEventListener`.
 */
const world: object & Partial<Pick<EventTarget, 'addEventListener'>> = globalThis

export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(alarm)
      over.abort()
      resolve()
    }
    const alarm = setTimeout(end, milliseconds)
    world.addEventListener?.('online', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
    if (signal.aborted) end()
  })
}
