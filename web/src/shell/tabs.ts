interface Shared<Said> {
  readonly signal: AbortSignal
  /** Runs in one tab, which sends messages to the others. */
  work(tell: (said: Said) => void): Promise<void>
  /** Handles a message from the tab that does the work. */
  hear(said: Said, tell: (said: Said) => void): void
  /** Runs when another tab does the work: catches up on missed messages. */
  wait?(tell: (said: Said) => void): Promise<void>
}

/**
 * Runs `work` in one tab of this browser; when it closes, another tab takes over. The service
 * limits streams per account.
 */
export async function inOneTab<Said>(key: string, shared: Shared<Said>): Promise<void> {
  const { signal, work, hear, wait } = shared
  // Web Locks require a secure context.
  if (!('locks' in navigator)) return work(() => {})
  const name = `touchline ${key}`
  const channel = new BroadcastChannel(name)
  const tell = (said: Said) => channel.postMessage(said)
  channel.onmessage = ({ data }: MessageEvent<Said>) => hear(data, tell)
  try {
    const isHeld = await navigator.locks.request(name, { ifAvailable: true }, (lock) => !lock)
    if (isHeld) await wait?.(tell)
    await navigator.locks.request(name, { signal }, () => work(tell))
  } finally {
    channel.close()
  }
}
