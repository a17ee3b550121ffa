import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { lazy } from '../ui/lazy.tsx'
import type { Named } from './beats/moment.tsx'
import type { GameConnection, Seen } from './game-connection.ts'
import { currentDecision } from './load-game.ts'

const loadMoment = async () => (await import('./beats/moment.tsx')).Moment
export const Moment = lazy(loadMoment)
const Recap = lazy(async () => (await import('./beats/recap.tsx')).Recap)

interface StageProps extends Named {
  readonly game: GameConnection
  readonly seen: Seen
  readonly children: ComponentChildren
}

/**
 * The board and the current beat. During a beat a press means the next beat and never a move, even
 * if the beat ends before the finger is lifted.
 */
export function Stage({ game: { playback }, seen, children, ...named }: StageProps) {
  const hasStage = seen.board?.hasStage ?? false
  // The recap comes after a question that does not wait.
  const isUrgent = currentDecision(seen)?.manner === 'urgent'
  const showing = playback.showing.value
  const isSkipping = useRef(false)
  useEffect(() => {
    // Ready before the first beat; `ChunkLoadError` reports a failure.
    loadMoment().catch(() => {})
  }, [])
  return (
    <div
      class="stage"
      onPointerDownCapture={() => {
        isSkipping.current = showing !== null
      }}
      onClickCapture={(event) => {
        if (!isSkipping.current && showing === null) return
        event.stopPropagation()
        isSkipping.current = false
        if (showing) playback.next()
      }}
    >
      {children}
      {showing && !hasStage && <Moment showing={showing} {...named} />}
      {playback.missed.value.length > 0 && !isUrgent && <Recap playback={playback} {...named} />}
    </div>
  )
}
