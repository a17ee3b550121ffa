import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { counterNumber, type Identity, otherSeat, seatOf } from '../read/counters.ts'
import {
  columnOf,
  firstTeamerWay,
  leadsTo,
  type Pitch,
  pitchOf,
  rowOf,
  squareNumber,
  stepsToGo,
} from '../read/pitch.ts'
import type { Score, Status } from '../state.ts'
import type { View } from '../types.ts'

export interface Piece {
  readonly counter: number
  readonly status: Status
  readonly square: number | null
  readonly identity: Identity | null
  readonly revealed: boolean
}

export interface Board {
  readonly seat: Seat
  readonly pitch: Pitch
  readonly score: Score
  readonly debut: number | null
  readonly pieces: readonly Piece[]
  readonly hiddenValue: number
}

export function boardOf(view: View, seat: Seat): Board {
  const pieces = view.counters.map(({ status, square, identity, revealed }, counter): Piece => {
    const on = square === null ? null : squareNumber(square)
    return { counter, status, square: on, identity, revealed }
  })
  const debut = view.debut && counterNumber(view.debut)
  const { options, score } = view
  return {
    seat,
    pitch: pitchOf(options.rows),
    score,
    debut,
    pieces,
    hiddenValue: hiddenValue(view, pieces, seat),
  }
}

export const pieceOf = ({ pieces }: Board, counter: number): Piece => at(pieces, counter)

/**
 * Returns the expected value of capturing a hidden counter. The hidden Star Player is always on the
 * Pitch, but counters with other hidden identities may have left the Pitch.
 */
function hiddenValue({ unknown, score }: View, pieces: readonly Piece[], seat: Seat): number {
  const identities = at(unknown, otherSeat(seat))
  const numbers = identities.filter((identity) => identity !== 'star')
  const mean =
    sumOf(numbers.map((identity) => goalsFor(identity, score, seat))) / Math.max(1, numbers.length)
  if (numbers.length === identities.length) return mean
  const hidden = pieces.filter(
    ({ counter, status, identity }) =>
      seatOf(counter) !== seat && status === 'youth' && identity === null,
  )
  const star = 1 / Math.max(1, hidden.length)
  return star * goalsFor('star', score, seat) + (1 - star) * mean
}

/**
 * Returns how many goals the capture of a counter with this identity is worth. The value of a
 * capture is negative if the capture awards a goal to the other seat.
 */
function goalsFor(identity: Identity, score: Score, seat: Seat): number {
  switch (identity) {
    case 'star':
      return 6 * outcomeWith(score, seat)
    case '1':
      return 0.1
    case '2':
    case '3':
      return -0.5
    case '4':
    case '5':
    case '6':
      return -0.15
    default:
      return 1
  }
}

/**
 * Returns the result of the game if the seat scores two more goals: 1 for a win, 0 for a draw, -1
 * for a defeat.
 */
export const outcomeWith = (score: Readonly<Score>, seat: Seat): number =>
  Math.sign(at(score, seat) + 2 - at(score, otherSeat(seat)))

export const captureValue = ({ hiddenValue, score, seat }: Board, { identity }: Piece): number =>
  identity === null ? hiddenValue : goalsFor(identity, score, seat)

export const takeOff = (board: Board, counter: number): Board => ({
  ...board,
  pieces: board.pieces.with(counter, {
    ...pieceOf(board, counter),
    square: null,
    status: 'captured',
  }),
})

export function putOn(board: Board, counter: number, square: number, status?: Status): Board {
  const piece = pieceOf(board, counter)
  const moved = { ...piece, square, status: status ?? piece.status }
  return { ...board, pieces: board.pieces.with(counter, moved) }
}

export function dangers(board: Board): number {
  const { seat, pitch, score, pieces } = board
  const attackers = pieces.filter(isFirstTeam).filter(({ counter }) => seatOf(counter) !== seat)
  const other = otherSeat(seat)
  let sum = 0
  for (const { counter, square, identity } of pieces) {
    if (seatOf(counter) !== seat || square === null || identity === null) continue
    const isReached = attackers.some((one) =>
      leadsTo(firstTeamerWay(pitch, other, one.identity, one.square), square),
    )
    if (isReached) sum += 3 * goalsFor(identity, score, other)
  }
  return sum
}

interface FirstTeamer extends Piece {
  readonly square: number
  readonly identity: Identity
}

const isFirstTeam = (piece: Piece): piece is FirstTeamer => piece.status === 'first-team'

export function watch(board: Board): number {
  const { seat, pitch, pieces } = board
  let sum = 0
  for (const { counter, square, status, identity } of pieces) {
    if (seatOf(counter) === seat || status !== 'youth' || square === null) continue
    const weight = identity === 'star' ? 6 : 1
    const steps = stepsToGo(square, otherSeat(seat), pitch)
    sum += (weight * nearest(board, seat, square)) / (1 + steps)
  }
  return sum * WATCHED
}
const WATCHED = 0.3

export const isRunFree = (board: Board, square: number): boolean =>
  stepsToGo(square, board.seat, board.pitch) < nearest(board, otherSeat(board.seat), square) - 1

const FAR = 15

function nearest({ pieces }: Board, seat: Seat, square: number): number {
  let least = FAR
  for (const one of pieces)
    if (seatOf(one.counter) === seat && isFirstTeam(one) && one.identity !== '1')
      least = Math.min(least, distance(one.square, square))
  return least
}

export const distance = (from: number, to: number): number =>
  Math.max(Math.abs(columnOf(from) - columnOf(to)), Math.abs(rowOf(from) - rowOf(to)))
