import { at as itemAt } from '../../../kernel/define.ts'
import { bestMove } from '../../../kernel/sampling.ts'
import type { Policy } from '../../../kernel/sense.ts'
import type { Seat } from '../../../kernel/types.ts'
import { distance, outcomeWith } from '../bot/outlook.ts'
import type { Move } from '../moves.ts'
import {
  COUNTERS_PER_SEAT,
  counterNumber,
  firstOf,
  type Identity,
  otherSeat,
  seatOf,
} from '../read/counters.ts'
import { isAttackedLine, pitchOf, squareNumber } from '../read/pitch.ts'
import type { At, Goalscorer } from '../types.ts'

/** Ties, and what is nearly one, are broken by luck: a policy must not play one game only. */
const NOISE = 2_000

/** Captures what pays, keeps scorers out of reach, and runs home with the Star Player. */
export const quick: Policy<Goalscorer> = (at, { decision: { seat }, spaces }, chance) => {
  const rate = rater(at, seat)
  return bestMove(spaces, (move) => rate(move) + chance.below(1000) / NOISE)
}

/** A seat knows its own identities, those that are revealed, and those of First Teamers. */
function rater(at: At, seat: Seat): (move: Move) => number {
  const foes = foesOf(at, seat)
  return (move) => {
    switch (move.type) {
      case 'move-youth':
        return rateRun(at, seat, foes, counterNumber(move.counter), squareNumber(move.to))
      case 'take-penalty':
        return ratePenalty(at, counterNumber(move.counter))
      case 'call-offside':
        return 0
      case 'move-first-teamer':
      case 'make-debut':
        return rateCapture(at, seat, itemAt(at.state.board, squareNumber(move.to)))
    }
  }
}

/** Where the other seat's First Teamers stand that may capture. */
function foesOf({ state }: At, seat: Seat): number[] {
  const foes: number[] = []
  const first = firstOf(otherSeat(seat))
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1) {
    const square = state.squares[counter]
    if (state.statuses[counter] !== 'first-team' || state.identities[counter] === '1') continue
    if (square !== null && square !== undefined) foes.push(square)
  }
  return foes
}

function rateRun(
  { state, table }: At,
  seat: Seat,
  foes: readonly number[],
  counter: number,
  to: number,
): number {
  const identity = itemAt(state.identities, counter)
  let nearest = Number.POSITIVE_INFINITY
  for (const foe of foes) nearest = Math.min(nearest, distance(foe, to))
  if (identity === 'star') {
    const result = outcomeWith([state.score[0], state.score[1]], seat)
    if (isAttackedLine(to, seat, pitchOf(table.options.rows)))
      return result === 0 ? 0.2 : 50 * result
    return nearest > 2 ? 0.3 : -2
  }
  if (nearest > 1) return 0
  return isScorer(identity) ? -1 : 0.2
}

const ratePenalty = ({ state }: At, counter: number): number =>
  state.revealed[counter] ? (isScorer(itemAt(state.identities, counter)) ? 5 : -5) : 0

/** In goals, or what is as good. */
const CAPTURED: Readonly<Record<Exclude<Identity, 'star'>, number>> = {
  '1': 0.05,
  '2': -1,
  '3': -1,
  '4': -0.3,
  '5': -0.3,
  '6': -0.3,
  '7': 3,
  '8': 3,
  '9': 3,
  '10': 3,
  '11': 3,
}
const UNKNOWN = 1.2
const STAR = 9

function rateCapture({ state }: At, seat: Seat, counter: number | null): number {
  if (counter === null || seatOf(counter) === seat) return 0
  const isKnown = state.revealed[counter] || state.statuses[counter] === 'first-team'
  if (!isKnown) return UNKNOWN
  const identity = itemAt(state.identities, counter)
  if (identity === 'star') return STAR * outcomeWith([state.score[0], state.score[1]], seat)
  return CAPTURED[identity]
}

const isScorer = (identity: Identity): boolean => identity !== 'star' && CAPTURED[identity] === 3
