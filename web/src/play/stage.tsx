import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { BoardItem } from '../boards/items.ts'
import { lazy } from '../ui/lazy.tsx'
import type { GameConnection, Seen } from './game-connection.ts'
import { Moment } from './lazy-moment.ts'
import { currentDecision } from './load-game.ts'
import type { Named } from './named.ts'

const Recap = lazy(async () => (await import('./beats/recap.tsx')).Recap)

interface StageProps extends Named {
  readonly game: GameConnection
  readonly seen: Seen
  readonly children: ComponentChildren
  /** `things` starts with the pressed board item, followed by the surrounding board items. */
  pressUnmarked(things: readonly BoardItem[]): void
}

/**
 * During an animation, a press only shows the next animation. A press that begins during an
 * animation makes no move, even if the animation ends before the finger is lifted.
 */
export function Stage(props: StageProps) {
  const { game, seen, children, pressUnmarked, ...named } = props
  const { playback } = game
  const hasStage = seen.board?.hasStage ?? false
  // If a decision is urgent, the recap of missed events is shown only after the player has
  // answered.
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
        if (!isSkipping.current && showing === null) {
          const things = unmarkedAt(event.target)
          if (things.length > 0) pressUnmarked(things)
          return
        }
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

/**
 * Returns the unmarked board items at the pressed point, starting with the innermost item. Returns
 * an empty list if a link, a form control or a marked board item handles the press.
 */
function unmarkedAt(target: EventTarget | null): readonly BoardItem[] {
  if (!(target instanceof Element) || target.closest('[data-thing], a, button, input, select'))
    return []
  const things: BoardItem[] = []
  let at = target.closest('[data-item]')
  while (at) {
    things.push(at.getAttribute('data-item') as BoardItem)
    at = at.parentElement?.closest('[data-item]') ?? null
  }
  return things
}
