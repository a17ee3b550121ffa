import { useEffect } from 'preact/hooks'
import { type Schemas, token, touchline } from '../service.ts'
import { inOneTab } from '../shell/tabs.ts'

export type News = Schemas['GameNews']

/** Whatever happens at the tables of whoever is here, in whichever tab it is heard. */
export function useNews(onNews: (news: News) => void): void {
  const me = token.value
  useEffect(() => {
    if (me === null) return
    const stop = new AbortController()
    const { signal } = stop
    inOneTab<News>(`news ${me.slice(-8)}`, {
      signal,
      hear: onNews,
      work: (tell) =>
        touchline.stream('/v1/account/stream', {
          ...{ params: {}, signal },
          onItem(item) {
            // The state comes first: the lists have it.
            if (!('news' in item)) return
            onNews(item)
            tell(item)
          },
        }),
      // Whose token has ended is told so already; without news the lists are as they were read.
    }).catch(() => {})
    return () => stop.abort()
  }, [me])
}
