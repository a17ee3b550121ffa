interface SharedTask<Message> {
  readonly signal: AbortSignal
  work(broadcast: (message: Message) => void): Promise<void>
  receive(message: Message, broadcast: (message: Message) => void): void
  /** Called while a different tab runs `work`, so that this tab can load missed messages. */
  wait?(broadcast: (message: Message) => void): Promise<void>
}

/**
 * Runs `work` in only one tab of this browser, because the service limits the number of streams per
 * account; when this tab is closed, a different tab runs `work`.
 */
export async function inOneTab<Message>(key: string, shared: SharedTask<Message>): Promise<void> {
  const { signal, work, receive, wait } = shared
  // Browsers support Web Locks only in a secure context.
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
