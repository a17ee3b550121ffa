import { isComplete } from '../read/club-set.ts'
import type { Play } from '../types.ts'
import { changeTurn, closeFrame } from './frames.ts'
import { actOnSpace, nextEffect } from './landing.ts'
import { pickForced } from './match.ts'
import { dropStaleSale, settleOne } from './money.ts'
import { deliver, isTackleDecided, resolveTackle } from './purchase.ts'
import { askForClaims, endTurn, isTurnOver, passOn } from './turns.ts'
import { dropStaleOffer, nextNegotiation } from './window.ts'

export const proceed = (play: Play): boolean =>
  (play.state.shared.result === null && advance(play)) || noteClubSet(play)

function advance(play: Play): boolean {
  const { debts, frames } = play.state.shared
  if (debts.length > 0 && (settleOne(play) || dropStaleSale(play))) return true
  if (dropStaleOffer(play)) return true
  if (debts.length > 0) return false
  return frames.length > 0 ? advanceFrame(play) : advanceTurn(play)
}

function advanceFrame(play: Play): boolean {
  const frame = play.state.shared.frames.at(-1)
  switch (frame?.kind) {
    case 'landing':
      actOnSpace(play, frame)
      return true
    case 'acquire': {
      const isOver = isTurnOver(play, frame)
      deliver(play, frame)
      if (isOver) endTurn(play, 'bogus')
      return true
    }
    case 'tackle':
      if (!isTackleDecided(play, frame)) return false
      resolveTackle(play, frame)
      return true
    case 'effects':
      nextEffect(play, frame)
      return true
    case 'pick-opponent':
      return pickForced(play)
    case 'purchase':
      return false
    case 'window':
      if (frame.negotiator !== null) return false
      nextNegotiation(play, frame)
      return true
    case 'passing':
      if (frame.waiting.length > 0) return false
      closeFrame(play)
      passOn(play)
      return true
    case undefined:
      return false
  }
}

function advanceTurn(play: Play): boolean {
  const { phase, owedRolls } = play.state.shared.turn
  if (phase === 'moving') {
    changeTurn(play, { phase: owedRolls > 0 ? 'roll' : 'turn-end', space: null })
    return true
  }
  if (phase !== 'passing') return false
  if (!askForClaims(play)) passOn(play)
  return true
}

function noteClubSet(play: Play): boolean {
  for (const { seat, complete } of play.state.shared.clubs) {
    if (isComplete(play, seat) === complete) continue
    play.emit({ type: 'club-set.changed', seat, complete: !complete })
    return true
  }
  return false
}
