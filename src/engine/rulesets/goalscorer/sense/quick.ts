import { at as itemAt } from '../../../kernel/define.ts'
import type { Policy } from '../../../kernel/evaluation.ts'
import { bestMove } from '../../../kernel/sampling.ts'
import type { Seat } from '../../../kernel/types.ts'
import { distance, outcomeWith } from '../bot/outlook.ts'
import type { Move } from '../moves.ts'
import { counterNumber, otherSeat, seatOf } from '../read/counters.ts'
import { isAttackedLine, pitchOf, squareNumber, stepsToGo } from '../read/pitch.ts'
import type { At, Goalscorer } from '../types.ts'
import { capturedValue, FAR, isScorer, onPitch, reachedBy, stepsOfNearest } from './reach.ts'

const NOISE = 12_000

export const quick: Policy<Goalscorer> = (at, { decision: { seat }, spaces }, chance) => {
  const rate = rater(at, seat)
  return bestMove(spaces, (move) => rate(move) + chance.below(1000) / NOISE)
}

/**
 * Returns a function that rates moves. To rate moves, the bot may use the identities of the seat's
 * counters, of revealed counters and of First Teamers.
 */
function rater(at: At, seat: Seat): (move: Move) => number {
  const reached = reachedBy(at, otherSeat(seat))
  const prey = preyOf(at, seat)
  return (move) => {
    switch (move.type) {
      case 'move-youth':
        return rateRun(at, seat, reached, counterNumber(move.counter), squareNumber(move.to))
      case 'take-penalty':
        return ratePenalty(at, counterNumber(move.counter))
      case 'call-offside':
        return 0
      case 'move-first-teamer': {
        const counter = counterNumber(move.counter)
        const to = squareNumber(move.to)
        const captured = itemAt(at.state.board, to)
        const gain =
          captured === null ? rateHunt(at, prey, counter, to) : rateCapture(at, seat, captured)
        return gain - danger(at, seat, reached, counter, to)
      }
      case 'make-debut': {
        const to = squareNumber(move.to)
        const captured = itemAt(at.state.board, to)
        const gain = captured === null ? 0 : rateCapture(at, seat, captured)
        return gain - (reached[to] ? EXPOSED : 0)
      }
    }
  }
}

function danger(
  at: At,
  seat: Seat,
  reached: readonly boolean[],
  counter: number,
  to: number,
): number {
  const from = at.state.squares[counter] ?? to
  if (reached[from] === reached[to]) return 0
  const loss = capturedValue(at, otherSeat(seat), counter)
  return reached[to] ? loss : -loss
}

const EXPOSED = 0.5
/**
 * Maximum distance from the Goal Line, in rows, at which a Youth Counter is rated almost like a
 * First Teamer.
 */
const NEAR_LINE = 2
const NEARNESS = 0.1
const FREE_RUN = 1
const RESTLESS = 0.3

function rateRun(
  at: At,
  seat: Seat,
  reached: readonly boolean[],
  counter: number,
  to: number,
): number {
  const { state, table } = at
  const pitch = pitchOf(table.options.rows)
  const steps = stepsToGo(to, seat, pitch)
  const safety = -danger(at, seat, reached, counter, to)
  if (state.identities[counter] !== 'star') return safety + (steps <= NEAR_LINE ? NEARNESS : 0)
  if (isAttackedLine(to, seat, pitch)) return rateArrival(at, seat)
  const isFree = steps < stepsOfNearest(at, otherSeat(seat), to) - 1
  return safety + (isFree ? FREE_RUN : -RESTLESS)
}

const DECISIVE = 20
const DRAWN = 0.1

function rateArrival({ state }: At, seat: Seat): number {
  const result = outcomeWith(state.score, seat)
  return result === 0 ? DRAWN : DECISIVE * result
}

const SURE = 2

const ratePenalty = ({ state }: At, counter: number): number =>
  state.revealed[counter] ? (isScorer(itemAt(state.identities, counter)) ? SURE : -SURE) : 0

const UNKNOWN = 0.4

function rateCapture(at: At, seat: Seat, counter: number): number {
  if (seatOf(counter) === seat) return 0
  const { revealed, statuses } = at.state
  const isKnown = revealed[counter] || statuses[counter] === 'first-team'
  return isKnown ? capturedValue(at, seat, counter) : UNKNOWN
}

function preyOf(at: At, seat: Seat): readonly number[] {
  const prey: number[] = []
  onPitch(at, otherSeat(seat), (counter, square) => {
    if (rateCapture(at, seat, counter) > 0) prey.push(square)
  })
  return prey
}

const HUNT = 0.1

function rateHunt({ state }: At, prey: readonly number[], counter: number, to: number): number {
  const from = state.squares[counter] ?? to
  if (state.identities[counter] === '1') return 0
  return HUNT * (toNearest(prey, from) - toNearest(prey, to))
}

function toNearest(squares: readonly number[], from: number): number {
  let nearest = FAR
  for (const square of squares) nearest = Math.min(nearest, distance(from, square))
  return nearest
}
