import { useEffect, useRef, useState } from 'preact/hooks'
import { type Schemas, token, touchline } from '../service.ts'
import { inOneTab } from '../shell/tabs.ts'
import { useRetry } from '../ui/use-retry.ts'

export type News = Schemas['GameUpdate']

interface Hearing {
  onNews(news: News): void
  /** Something may have been missed: what was asked for before is to be asked for again. */
  onGap(): void
}

const GAP = 'gap'

/** Whatever happens at the tables of whoever is here, in whichever tab it is heard. */
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
    // The state comes first: lists that are asked for at the same time have it. One that comes
    // later comes because it is another.
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
      // Whose token has ended is told so already.
    }).catch((error) => signal.aborted || fail(error))
    return () => stop.abort()
  }, [me, times])
}
