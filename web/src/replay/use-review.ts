import { useEffect, useState } from 'preact/hooks'
import type { OpenReview } from './panel-props.ts'
import type { Recording } from './recording.ts'

/**
 * Returns the analysis of the game; null if the game has no analysis or the analysis has not been
 * loaded yet.
 */
export function useReview({ whole }: Recording): OpenReview | null {
  const [review, show] = useState<OpenReview | null>(null)
  useEffect(() => {
    show(null)
    if (!whole?.hasSense) return
    let close = () => {}
    let isGone = false
    const open = async () => {
      const { ReviewClient, ReviewTab: Tab, FortuneLine: Line } = await import('./review-tab.tsx')
      if (isGone) return
      const client = new ReviewClient()
      close = () => client.close()
      const opened = await client.open(whole.log)
      if (opened) show({ ...opened, at: client.review, Tab, Line })
    }
    // Errors of the analysis are ignored, because the page also works without the analysis.
    open().catch(() => {})
    return () => {
      isGone = true
      close()
    }
  }, [whole])
  return review
}
