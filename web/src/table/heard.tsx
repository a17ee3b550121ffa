import { useEffect, useRef, useState } from 'preact/hooks'
import type { OpenGame } from './game.ts'

/** So long nothing more must have happened before it is read out. */
const QUIET_MILLISECONDS = 1_000
/** Of more at once, the last are told. */
const SENTENCES_MAX = 6

interface HeardProps {
  readonly game: OpenGame
  readonly version: number
}

/** For whoever listens: refusals at once, and what others did in one go. */
export function Heard({ game, version }: HeardProps) {
  const [said, say] = useState('')
  const last = useRef(version)
  const events = game.events.value
  const refusal = game.refusal.value
  const mine = game.seen.value?.observation.seat
  useEffect(() => {
    const alarm = setTimeout(() => {
      const news = events.filter((one) => one.version > last.current)
      last.current = Math.max(last.current, events.at(-1)?.version ?? 0)
      const told = news.flatMap(({ event, words }) =>
        words && (event?.seat === undefined || event.seat !== mine) ? [words] : [],
      )
      if (told.length > 0) say(told.slice(-SENTENCES_MAX).join(' '))
    }, QUIET_MILLISECONDS)
    return () => clearTimeout(alarm)
  }, [events, mine])
  useEffect(() => {
    if (refusal) say(refusal.message)
  }, [refusal])
  return (
    <p class="hidden-label" role="status">
      {said}
    </p>
  )
}
