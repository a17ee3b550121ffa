import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { bonusOf, clubOf, offSeasonOrder } from '../read/club.ts'
import type { Phase } from '../state.ts'
import type { Board, Playing, Setting } from '../types.ts'
import { refillStacks, startPhase } from './acts.ts'

/** The turn of a seat that is asked something that only the turn brings. */
export function turnOf({ shared }: Board) {
  const { turn } = shared
  if (!turn) throw new Error('nobody has the turn')
  return turn
}

/** A manager completes everything before the next one starts (SC-R61). */
const stepTurns =
  (next: Phase) =>
  (play: Playing): boolean => {
    const { state, emit } = play
    const { turn, turnsDone } = state.shared
    if (turn) return false
    const order = offSeasonOrder(state.shared)
    if (turnsDone === order.length) startPhase(play, next)
    else emit({ type: 'turn.started', seat: at(order, turnsDone) })
    return true
  }

export const stepTraining = stepTurns('scouting')
export const stepInvest = stepTurns('deadline')

const stepScouts = stepTurns('invest')
export function stepScouting(play: Playing): boolean {
  const { state, table } = play
  const { turn } = state.shared
  if (!turn) return stepScouts(play)
  const isDue = turn.revealed === null && turn.draws < drawsOf(table, state, turn.seat)
  return isDue && refillStacks(play)
}

/** How many players a seat may scout in one off-season. */
export function drawsOf({ content }: Setting, { shared }: Pick<Board, 'shared'>, seat: Seat) {
  const club = clubOf(shared, seat)
  const { draws } = at(content.facilities.scouting, club.levels.scouting - 1)
  return draws + bonusOf(content, club, 'scoutExtraDraws')
}
