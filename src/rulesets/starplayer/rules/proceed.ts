import { isComplete } from '../read/clubs.ts'
import type { Play } from '../types.ts'
import { deliver, isTackleDecided, resolveTackle } from './acquiring.ts'
import { changeTurn, closeFrame } from './frames.ts'
import { actOnSpace, nextEffect } from './landing.ts'
import { pickForced } from './matches.ts'
import { settleOne, withdrawSale } from './money.ts'
import { askForClaims, endTurn, isTurnOver, passOn } from './turns.ts'
import { nextNegotiation, withdrawOffer } from './windows.ts'

/** Goes on with the game until somebody has to be asked, or it has ended. */
export const proceed = (play: Play): boolean =>
  (play.state.result === null && goOn(play)) || noteClubSet(play)

/** Debts first, then the innermost business, then the turn; false where somebody is asked. */
function goOn(play: Play): boolean {
  const { state } = play
  if (settleOne(play) || withdrawSale(play) || withdrawOffer(play)) return true
  if (state.debts.length > 0) return false
  return state.frames.length > 0 ? goOnInside(play) : goOnWithTurn(play)
}

function goOnInside(play: Play): boolean {
  const { state, table } = play
  const frame = state.frames.at(-1)
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
      if (!isTackleDecided(state, frame, table.options.tackle)) return false
      resolveTackle(play, frame)
      return true
    case 'effects':
      if (state.turn.phase === 'purchase') return false
      nextEffect(play, frame)
      return true
    case 'pick-opponent':
      return pickForced(play)
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

function goOnWithTurn(play: Play): boolean {
  const { phase, owedRolls } = play.state.turn
  if (phase === 'moving') {
    changeTurn(play, { phase: owedRolls > 0 ? 'roll' : 'turn-end', space: null })
    return true
  }
  if (phase !== 'passing') return false
  if (!askForClaims(play)) passOn(play)
  return true
}

function noteClubSet({ state, table, emit }: Play): boolean {
  const club = state.clubs.find((one) => isComplete(one, table) !== one.complete)
  if (!club) return false
  emit({ type: 'club-set.changed', seat: club.seat, complete: !club.complete })
  return true
}
