import { useEffect, useState } from 'preact/hooks'
import type { Opened, Review } from '../engine/thinking.ts'
import type { Film } from './film.ts'

/** A game that can be thought about again. */
export interface OpenReview extends Opened {
  /** Of the move that led to that version; null: none did. Each is thought about once. */
  at(version: number, tries: number): Promise<Review | null>
  /** What shows it comes with what thinks. */
  readonly parts: typeof import('./review-tab.tsx')
}

/** Null until what thinks has come, and where there is nothing to think about. */
export function useReview({ whole }: Film): OpenReview | null {
  const [review, show] = useState<OpenReview | null>(null)
  useEffect(() => {
    show(null)
    if (!whole?.hasSense) return
    let close = () => {}
    let isGone = false
    const open = async () => {
      const parts = await import('./review-tab.tsx')
      if (isGone) return
      const thinker = new parts.Thinker()
      close = () => thinker.close()
      const opened = await thinker.open(whole.log)
      if (opened) show({ ...opened, at: thinker.review, parts })
    }
    // Without a network, say: the page is as it is without it.
    open().catch(() => {})
    return () => {
      isGone = true
      close()
    }
  }, [whole])
  return review
}
