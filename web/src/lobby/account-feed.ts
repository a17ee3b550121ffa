import { useEffect, useRef, useState } from 'preact/hooks'
import { type Schemas, token, touchline } from '../service.ts'
import { inOneTab } from '../shell/tabs.ts'
import { useRetry } from '../ui/use-retry.ts'

export type News = Schemas['GameUpdate']

interface Hearing {
  onNews(news: News): void
  /** Events may have been missed: reload. */
  onGap(): void
}

const GAP = 'gap'

/** Follows the account's events, whichever tab holds the stream. */
export function useAccountFeed(hearing: Hearing): void {
  const me = token.value
  const [error, fail] = useState<unknown>(null)
  const [times, begin] = useState(0)
  const latest = useRef(hearing)
  latest.current = hearing
  useRetry(error, () => begin(times + 1))
  useEffect(() => {
    if (me === null) return
    const stop = new AbortController()
    const { signal } = stop
    const hear = (said: News | typeof GAP) =>
      said === GAP ? latest.current.onGap() : latest.current.onNews(said)
    // The first state precedes lists loaded at the same time. A later one means that it has
    // changed.
    let hasState = times === 0
    inOneTab<News | typeof GAP>(`news ${me.slice(-8)}`, {
      signal,
      hear,
      work: (tell) =>
        touchline.stream('/v1/account/stream', {
          params: {},
          signal,
          onItem(item) {
            fail(null)
            const said = 'news' in item ? item : GAP
            if (said !== GAP || !hasState) {
              hear(said)
              tell(said)
            }
            hasState = false
          },
        }),
      async wait() {
        hasState = false
      },
      // An expired token is reported elsewhere.
    }).catch((error) => signal.aborted || fail(error))
    return () => stop.abort()
  }, [me, times])
}
