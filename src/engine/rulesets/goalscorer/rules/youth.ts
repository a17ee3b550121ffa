import type { Rules } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { counterId, counterNumber, seatOf } from '../read/counters.ts'
import {
  isAttackedLine,
  isOnPitch,
  leadsTo,
  pitchOf,
  squareName,
  squareNumber,
  youthWay,
} from '../read/pitch.ts'
import { identityOf, standsOn } from '../read/standing.ts'
import { problem } from '../refusals.ts'
import type { At, Goalscorer, Play } from '../types.ts'
import { reveal } from './capture.ts'
import { endGame, scoreGoals } from './goals.ts'
import { steps } from './step.ts'

export const youthRules: Rules<Goalscorer, 'move-youth'> = {
  'move-youth': {
    problem: (at, { seat, move }) =>
      youthProblem(at, seat, counterNumber(move.counter), squareNumber(move.to)),
    spaces: (at) => steps(at, 'youth'),
    act(play, { seat, move: { counter: id, to } }) {
      const counter = counterNumber(id)
      const from = squareName(standsOn(play, counter))
      play.emit({ type: 'youth.moved', seat, counter: id, from, to })
      const pitch = pitchOf(play.table.options.rows)
      if (isAttackedLine(squareNumber(to), seat, pitch)) arrive(play, counter)
    },
  },
}

function youthProblem({ state, table }: At, seat: Seat, counter: number, to: number) {
  const { statuses, squares, board } = state
  const { rows } = table.options
  const pitch = pitchOf(rows)
  if (seatOf(counter) !== seat) return problem('not-your-counter')
  const status = statuses[counter]
  const from = squares[counter] ?? null
  if (from === null) return problem('counter-not-on-pitch', { status })
  if (status !== 'youth') return problem('not-a-youth-counter')
  if (!isOnPitch(to, pitch)) return problem('square-off-pitch', { rows })
  if (!leadsTo(youthWay(pitch, seat, from), to)) return problem('not-one-square-forward')
  const occupant = board[to] ?? null
  if (occupant === null) return null
  return problem(seatOf(occupant) === seat ? 'square-occupied-by-own' : 'youth-cannot-capture')
}

function arrive(play: Play, counter: number): void {
  const { state, emit } = play
  const { seat } = state
  if (identityOf(play, counter) === 'star') {
    reveal(play, counter, 'star-arrived')
    scoreGoals(play, seat, { goals: 2, reason: 'star-arrived', counter })
    endGame(play, 'star-arrived')
  } else {
    const square = squareName(standsOn(play, counter))
    emit({ type: 'goal-line.reached', seat, counter: counterId(counter), square })
  }
}
