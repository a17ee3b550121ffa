import { useEffect, useState } from 'preact/hooks'
import type { Seat, Showing } from './board.ts'

export interface Walk {
  readonly seat: Seat
  readonly at: number
  /** Spaces that the pawn has reached during the animation, up to its current space. */
  readonly trod: readonly number[]
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const WALKING = 0.7

/**
 * Returns the position of a pawn while an animation moves it from space to space; null if no pawn
 * is moving.
 */
export function useWalk(showing: Showing | null, kind: 'space' | 'square'): Walk | null {
  const show = showing?.beat.show
  const move = show?.kind === 'move' && show.to.startsWith(`${kind}:`) ? show : null
  const key = showing?.beat.to ?? null
  const [walked, go] = useState({ key, steps: 0 })
  const count = move?.path.length ?? 0
  const steps = isStill() ? count : walked.key === key ? walked.steps : 0
  useEffect(() => {
    if (!showing || steps >= count) return
    const pause = (showing.lasts * WALKING) / count
    const alarm = setTimeout(() => go({ key, steps: steps + 1 }), pause)
    return () => clearTimeout(alarm)
  }, [key, steps, count])
  if (!move) return null
  const numberOf = (thing: string): number => Number(thing.slice(kind.length + 1))
  const trod = move.path.slice(0, steps).map(numberOf)
  return { seat: move.seat, at: trod.at(-1) ?? numberOf(move.from), trod }
}
