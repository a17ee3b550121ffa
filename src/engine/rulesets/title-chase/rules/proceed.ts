import { ROUNDS } from '../content/fixtures.ts'
import { cupRounds } from '../content/schema.ts'
import { seatOnTurn, seatsToChoose } from '../read/league.ts'
import type { Play } from '../types.ts'
import { continueMatch } from './match.ts'
import { continueCup, continueRound } from './rounds.ts'
import { finishSeason } from './season.ts'
import { setUpSeason } from './setup.ts'
import { rollAndMove, startNextTurn } from './turn.ts'

export function proceed(play: Play): boolean {
  const { ending, match, fixtures, step } = play.state.shared
  if (ending) return false
  if (match) return continueMatch(play)
  if (seatsToChoose(play).length > 0 || step === 'nominate') return false
  if (fixtures.length === 0) setUpSeason(play)
  else if (step !== 'roll') continueTurn(play)
  else if (play.table.options.autoRoll) rollAndMove(play, seatOnTurn(play))
  else return false
  return true
}

function continueTurn(play: Play): void {
  const { queue, roundsPlayed, cupRoundsPlayed } = play.state.shared
  const [due] = queue
  if (due?.kind === 'round') continueRound(play, due.round)
  else if (due?.kind === 'cup') continueCup(play, due.cupRound)
  else if (roundsPlayed === ROUNDS && cupRoundsPlayed === cupRounds.length) finishSeason(play)
  else startNextTurn(play)
}
