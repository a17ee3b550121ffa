import { useEffect, useRef, useState } from 'preact/hooks'
import { withSeatNames } from '../ui/format.ts'
import type { GameConnection } from './game-connection.ts'

/** Delay that collects events into one announcement. */
const QUIET_MILLISECONDS = 1_000
/** If there are more, only the last ones are read out. */
const SENTENCES_MAX = 6

interface LiveRegionProps {
  readonly game: GameConnection
  readonly version: number
  readonly names: readonly string[]
}

/** Screen reader announcements: refusals at once, events in batches. */
export function LiveRegion({ game, version, names }: LiveRegionProps) {
  const [text, setText] = useState('')
  const last = useRef(version)
  const events = game.events.value
  const refusal = game.refusal.value
  const mine = game.seen.value?.observation.seat
  useEffect(() => {
    const alarm = setTimeout(() => {
      const news = events.filter((one) => one.version > last.current)
      last.current = Math.max(last.current, events.at(-1)?.version ?? 0)
      const sentences = news.flatMap(({ event, words }) =>
        words && (event?.seat === undefined || event.seat !== mine) ? [words] : [],
      )
      if (sentences.length > 0)
        setText(withSeatNames(sentences.slice(-SENTENCES_MAX).join(' '), names))
    }, QUIET_MILLISECONDS)
    return () => clearTimeout(alarm)
  }, [events, mine])
  useEffect(() => {
    if (refusal) setText(withSeatNames(refusal.message, names))
  }, [refusal])
  return (
    <p class="hidden-label" role="status">
      {text}
    </p>
  )
}
