import { useEffect, useRef, useState } from 'preact/hooks'
import { withSeatNames } from '../../ui/format.ts'
import type { GameConnection } from '../game-connection.ts'

const PAUSE_MILLISECONDS = 700
/**
 * Maximum number of waiting sentences; if more sentences are waiting, a screen reader reads only
 * the last sentences.
 */
const SENTENCES_MAX = 6
const UTTERANCES_MAX = 12

interface SpeechProps {
  readonly game: GameConnection
  readonly version: number
  readonly names: readonly string[]
}

interface Utterance {
  readonly id: number
  readonly words: string
}

/**
 * Announces events to screen readers when their animations start, and announces refused moves
 * immediately.
 */
export function Speech({ game, version, names }: SpeechProps) {
  const [lines, setLines] = useState<readonly Utterance[]>([])
  const waiting = useRef<readonly string[]>([])
  const alarm = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const heard = useRef(version)
  const began = game.playback.began.value
  const events = game.events.value
  const refusal = game.refusal.value
  const hasBeats = game.seen.value?.observation.beats !== undefined

  const utter = () => {
    alarm.current = undefined
    const words = waiting.current.slice(-SENTENCES_MAX).join(' ')
    waiting.current = []
    if (words === '') return
    setLines((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1
      return [...before, { id, words: withSeatNames(words, names) }].slice(-UTTERANCES_MAX)
    })
    alarm.current = setTimeout(utter, PAUSE_MILLISECONDS)
  }
  const say = (sentences: readonly string[]) => {
    waiting.current = [...waiting.current, ...sentences]
    if (alarm.current === undefined && sentences.length > 0) utter()
  }
  useEffect(() => {
    say(began.flatMap(({ weight, says }) => (weight > 0 ? says : [])))
  }, [began])
  useEffect(() => {
    // If events are not animated, screen readers announce new log entries instead.
    const news = events.filter((one) => one.version > heard.current)
    heard.current = Math.max(heard.current, events.at(-1)?.version ?? 0)
    if (!hasBeats) say(news.flatMap(({ words }) => words ?? []))
  }, [events])
  useEffect(() => {
    if (refusal) say([refusal.message])
  }, [refusal])
  useEffect(() => () => clearTimeout(alarm.current), [])
  return (
    <div class="hidden-label" role="log">
      {lines.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  )
}
