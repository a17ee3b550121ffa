import { at as itemAt } from '../../../kernel/define.ts'
import type { Value } from '../../../kernel/sense.ts'
import type { Seat } from '../../../kernel/types.ts'
import { type Board, dangers, distance, outcomeWith, type Piece } from '../bot/outlook.ts'
import { otherSeat, seatOf } from '../read/counters.ts'
import { pitchOf, stepsToGo } from '../read/pitch.ts'
import type { At, Goalscorer } from '../types.ts'
import { weights } from './weights.ts'

/** Turns of a seat that a game without a limit has at most, as good as always. */
const USUAL_TURNS = 40
/** Further than any First Teamer has to go. */
const FAR = 9
/** So near, a First Teamer catches a Star Player that runs on. */
const CATCHING = 2

export const value: Value<Goalscorer, keyof typeof weights> = {
  progress: ({ state, table }) =>
    Math.min(1, state.turn / 2 / (table.options.turnLimit ?? USUAL_TURNS)),
  features(at, seat) {
    const board = openBoard(at, seat)
    const { firstTeamers, advance, hidden } = standing(board)
    const { steps, catcher } = starRun(board)
    const isRunning = steps < FAR
    // Two goals more would win the game, or save it.
    const isLevel = outcomeWith(board.score, seat) >= 0
    const isNext = at.state.seat === otherSeat(seat)
    return {
      goals: itemAt(board.score, seat),
      firstTeamers,
      advance: advance / 4,
      hidden: hidden / 8,
      danger: clipped(dangers(board) / 3, 6) * (isNext ? 1 : 0.5),
      level: Number(isLevel),
      run: isRunning && isLevel ? 1 - steps / FAR : 0,
      freeRun: Number(isLevel && isRunning && steps < catcher - 1),
      caught: Number(isRunning && catcher <= CATCHING),
    }
  },
  weights,
}

/** With all identities told: an imagined Pitch has no secrets. */
function openBoard({ state, table }: At, seat: Seat): Board {
  const { identities, statuses, squares, revealed, score, debut } = state
  const pieces = identities.map(
    (identity, counter): Piece => ({
      counter,
      identity,
      status: itemAt(statuses, counter),
      square: squares[counter] ?? null,
      revealed: itemAt(revealed, counter),
    }),
  )
  const pitch = pitchOf(table.options.rows)
  return { seat, pitch, score: [...score], debut, pieces, hiddenValue: 0 }
}

function standing({ pieces, seat, pitch }: Board) {
  let firstTeamers = 0
  let advance = 0
  let hidden = 0
  for (const { counter, square, status, identity, revealed } of pieces) {
    if (seatOf(counter) !== seat || square === null) continue
    if (status === 'first-team') firstTeamers += Number(identity !== '1')
    else {
      advance += 1 - stepsToGo(square, seat, pitch) / pitch.rows
      hidden += Number(!revealed)
    }
  }
  return { firstTeamers, advance, hidden }
}

/** The steps of the seat's Star Player to the Goal Line, and of the nearest who may capture it. */
function starRun({ pieces, seat, pitch }: Board) {
  const star = pieces.find((one) => seatOf(one.counter) === seat && one.identity === 'star')
  if (star?.status !== 'youth' || star.square === null) return { steps: FAR, catcher: FAR }
  let catcher = FAR
  for (const { counter, square, status, identity } of pieces)
    if (seatOf(counter) !== seat && status === 'first-team' && identity !== '1' && square !== null)
      catcher = Math.min(catcher, distance(square, star.square))
  return { steps: Math.min(FAR, stepsToGo(star.square, seat, pitch)), catcher }
}

const clipped = (number: number, most: number): number => Math.min(most, Math.max(-most, number))
