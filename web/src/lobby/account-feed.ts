import { useEffect, useRef, useState } from 'preact/hooks'
import { me, type Schemas, touchline } from '../service.ts'
import { inOneTab } from '../shell/tabs.ts'
import { useRetry } from '../ui/use-retry.ts'

export type News = Schemas['GameUpdate']

interface Listener {
  onNews(news: News): void
  /** Called if events may have been missed, so that the listener reloads its data. */
  onGap(): void
}

const GAP = 'gap'

/** Receives the account's events over one stream that all tabs of the browser share. */
export function useAccountFeed(listener: Listener): void {
  const myId = me.value
  const [error, setError] = useState<unknown>(null)
  const [times, setTimes] = useState(0)
  const latest = useRef(listener)
  latest.current = listener
  useRetry(error, () => setTimes(times + 1))
  useEffect(() => {
    if (myId === null) return
    const stop = new AbortController()
    const { signal } = stop
    const receive = (message: News | typeof GAP) =>
      message === GAP ? latest.current.onGap() : latest.current.onNews(message)
    // The stream's first state message arrives while the page is still loading its data. Any later
    // state message means that the page may have missed events.
    let hasState = times === 0
    inOneTab<News | typeof GAP>(`news ${myId}`, {
      signal,
      receive,
      work: (broadcast) =>
        touchline.stream('/v1/account/stream', {
          params: {},
          signal,
          onItem(item) {
            setError(null)
            const message = 'news' in item ? item : GAP
            if (message !== GAP || !hasState) {
              receive(message)
              broadcast(message)
            }
            hasState = false
          },
        }),
      async wait() {
        hasState = false
      },
      // An expired session causes no error here, because the code that sends all requests handles
      // an expired session.
    }).catch((error) => signal.aborted || setError(error))
    return () => stop.abort()
  }, [myId, times])
}
