import { at } from '../../../kernel/define.ts'
import { offSeasonOrder } from '../read/club.ts'
import type { Play, Shared } from '../types.ts'
import { startPhase } from './acts.ts'

export const stepTurns =
  (next: Shared['phase']) =>
  (play: Play): boolean => {
    const { turn, turnsDone } = play.state.shared
    if (turn) return false
    const order = offSeasonOrder(play)
    if (turnsDone === order.length) startPhase(play, next)
    else play.emit({ type: 'turn.started', seat: at(order, turnsDone) })
    return true
  }
