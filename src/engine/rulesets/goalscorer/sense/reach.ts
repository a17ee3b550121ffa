import { at as itemAt } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { distance, outcomeWith } from '../bot/outlook.ts'
import { COUNTERS_PER_SEAT, firstOf, type Identity } from '../read/counters.ts'
import { firstTeamerWay, pitchOf } from '../read/pitch.ts'
import type { At } from '../types.ts'

export function onPitch(
  { state }: At,
  seat: Seat,
  visit: (counter: number, square: number) => void,
): void {
  const first = firstOf(seat)
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1) {
    const square = state.squares[counter]
    if (square !== null && square !== undefined) visit(counter, square)
  }
}

export function reachedBy(at: At, seat: Seat): readonly boolean[] {
  const { state, table } = at
  const pitch = pitchOf(table.options.rows)
  const reached = Array<boolean>(pitch.squares).fill(false)
  onPitch(at, seat, (counter, from) => {
    if (state.statuses[counter] !== 'first-team') return
    const { squares } = firstTeamerWay(pitch, seat, itemAt(state.identities, counter), from)
    for (const to of squares) reached[to] = true
  })
  return reached
}

/**
 * Distance that is assigned to a square that cannot be reached; larger than the length of any path
 * on the Pitch.
 */
export const FAR = 15

export function stepsOfNearest(at: At, seat: Seat, to: number): number {
  const { statuses, identities } = at.state
  let nearest = FAR
  onPitch(at, seat, (counter, square) => {
    if (statuses[counter] === 'first-team' && identities[counter] !== '1')
      nearest = Math.min(nearest, distance(square, to))
  })
  return nearest
}

const CAPTURED: Readonly<Record<Exclude<Identity, 'star'>, number>> = {
  '1': 0.02,
  '2': -0.33,
  '3': -0.33,
  '4': -0.1,
  '5': -0.1,
  '6': -0.1,
  '7': 1,
  '8': 1,
  '9': 1,
  '10': 1,
  '11': 1,
}
const STAR = 3

export function capturedValue({ state }: At, seat: Seat, counter: number): number {
  const identity = itemAt(state.identities, counter)
  if (identity === 'star') return STAR * outcomeWith(state.score, seat)
  return CAPTURED[identity]
}

export const isScorer = (identity: Identity): boolean =>
  identity !== 'star' && CAPTURED[identity] === 1
