import type { Line } from 'touchline-client'
import type { Event } from '../boards/items.ts'
import { me, type Schemas, touchline } from '../service.ts'
import { inOneTab } from '../shell/tabs.ts'

export type SeenEvent = Omit<Schemas['GameEvent'], 'event'> & {
  readonly event: Event | null
  readonly cursor?: string
}
/**
 * A game version, or the `cursor` of a response, which also identifies the branch of the game's
 * log.
 */
export type Cursor = number | string

interface Following {
  readonly after: Cursor
  readonly signal: AbortSignal
  /** Called once for each event, in the order of the events. */
  onItem(item: SeenEvent): void
  onLine(line: Line): void
}

type Message = { readonly item: SeenEvent } | { readonly line: Line } | { readonly asks: 'line' }

const words = { include: ['seats' as const] }

/** Receives the events of a game over one stream that all tabs of the browser share. */
export function followShared(game: string, following: Following): Promise<void> {
  const { signal, onItem, onLine } = following
  let cursor = following.after
  let last = Number.parseInt(String(cursor), 10)
  /** Status of the stream that this tab has opened; null if another tab has opened the stream. */
  let own: Line | null = null
  let reading = Promise.resolve()
  const take = (item: SeenEvent) => {
    if (item.version <= last) return
    last = item.version
    cursor = item.cursor ?? cursor
    onItem(item)
  }
  const catchUpNow = () => catchUp(game, { after: cursor, signal, take })
  const takeInOrder = async (item: SeenEvent) => {
    // If the page fails to load the missed events, the next event starts another attempt.
    if (item.version > last + 1) await catchUpNow().catch(() => {})
    if (item.version === last + 1) take(item)
  }
  return inOneTab<Message>(`${game} ${me.value ?? ''}`, {
    signal,
    work: (broadcast) =>
      touchline.follow(game, {
        ...words,
        after: cursor,
        signal,
        onItem(item: SeenEvent) {
          take(item)
          broadcast({ item })
        },
        onLine(line) {
          own = line
          onLine(line)
          broadcast({ line })
        },
      }),
    receive(message, broadcast) {
      if ('asks' in message) {
        if (own) broadcast({ line: own })
      } else if (own) return
      else if ('line' in message) onLine(message.line)
      else reading = reading.then(() => takeInOrder(message.item))
    },
    async wait(broadcast) {
      // If a browser tab fails to load the missed events, the tab tries again when the next event
      // arrives or when its stream opens.
      await catchUpNow().catch(() => {})
      broadcast({ asks: 'line' })
    },
  })
}

interface CatchingUp {
  readonly after: Cursor
  readonly signal: AbortSignal
  take(item: SeenEvent): void
}

export async function catchUp(game: string, { after, signal, take }: CatchingUp): Promise<void> {
  for (let from: Cursor | null = after; from !== null; ) {
    const params = { path: { game }, query: { ...words, after: from } }
    const page: Schemas['Events'] = await touchline.unwrap(
      touchline.GET('/v1/games/{game}/events', { params, signal }),
    )
    const last = page.items.length - 1
    for (const [place, item] of page.items.entries())
      take({ ...(item as SeenEvent), ...(place === last && { cursor: page.cursor }) })
    from = page.next === null ? null : page.cursor
  }
}
