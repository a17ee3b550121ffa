interface SharedTask<Message> {
  readonly signal: AbortSignal
  work(broadcast: (message: Message) => void): Promise<void>
  /** Handles a message from the tab that does the work. */
  receive(message: Message, broadcast: (message: Message) => void): void
  /** Runs when another tab does the work: catches up on missed messages. */
  wait?(broadcast: (message: Message) => void): Promise<void>
}

/**
 * Runs `work` in one tab of this browser; when it closes, another tab takes over. The service
 * limits streams per account.
 */
export async function inOneTab<Message>(key: string, shared: SharedTask<Message>): Promise<void> {
  const { signal, work, receive, wait } = shared
  // Web Locks require a secure context.
  if (!('locks' in navigator)) return work(() => {})
  const name = `touchline ${key}`
  const channel = new BroadcastChannel(name)
  const broadcast = (message: Message) => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data, broadcast)
  try {
    const isHeld = await navigator.locks.request(name, { ifAvailable: true }, (lock) => !lock)
    if (isHeld) await wait?.(broadcast)
    await navigator.locks.request(name, { signal }, () => work(broadcast))
  } finally {
    channel.close()
  }
}
