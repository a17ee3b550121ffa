import type { Problem, Rules } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { ABILITIES, counterNumber, seatOf } from '../read/counters.ts'
import {
  firstTeamerWay,
  isOnPitch,
  leadsTo,
  pitchOf,
  squareName,
  squareNumber,
  wayAround,
} from '../read/pitch.ts'
import { identityOf, occupantOf, standsOn } from '../read/standing.ts'
import { isProtected } from '../read/targets.ts'
import { problem } from '../refusals.ts'
import type { At, Goalscorer } from '../types.ts'
import { capture } from './capture.ts'
import { steps } from './step.ts'

export const firstTeamRules: Rules<Goalscorer, 'move-first-teamer'> = {
  'move-first-teamer': {
    problem: (at, { seat, move }) =>
      firstTeamProblem(at, seat, counterNumber(move.counter), squareNumber(move.to)),
    spaces: (at) => steps(at, 'first-team'),
    act(play, { seat, move: { counter: id, to } }) {
      const counter = counterNumber(id)
      const captured = occupantOf(play, squareNumber(to))
      const from = squareName(standsOn(play, counter))
      play.emit({ type: 'first-teamer.moved', seat, counter: id, from, to })
      if (captured !== null) capture(play, counter, captured)
    },
  },
}

function firstTeamProblem(at: At, seat: Seat, counter: number, to: number) {
  const { statuses, squares } = at.state
  const { rows } = at.table.options
  const pitch = pitchOf(rows)
  if (seatOf(counter) !== seat) return problem('not-your-counter')
  const status = statuses[counter]
  const from = squares[counter] ?? null
  if (from === null) return problem('counter-not-on-pitch', { status })
  if (status !== 'first-team') return problem('not-a-first-teamer')
  if (!isOnPitch(to, pitch)) return problem('square-off-pitch', { rows })
  const identity = identityOf(at, counter)
  if (leadsTo(firstTeamerWay(pitch, seat, identity, from), to)) return entryProblem(at, seat, to)
  if (!leadsTo(wayAround(pitch, from), to)) return problem('not-one-square')
  const isDefender = ABILITIES[identity].movement === 'orthogonal'
  return problem(isDefender ? 'defender-no-diagonal' : 'goalkeeper-outside-area')
}

/**
 * Checks whether a counter may enter the square at the end of its move. Counters between two
 * squares do not block a move, not even a debut.
 */
export function entryProblem(at: At, seat: Seat, square: number): Problem | null {
  const occupant = occupantOf(at, square)
  if (occupant === null) return null
  if (seatOf(occupant) === seat) return problem('square-occupied-by-own')
  return isProtected(occupant, at.table.options) ? problem('goalkeeper-protected') : null
}
