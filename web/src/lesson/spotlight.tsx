import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { LessonConnection } from './connection.ts'

interface Ring {
  readonly thing: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Draws rings around the items that the coach mentions. The rings do not block clicks on the board.
 */
export function Spotlight({ lesson }: { readonly lesson: LessonConnection }) {
  const ref = useRef<HTMLDivElement>(null)
  const [rings, draw] = useState<readonly Ring[]>([])
  const step = lesson.step.value
  const isPlaying = lesson.playback.showing.value !== null
  const version = lesson.seen.value?.observation.version
  useLayoutEffect(() => {
    const stage = ref.current?.parentElement
    if (!stage || !step || isPlaying) return draw([])
    reveal(stage, step.point.at(-1))
    const measure = () => draw(step.point.flatMap((thing) => ringAround(stage, thing)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [step, isPlaying, version])
  return (
    <div ref={ref} class="spotlight" aria-hidden="true">
      {rings.map(({ thing, left, top, width, height }) => (
        <i
          key={thing}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
    </div>
  )
}

function itemIn(stage: Element, thing: string): Element | null {
  const name = CSS.escape(thing)
  const [kind, place = ''] = thing.split(':')
  const plain = `[data-${kind}="${CSS.escape(place)}"]`
  return stage.querySelector(`[data-item="${name}"], [data-thing="${name}"], ${plain}`)
}

function reveal(stage: Element, thing: string | undefined): void {
  const item = thing === undefined ? null : itemIn(stage, thing)
  if (!item) return
  const { left, top, width, height } = item.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!shown || !stage.contains(shown)) item.scrollIntoView({ block: 'center' })
}

function ringAround(stage: Element, thing: string): Ring[] {
  const item = itemIn(stage, thing)
  if (!item) return []
  const [outer, inner] = [stage.getBoundingClientRect(), item.getBoundingClientRect()]
  const { width, height } = inner
  return [{ thing, left: inner.left - outer.left, top: inner.top - outer.top, width, height }]
}
