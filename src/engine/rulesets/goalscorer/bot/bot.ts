import type { Bot, BotTurn } from '../../../kernel/bot.ts'
import { listMoves } from '../../../kernel/sampling.ts'
import { sure } from '../../shared/sure.ts'
import type { Move } from '../moves.ts'
import { counterNumber, otherSeat, seatOf, substituteOf } from '../read/counters.ts'
import { isAttackedLine, squareNumber, stepsToGo } from '../read/pitch.ts'
import type { Goalscorer } from '../types.ts'
import {
  type Board,
  boardOf,
  captureValue,
  dangers,
  isRunFree,
  outcomeWith,
  type Piece,
  pieceOf,
  putOn,
  takeOff,
  watch,
} from './outlook.ts'

const MOVES_MAX = 100
const TIE = 1e-6

const FEW = 3

export const bot: Bot<Goalscorer> = (turn) => ranked(turn)[0] ?? null

export const considers = (turn: BotTurn<Goalscorer>): Move[] => ranked(turn).slice(0, FEW)

function ranked({ view, seat, spaces, chance }: BotTurn<Goalscorer>): Move[] {
  const board = boardOf(view, seat)
  return (listMoves(spaces, MOVES_MAX) ?? [])
    .map((move) => ({ move, rating: rate(board, move) + chance.below(1000) * TIE }))
    .sort((one, other) => other.rating - one.rating)
    .map(({ move }) => move)
}

function rate(board: Board, move: Move): number {
  switch (move.type) {
    case 'move-youth':
      return rateYouthMove(
        board,
        pieceOf(board, counterNumber(move.counter)),
        squareNumber(move.to),
      )
    case 'take-penalty':
      return ratePenalty(board, pieceOf(board, counterNumber(move.counter)))
    case 'call-offside':
      return advance(board, pieceOf(board, counterNumber(move.counter)))
    case 'move-first-teamer':
      return rateSecondMove(board, counterNumber(move.counter), squareNumber(move.to))
    case 'make-debut': {
      const debut = sure(board.debut, 'counter that has arrived')
      const counter = move.useSubstitute ? substituteOf(board.seat) : debut
      const after = takeOff(board, debut)
      return rateSecondMove(after, counter, squareNumber(move.to)) - (move.useSubstitute ? 0.1 : 0)
    }
  }
}

const advance = ({ pitch }: Board, { counter, square }: Piece): number =>
  square === null ? 0 : 1 - stepsToGo(square, seatOf(counter), pitch) / (pitch.rows - 1)

function ratePenalty(board: Board, piece: Piece): number {
  const { identity } = piece
  if (identity === 'star') return -1
  const isGoal = identity === '7' || identity === '8' || identity === '11'
  if (identity !== null && !isGoal) return -0.5
  return advance(board, piece) + (isGoal ? 2 : 0)
}

function rateYouthMove(board: Board, piece: Piece, to: number): number {
  const { seat, pitch } = board
  const { identity, counter } = piece
  const isStar = identity === 'star'
  if (isStar && isAttackedLine(to, seat, pitch)) return rateArrival(board)
  const after = putOn(board, counter, to)
  const value = -dangers(after)
  if (isStar) return value + (isRunFree(after, to) ? 3 : -1)
  const isDecoy = identity === '4' || identity === '5' || identity === '6'
  const isCostly = identity === '2' || identity === '3'
  const isClose = stepsToGo(to, seat, pitch) <= 2
  return value + (isCostly ? 0.2 : isDecoy ? 0.15 : 0) + (isClose ? 0.3 : 0)
}

function rateArrival({ score, seat }: Board): number {
  const result = outcomeWith(score, seat)
  return result > 0 ? 100 : result === 0 ? 1 : -100
}

function rateSecondMove(board: Board, counter: number, to: number): number {
  const { seat } = board
  const target = board.pieces.find(({ square }) => square === to)
  const isCapture = target !== undefined && seatOf(target.counter) === otherSeat(seat)
  const gain = isCapture
    ? 3 * captureValue(board, target) + 0.3 * advance(board, target) - CAPTURE_MIN
    : 0
  const cleared = isCapture ? takeOff(board, target.counter) : board
  const after = putOn(cleared, counter, to, 'first-team')
  return gain - dangers(after) - watch(after)
}

/**
 * Minimum worth of a capture for which the bot moves a counter off its square: about a third of a
 * goal.
 */
const CAPTURE_MIN = 1
