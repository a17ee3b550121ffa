import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Moment, type Named } from './beats/moment.tsx'
import { Recap } from './beats/recap.tsx'
import type { GameConnection, Seen } from './game-connection.ts'
import { currentDecision } from './load-game.ts'

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
