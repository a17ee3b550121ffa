interface Shared<Said> {
  readonly signal: AbortSignal
  /** Done in one tab, which tells the others what they have to know. */
  work(tell: (said: Said) => void): Promise<void>
  /** Another tab does it, and says this. */
  hear(said: Said, tell: (said: Said) => void): void
  /** Another tab does it: it can be asked for what this one has missed. */
  wait?(tell: (said: Said) => void): Promise<void>
}

/**
 * One of all tabs of this browser does something, and when it goes the next one: the service grants
 * few streams.
 */
export async function inOneTab<Said>(key: string, shared: Shared<Said>): Promise<void> {
  const { signal, work, hear, wait } = shared
  // Only where pages come by TLS, or from this machine, can tabs agree on anything.
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
