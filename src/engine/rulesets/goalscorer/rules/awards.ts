import type { Problem, Rules } from '../../../kernel/rule.ts'
import type { Space } from '../../../kernel/space.ts'
import type { Move } from '../moves.ts'
import {
  ABILITIES,
  counterId,
  counterNumber,
  countersOf,
  otherSeat,
  seatOf,
} from '../read/counters.ts'
import { squareName } from '../read/pitch.ts'
import { identityOf, isRevealed, squareOf, standsOn, statusOf } from '../read/standing.ts'
import { problem } from '../refusals.ts'
import type { AwardKind } from '../state.ts'
import type { At, Goalscorer } from '../types.ts'
import { reveal } from './capture.ts'
import { scoreGoals } from './goals.ts'

export const awardRules: Rules<Goalscorer, 'take-penalty' | 'call-offside'> = {
  'take-penalty': {
    problem: (at, { move }) => pickProblem(at, 'penalty', counterNumber(move.counter)),
    spaces: (at) => [pickSpace(at, 'take-penalty', 'penalty')],
    act(play, { seat, move: { counter: id } }) {
      const { emit } = play
      const counter = counterNumber(id)
      const { kind } = ABILITIES[identityOf(play, counter)].onPenalty
      const isStar = kind === 'reveal'
      const scores = kind === 'remove-and-score'
      const left = scores ? 'goal' : 'removed'
      const found = isRevealed(play, counter) ? 'no-effect' : 'star-revealed'
      emit({ type: 'penalty.taken', seat, counter: id, outcome: isStar ? found : left })
      reveal(play, counter, 'penalty')
      if (!isStar) {
        const square = squareName(standsOn(play, counter))
        emit({ type: 'counter.removed', counter: id, square })
      }
      if (scores) scoreGoals(play, seat, { goals: 1, reason: 'penalty', counter })
    },
  },

  'call-offside': {
    problem: (at, { move }) => pickProblem(at, 'offside', counterNumber(move.counter)),
    spaces: (at) => [pickSpace(at, 'call-offside', 'offside')],
    act(play, { seat, move: { counter } }) {
      play.emit({ type: 'offside.taken', seat, counter })
      reveal(play, counterNumber(counter), 'offside')
    },
  },
}

export const picks = (at: At, kind: AwardKind): number[] =>
  countersOf(otherSeat(at.state.seat)).filter((counter) => !pickProblem(at, kind, counter))

function pickSpace(at: At, type: 'take-penalty' | 'call-offside', kind: AwardKind): Space<Move> {
  return { type, exact: true, fields: { counter: { oneOf: picks(at, kind).map(counterId) } } }
}

function pickProblem(at: At, kind: AwardKind, counter: number): Problem | null {
  const { state, table } = at
  if (seatOf(counter) === state.seat) return problem('target-not-opponent')
  const status = statusOf(at, counter)
  const isOfferedSubstitute =
    kind === 'offside' && status === 'substitute' && table.options.offsideMayRevealSubstitute
  if (squareOf(at, counter) === null && !isOfferedSubstitute)
    return problem('target-not-on-pitch', { status })
  if (status === 'first-team') return problem('target-not-youth')
  const isKnown = kind === 'offside' && isRevealed(at, counter)
  return isKnown ? problem('target-already-revealed') : null
}
