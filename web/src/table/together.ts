import type { Line } from 'touchline-client'
import type { Event } from '../boards/board.ts'
import { type Schemas, token, touchline } from '../service.ts'

/** An event of whichever ruleset. */
export type SeenEvent = Omit<Schemas['SeenEvent'], 'event'> & { readonly event: Event | null }

interface Following {
  readonly after: number
  readonly signal: AbortSignal
  /** Each once, in order. */
  onItem(item: SeenEvent): void
  onLine(line: Line): void
}

type Said = { readonly item: SeenEvent } | { readonly line: Line } | { readonly asks: 'line' }

const words = { include: ['words' as const] }

/**
 * Follows a game over one stream for all tabs of this browser, of which the service grants few: the
 * tab that holds the lock listens and tells the others; when it goes, the next one listens.
 */
export async function followTogether(game: string, following: Following): Promise<void> {
  const { signal, onItem, onLine } = following
  const key = `touchline ${game} ${token.value?.slice(-8) ?? ''}`
  let last = following.after
  const take = (item: SeenEvent) => {
    if (item.version <= last) return
    last = item.version
    onItem(item)
  }
  const listen = (tell: (said: Said) => void, hear: (line: Line) => void) =>
    touchline.follow(game, {
      ...{ ...words, after: last, signal },
      onItem(item: SeenEvent) {
        take(item)
        tell({ item })
      },
      onLine(line) {
        hear(line)
        tell({ line })
      },
    })
  // Only where pages come by TLS, or from this machine, can tabs agree on anything.
  if (!('locks' in navigator)) return listen(() => {}, onLine)

  const channel = new BroadcastChannel(key)
  const tell = (said: Said) => channel.postMessage(said)
  let own: Line | null = null
  let reading: Promise<void> = Promise.resolve()
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('asks' in data) {
      if (own) tell({ line: own })
    } else if (own) return
    else if ('line' in data) onLine(data.line)
    else reading = reading.then(() => missed(data.item))
  }
  /** Takes what was told, and before it what was told before this tab could hear. */
  const missed = async (item: SeenEvent) => {
    // Where that fails, the next one brings it along.
    if (item.version > last + 1) await catchUp(game, { after: last, signal, take }).catch(() => {})
    if (item.version === last + 1) take(item)
  }
  const waiting = async () => {
    onLine({ state: 'connecting' })
    await catchUp(game, { after: last, signal, take })
    tell({ asks: 'line' })
  }
  try {
    const isHeld = await navigator.locks.request(key, { ifAvailable: true }, (lock) => !lock)
    if (isHeld) await waiting()
    await navigator.locks.request(key, { signal }, () =>
      listen(tell, (line) => {
        own = line
        onLine(line)
      }),
    )
  } finally {
    channel.close()
  }
}

interface CatchingUp {
  readonly after: number
  readonly signal: AbortSignal
  take(item: SeenEvent): void
}

/** What has happened so far, page by page. */
export async function catchUp(game: string, { after, signal, take }: CatchingUp): Promise<void> {
  for (let from: number | null = after; from !== null; ) {
    const params = { path: { game }, query: { ...words, after: from } }
    const page: Schemas['Events'] = await touchline.told(
      touchline.GET('/v1/games/{game}/events', { params, signal }),
    )
    for (const item of page.items) take(item as SeenEvent)
    from = page.next
  }
}
