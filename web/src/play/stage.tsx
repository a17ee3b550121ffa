import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Moment, type Named } from './beats/moment.tsx'
import type { Playback } from './beats/playback.ts'
import { Recap } from './beats/recap.tsx'

interface StageProps extends Named {
  readonly playback: Playback
  /** True if the board draws the beat itself. */
  readonly hasStage: boolean
  readonly children: ComponentChildren
}

/**
 * The board and the current beat. During a beat a press means the next beat and never a move, even
 * if the beat ends before the finger is lifted.
 */
export function Stage({ playback, hasStage, children, ...named }: StageProps) {
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
      {playback.missed.value.length > 0 && <Recap playback={playback} {...named} />}
    </div>
  )
}
