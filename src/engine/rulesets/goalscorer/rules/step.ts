import type { Space } from '../../../kernel/space.ts'
import type { Move } from '../moves.ts'
import { COUNTER_IDS, COUNTERS_PER_SEAT, firstOf } from '../read/counters.ts'
import { type Role, targets } from '../read/targets.ts'
import type { At } from '../types.ts'

const ONE_COUNTER = COUNTER_IDS.map((id) => ({ is: id }))

// The sets of moves are built without the helper `exactly`, which would be too slow for simulated
// games.
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
