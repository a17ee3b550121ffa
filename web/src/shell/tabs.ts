interface SharedTask<Message> {
  readonly signal: AbortSignal
  work(broadcast: (message: Message) => void): Promise<void>
  receive(message: Message, broadcast: (message: Message) => void): void
  /** Called while another tab runs `work`, to catch up on missed messages. */
  wait?(broadcast: (message: Message) => void): Promise<void>
}

/**
 * Runs `work` in only one tab of this browser, because the service limits the streams per account.
 * When that tab closes, another one takes over.
 */
export async function inOneTab<Message>(key: string, shared: SharedTask<Message>): Promise<void> {
  const { signal, work, receive, wait } = shared
  // Browsers offer Web Locks only in a secure context.
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
