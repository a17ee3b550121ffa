import type { Problem } from '../../../kernel/rule.ts'
import type { Space } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { Move } from '../moves.ts'
import { COUNTER_IDS, COUNTERS_PER_SEAT, firstOf, seatOf } from '../read/counters.ts'
import { isOnPitch, pitchOf } from '../read/pitch.ts'
import { squareOf, statusOf } from '../read/standing.ts'
import { type Role, targets } from '../read/targets.ts'
import { problem } from '../refusals.ts'
import type { At } from '../types.ts'

/** What both moves of a turn have in common: whose counter it is, and as what it stands where. */
export function standingProblem(at: At, seat: Seat, counter: number, role: Role): Problem | null {
  if (seatOf(counter) !== seat) return problem('not-your-counter')
  const status = statusOf(at, counter)
  if (squareOf(at, counter) === null) return problem('counter-not-on-pitch', { status })
  if (status === role) return null
  return problem(role === 'youth' ? 'not-a-youth-counter' : 'not-a-first-teamer')
}

export function offPitchProblem({ table }: At, square: number): Problem | null {
  const { rows } = table.options
  return isOnPitch(square, pitchOf(rows)) ? null : problem('square-off-pitch', { rows })
}

const ONE_COUNTER = COUNTER_IDS.map((id) => ({ is: id }))

// Written out rather than by `exactly`: random play asks for them at every move.
export function steps(at: At, role: Role): Space<Move>[] {
  const type = role === 'youth' ? 'move-youth' : 'move-first-teamer'
  const spaces: Space<Move>[] = []
  const first = firstOf(at.state.seat)
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1) {
    const to = targets(at, counter, role)
    if (to === null) continue
    spaces.push({ type, exact: true, fields: { counter: ONE_COUNTER[counter]!, to } })
  }
  return spaces
}
