import { at as itemAt } from 'touchline/kernel'
import { sure } from 'touchline/kit'
import { shotOf } from '../read/shots.ts'
import { keeperAgainst, nextTaker, seatsIn } from '../read/teams.ts'
import type { Play } from '../types.ts'

/** Turns the card over once the keeper has decided, and begins the next kick. */
export function proceed(play: Play): boolean {
  const { step } = play.state.shared
  if (step === 'turn-over') judge(play)
  else if (step === 'between') beginKick(play)
  else return false
  return true
}

function judge(play: Play): void {
  const { state, emit } = play
  const { taker: seat } = state.shared
  const card = sure(state.secret.laid, 'card face down')
  emit({ type: 'card.turned', seat, card })
  emit({ type: 'kick.judged', seat, goal: !isSaved(play, card) })
  emit({ type: 'card.drawn', seat, card: itemAt(state.secret.deck, 0) })
}

function isSaved(play: Play, card: string): boolean {
  const { keeper, dive } = play.state.shared
  const { corner, power } = shotOf(play, card)
  if (dive !== null && dive !== corner) return false
  const face = play.chance.die(6)
  play.emit({ type: 'die.rolled', seat: keeper, face })
  return face >= (dive === null ? 6 : power)
}

function beginKick(play: Play): void {
  const { state, emit } = play
  const taker = nextTaker(play)
  if (seatsIn(play).length < 2) emit({ type: 'game.ended', reason: 'walkover' })
  else if (taker === null) emit({ type: 'game.ended', reason: 'kicks-taken' })
  else {
    const kick = state.shared.kick + 1
    emit({ type: 'kick.begun', kick, taker, keeper: keeperAgainst(play, taker) })
  }
}
