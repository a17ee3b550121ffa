import type { BoardItem, Event, Seat } from '../boards/items.ts'

interface Logged {
  readonly event: Event | null
}

export interface Touched {
  /** Board items that changed since the viewer's last move. */
  readonly touched: ReadonlySet<BoardItem>
  readonly latest: ReadonlySet<BoardItem>
}

const EVENTS_MAX = 12

/**
 * Returns the board items that the given events changed. An event of the viewer's seat that changes
 * no item, such as the start of a turn, does not count as a move.
 */
export function touchedBy(
  events: readonly Logged[],
  seat: Seat | null,
  itemsOf: (event: Event) => readonly BoardItem[],
): Touched {
  const changed = events.flatMap(({ event }) => {
    const items = event === null ? [] : itemsOf(event)
    return event && items.length > 0 ? [{ isMine: event.seat === seat, items }] : []
  })
  const mine = changed.findLastIndex(({ isMine }) => isMine)
  const since = changed.slice(Math.max(mine + 1, changed.length - EVENTS_MAX))
  return {
    touched: new Set(since.flatMap(({ items }) => items)),
    latest: new Set(changed.at(-1)?.items),
  }
}
