import { hasStep } from '../read/targets.ts'
import { roundOf, seatAt, turnsMax } from '../read/turns.ts'
import type { Stuck } from '../state.ts'
import type { Play } from '../types.ts'
import { picks } from './awards.ts'
import { endGame } from './goals.ts'

export function proceed(play: Play): boolean {
  const { state } = play
  if (state.turnOver && state.step !== 'ended') openTurn(play)
  const { seat, step } = state
  switch (step) {
    case 'youth-move':
      return !hasStep(play, seat, 'youth') && getStuck(play, { seat, step })
    case 'first-teamer-move':
      return !hasStep(play, seat, 'first-team') && getStuck(play, { seat, step })
    case 'penalty':
    case 'offside':
      return picks(play, step).length === 0 && lapse(play, 'no-target')
    case 'debut-move':
    case 'ended':
      return false
  }
}

function openTurn(play: Play): void {
  const { state, table, emit } = play
  const turn = state.turn + 1
  const most = turnsMax(table.options)
  if (most !== null && turn > most) {
    lapse(play, 'turn-limit')
    endGame(play, 'turn-limit')
    return
  }
  const award = state.award?.kind ?? null
  emit({ type: 'turn.started', turn, round: roundOf(turn), seat: seatAt(turn), award })
}

function lapse({ state, emit }: Play, reason: 'no-target' | 'turn-limit'): true {
  const { award } = state
  if (award) emit({ type: 'award.lapsed', seat: award.seat, award: award.kind, reason })
  return true
}

function getStuck(play: Play, stuck: Stuck): true {
  play.emit({ type: 'seat.stuck', ...stuck })
  endGame(play, 'stuck', stuck)
  return true
}
