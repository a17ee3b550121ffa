import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import * as en from '../text/shared/en.ts'
import { Alert, unexpectedError } from './alert.tsx'
import { useRetry } from './use-retry.ts'

interface PageOf<Item, Cursor> {
  readonly items: readonly Item[]
  readonly next?: Cursor | null
}

export interface Pages<Item> {
  readonly items: readonly Item[] | null
  readonly trouble: string | null
  readonly more: (() => void) | null
  reload(): void
  change(changed: (items: readonly Item[]) => readonly Item[]): void
}

export function usePages<Item, Cursor extends string | number = string>(
  key: string | null,
  read: (after: Cursor | null) => Promise<PageOf<Item, Cursor>>,
): Pages<Item> {
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [next, setNext] = useState<Cursor | null>(null)
  const [error, setError] = useState<unknown>(null)
  const latest = useRef(0)
  const cursor = useRef<Cursor | null>(null)
  const load = async (after: Cursor | null) => {
    cursor.current = after
    latest.current += 1
    const sequence = latest.current
    const [outcome] = await Promise.allSettled([read(after)])
    // Responses can arrive in the wrong order, so the page uses only the response to the latest
    // request.
    if (sequence !== latest.current) return
    if (outcome.status === 'rejected') return setError(outcome.reason)
    const page = outcome.value
    setItems((before) => [...(after === null ? [] : (before ?? [])), ...page.items])
    setNext(page.next ?? null)
    setError(null)
  }
  useEffect(() => {
    setItems(null)
    setNext(null)
    latest.current += 1
    if (key !== null) void load(null)
  }, [key])
  useRetry(key === null ? null : error, () => void load(cursor.current))
  return {
    items,
    trouble: unexpectedError(error),
    more: next === null ? null : () => void load(next),
    reload: () => void load(null),
    change: (changed) => setItems((before) => before && changed(before)),
  }
}

interface PagedProps<Item> {
  readonly pages: Pages<Item>
  readonly empty: ComponentChildren
  children(items: readonly Item[]): ComponentChildren
}

export const Paged = <Item,>({ pages, empty, children }: PagedProps<Item>) => {
  const { items, trouble, more } = pages
  return (
    <>
      <Alert words={trouble} />
      {items === null ? (
        trouble === null && (
          <p class="empty" aria-busy="true">
            {en.loading}
          </p>
        )
      ) : items.length === 0 ? (
        <p class="empty">{empty}</p>
      ) : (
        children(items)
      )}
      {more !== null && (
        <div class="row more">
          <button type="button" class="quiet" onClick={more}>
            {en.more}
          </button>
        </div>
      )}
    </>
  )
}
