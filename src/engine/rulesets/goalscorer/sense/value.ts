import { at as itemAt } from '../../../kernel/define.ts'
import type { Value } from '../../../kernel/evaluation.ts'
import type { Seat } from '../../../kernel/types.ts'
import { outcomeWith } from '../bot/outlook.ts'
import { otherSeat } from '../read/counters.ts'
import { pitchOf, stepsToGo } from '../read/pitch.ts'
import type { At, Goalscorer } from '../types.ts'
import { capturedValue, FAR, onPitch, reachedBy, stepsOfNearest } from './reach.ts'
import { weights } from './weights.ts'

const USUAL_TURNS = 40
const LAST_TURNS = 4

/**
 * Rates a position in a simulated game. In a simulated game, all identities may be read, because
 * hidden identities are only guessed.
 */
export const value: Value<Goalscorer, keyof typeof weights> = {
  progress: (at) => Math.min(1, at.state.turn / 2 / turnsOf(at)),
  features(at, seat) {
    const { state } = at
    const goals = itemAt(state.score, seat)
    const turnsLeft = Math.max(0, turnsOf(at) - state.turn / 2)
    const best = bestCapture(at, seat)
    const isNext = state.seat === seat
    return {
      goals,
      late: (goals * LAST_TURNS) / (turnsLeft + LAST_TURNS),
      ...standing(at, seat),
      capture: isNext ? best : 0,
      threat: isNext ? 0 : best,
      level: Number(outcomeWith(state.score, seat) >= 0),
      ...starRun(at, seat),
    }
  },
  weights,
}

const turnsOf = ({ table }: At): number => table.options.turnLimit ?? USUAL_TURNS

function standing(at: At, seat: Seat) {
  const { statuses, identities, revealed } = at.state
  const pitch = pitchOf(at.table.options.rows)
  let firstTeamers = 0
  let advance = 0
  let hidden = 0
  onPitch(at, seat, (counter, square) => {
    if (statuses[counter] === 'first-team') firstTeamers += Number(identities[counter] !== '1')
    else {
      advance += 1 - stepsToGo(square, seat, pitch) / pitch.rows
      hidden += Number(!revealed[counter])
    }
  })
  return { firstTeamers, advance: advance / 4, hidden: hidden / 8 }
}

function bestCapture(at: At, seat: Seat): number {
  const reached = reachedBy(at, seat)
  let best = 0
  onPitch(at, otherSeat(seat), (counter, square) => {
    if (reached[square]) best = Math.max(best, capturedValue(at, seat, counter))
  })
  return best
}

function starRun(at: At, seat: Seat) {
  const none = { run: 0, freeRun: 0, hunted: 0 }
  const { identities, score } = at.state
  const found: number[] = []
  onPitch(at, seat, (counter, square) => {
    if (identities[counter] === 'star') found.push(square)
  })
  const [square] = found
  if (square === undefined) return none
  const steps = stepsToGo(square, seat, pitchOf(at.table.options.rows))
  const catcher = stepsOfNearest(at, otherSeat(seat), square)
  const isWelcome = outcomeWith(score, seat) >= 0
  const isHunted = outcomeWith(score, otherSeat(seat)) > 0
  return {
    run: isWelcome ? 1 / (1 + steps) : 0,
    freeRun: Number(isWelcome && steps < catcher - 1),
    hunted: isHunted && catcher < FAR ? 1 / catcher : 0,
  }
}
