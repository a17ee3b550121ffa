import { exactly, oneOf, type Rules, type Seat } from 'touchline/kernel'
import { cornersOf } from '../read/shots.ts'
import { teamOf } from '../read/teams.ts'
import { problem } from '../refusals.ts'
import type { At, SpotKick } from '../types.ts'

export const saveRules: Rules<SpotKick, 'dive' | 'stay'> = {
  dive: {
    problem: (at, { seat, move }) => diveProblem(at, seat, move.corner),
    spaces(at, { seat }) {
      const corners = cornersOf(at).filter((corner) => !diveProblem(at, seat, corner))
      return [exactly('dive', { corner: oneOf(corners) })]
    },
    act: ({ emit }, { seat, move: { corner } }) => emit({ type: 'keeper.dived', seat, corner }),
  },
  stay: {
    problem: (at, { seat }) => (teamOf(at, seat).stayed ? problem('stayed-already') : null),
    act: ({ emit }, { seat }) => emit({ type: 'keeper.stayed', seat }),
  },
}

export function diveProblem(at: At, seat: Seat, corner: string) {
  if (!cornersOf(at).includes(corner)) return problem('no-such-corner')
  const { mayRepeat } = at.table.options
  return !mayRepeat && teamOf(at, seat).corner === corner
    ? problem('same-corner', { corner })
    : null
}
