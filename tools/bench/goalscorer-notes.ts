// A bot that literally follows the strategy notes in the rulebook. The built-in bot must be at
// least as strong as the bot that follows the strategy notes.
import type { Bot } from '../../src/engine/kernel/bot.ts'
import { listMoves } from '../../src/engine/kernel/sampling.ts'
import {
  type Board,
  boardOf,
  distance,
  outcomeWith,
  type Piece,
  pieceOf,
  putOn,
  takeOff,
} from '../../src/engine/rulesets/goalscorer/bot/outlook.ts'
import type { Move } from '../../src/engine/rulesets/goalscorer/moves.ts'
import {
  counterNumber,
  type Identity,
  otherSeat,
  seatOf,
  substituteOf,
} from '../../src/engine/rulesets/goalscorer/read/counters.ts'
import {
  firstTeamerWay,
  isAttackedLine,
  leadsTo,
  squareNumber,
  stepsToGo,
} from '../../src/engine/rulesets/goalscorer/read/pitch.ts'
import type { View } from '../../src/engine/rulesets/goalscorer/types.ts'

const MOVES_MAX = 100
/** Scale of the random noise that decides between equally good moves. */
const TIE = 1e-6
const FAR = 15

export const notesBot: Bot = ({ view, seat, spaces, chance }) => {
  const board = boardOf(view as View, seat)
  const moves = (listMoves(spaces, MOVES_MAX) ?? []) as Move[]
  let best: Move | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const score = scoreOf(board, move) + chance.below(1000) * TIE
    if (score <= most) continue
    most = score
    best = move
  }
  return best
}

function scoreOf(board: Board, move: Move): number {
  switch (move.type) {
    case 'move-youth':
      return firstMove(board, pieceOf(board, counterNumber(move.counter)), squareNumber(move.to))
    case 'move-first-teamer':
      return secondMove(board, counterNumber(move.counter), squareNumber(move.to))
    case 'take-penalty':
      return penaltyPick(board, pieceOf(board, counterNumber(move.counter)))
    case 'call-offside':
      return -stepsLeft(board, pieceOf(board, counterNumber(move.counter)))
    case 'make-debut':
      return debut(board, move.useSubstitute, squareNumber(move.to))
  }
}

/**
 * Rates a move of a Youth Counter according to notes 1, 7, 8 and 10 in the rulebook's section for
 * agents.
 */
function firstMove(board: Board, piece: Piece, to: number): number {
  const { seat, pitch, score } = board
  const { identity, counter, square } = piece
  if (identity === 'star') {
    if (isAttackedLine(to, seat, pitch)) {
      const result = outcomeWith(score, seat)
      return result > 0 ? 100 : result === 0 ? 50 : -100
    }
    const steps = stepsToGo(to, seat, pitch)
    if (steps < nearest(board, otherSeat(seat), to)) return 20 - steps
  }
  const isPrecious = identity === 'star' || isScorer(identity)
  const after = putOn(board, counter, to)
  const wasReached = square !== null && isReached(board, square)
  const willBeReached = isReached(after, to)
  if (isPrecious)
    return (wasReached ? 6 : 0) - (willBeReached ? 9 : 0) - (identity === 'star' ? 4 : 1)
  const isCostly = identity === '2' || identity === '3'
  return isCostly ? (willBeReached ? 2 : 0.5) : 1 - stepsLeft(board, piece) / 20
}

/**
 * Rates a move of a First Teamer according to notes 2, 5 and 6 in the rulebook's section for
 * agents.
 */
function secondMove(board: Board, counter: number, to: number): number {
  const { seat, pieces } = board
  const target = pieces.find((one) => one.square === to && seatOf(one.counter) !== seat)
  const gain = target ? 3 * captured(board, target.identity) - stepsLeft(board, target) / 20 : 0
  const after = putOn(target ? takeOff(board, target.counter) : board, counter, to, 'first-team')
  return gain - leftInDanger(after) - 0.3 * outOfReach(after)
}

/**
 * Rates the choice of a counter for a Penalty according to note 3 in the rulebook's section for
 * agents.
 */
function penaltyPick(board: Board, piece: Piece): number {
  if (piece.identity === 'star') return -100
  return (isScorer(piece.identity) ? 50 : 0) - stepsLeft(board, piece)
}

/** Rates the debut of a First Teamer according to note 9 in the rulebook's section for agents. */
function debut(board: Board, useSubstitute: boolean, to: number): number {
  const arrived = board.debut!
  const counter = useSubstitute ? substituteOf(board.seat) : arrived
  return secondMove(takeOff(board, arrived), counter, to)
}

const isScorer = (identity: Identity | null): boolean =>
  identity !== null && ['7', '8', '9', '10', '11'].includes(identity)

/**
 * Returns the value of a captured counter in goals, or the expected value if the counter is hidden,
 * according to note 2 in the rulebook's section for agents.
 */
function captured({ hiddenValue, score, seat }: Board, identity: Identity | null): number {
  if (identity === null) return hiddenValue
  if (identity === 'star') return 6 * outcomeWith(score, seat)
  if (isScorer(identity)) return 1
  return identity === '1' ? 0.1 : identity === '2' || identity === '3' ? -0.5 : -0.15
}

const stepsLeft = ({ pitch }: Board, { counter, square }: Piece): number =>
  square === null ? 0 : stepsToGo(square, seatOf(counter), pitch)

/** True if an opposing First Teamer could capture a counter on this square with its next move. */
function isReached({ seat, pitch, pieces }: Board, square: number): boolean {
  return pieces.some(
    (one) =>
      seatOf(one.counter) !== seat &&
      one.status === 'first-team' &&
      one.identity !== null &&
      one.square !== null &&
      leadsTo(firstTeamerWay(pitch, otherSeat(seat), one.identity, one.square), square),
  )
}

/**
 * Rates the danger to the player's own counters, according to note 5 in the rulebook's section for
 * agents.
 */
function leftInDanger(board: Board): number {
  const inDanger = board.pieces.filter(
    ({ counter, status, square, identity }) =>
      seatOf(counter) === board.seat &&
      status === 'first-team' &&
      square !== null &&
      isScorer(identity) &&
      isReached(board, square),
  )
  return 3 * inDanger.length
}

/**
 * Rates the distance between opposing Youth Counters and the player's own counters, according to
 * note 6 in the rulebook's section for agents.
 */
function outOfReach(board: Board): number {
  let sum = 0
  for (const piece of board.pieces) {
    if (seatOf(piece.counter) === board.seat || piece.status !== 'youth') continue
    if (piece.square === null) continue
    const weight = piece.identity === 'star' ? 6 : 1
    sum += (weight * nearest(board, board.seat, piece.square)) / (1 + stepsLeft(board, piece))
  }
  return sum
}

function nearest({ pieces }: Board, seat: number, square: number): number {
  const ways = pieces.map((one) =>
    seatOf(one.counter) === seat && one.status === 'first-team' && one.identity !== '1'
      ? distance(one.square ?? FAR, square)
      : FAR,
  )
  return Math.min(...ways)
}
