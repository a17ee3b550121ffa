import type { Problem, Rules } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { ABILITIES, counterNumber, seatOf } from '../read/counters.ts'
import {
  firstTeamerWay,
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
import { offPitchProblem, standingProblem, steps } from './step.ts'

/** The second move of a turn. */
export const firstTeam: Rules<Goalscorer, 'move-first-teamer'> = {
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

function firstTeamProblem(at: At, seat: Seat, counter: number, to: number): Problem | null {
  const basic = standingProblem(at, seat, counter, 'first-team') ?? offPitchProblem(at, to)
  if (basic) return basic
  const pitch = pitchOf(at.table.options.rows)
  const from = standsOn(at, counter)
  if (!leadsTo(wayAround(pitch, from), to)) return problem('not-one-square')
  const identity = identityOf(at, counter)
  if (!leadsTo(firstTeamerWay(pitch, seat, identity, from), to)) {
    const isDefender = ABILITIES[identity].movement === 'orthogonal'
    return problem(isDefender ? 'defender-no-diagonal' : 'goalkeeper-outside-area')
  }
  return entryProblem(at, seat, to)
}

/** Counters in between block nobody, not even a debut: only the square itself counts. */
export function entryProblem(at: At, seat: Seat, square: number): Problem | null {
  const occupant = occupantOf(at, square)
  if (occupant === null) return null
  if (seatOf(occupant) === seat) return problem('square-occupied-by-own')
  return isProtected(occupant, at.table.options) ? problem('goalkeeper-protected') : null
}
