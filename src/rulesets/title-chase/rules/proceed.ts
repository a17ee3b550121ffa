import { ROUNDS } from '../content/fixtures.ts'
import { cupRounds } from '../content/schema.ts'
import { seatsToChoose } from '../read/league.ts'
import type { Play } from '../types.ts'
import { isMatchWaiting, playMatch } from './match.ts'
import { continueCup, continueRound } from './rounds.ts'
import { finishSeason, setUpSeason } from './season.ts'
import { rollAndMove, startNextTurn } from './turn.ts'

/** Does what follows of itself, until somebody is asked or the game is over. */
export function goOn(play: Play): void {
  const { state, table } = play
  while (state.ending === null) {
    if (state.match) {
      if (isMatchWaiting(play)) return
      playMatch(play)
    } else if (seatsToChoose(state).length > 0) return
    else if (state.fixtures.length === 0) setUpSeason(play)
    else if (state.step === 'roll') {
      if (!table.options.autoRoll) return
      rollAndMove(play, state.currentSeat!)
    } else if (state.step === 'nominate') return
    else continueTurn(play)
  }
}

/** The rounds that the move made due, one after the other; then the next turn (TC-205, TC-206). */
function continueTurn(play: Play): void {
  const { queue, roundsPlayed, cupRoundsPlayed } = play.state
  const due = queue[0]
  if (due?.kind === 'round') continueRound(play, due.round)
  else if (due?.kind === 'cup') continueCup(play, due.cupRound)
  else if (roundsPlayed === ROUNDS && cupRoundsPlayed === cupRounds.length) finishSeason(play)
  else startNextTurn(play)
}
