import type { Seat } from '../../../kernel/types.ts'
import { bookOf } from '../content/book.ts'
import { FOOTBALLERS_MAX, FORFEIT } from '../content/numbers.ts'
import type { Card } from '../content/schema.ts'
import { type Club, clubOf, hasFreeMatch, holds, isComplete, lacksWins } from '../read/clubs.ts'
import { targetProblem } from '../read/deals.ts'
import { must, mustNot } from '../refusals.ts'
import type { Answer, Play } from '../types.ts'
import { giveCard, takeCard } from './cards.ts'
import { changeTurn, closeFrame, topFrame } from './frames.ts'
import { playMatch, playShootOut } from './matches.ts'
import { charge } from './money.ts'
import { endGame, endTurn } from './turns.ts'

export const match = {
  'play-cup-match'(play: Play, { seat, move }: Answer<'play-cup-match'>): void {
    const { state, table } = play
    const { opponent, card } = move
    const club = clubOf(state.clubs, seat)
    if (card !== undefined) mustHoldCard(play, club, card, 'matchCards')
    mustNot(targetProblem(state, seat, opponent), { opponent })
    if (card === undefined) {
      must(hasFreeMatch(club, table) && !state.turn.freeMatchUsed, 'no-match-right')
      changeTurn(play, { freeMatchUsed: true })
    } else takeCard(play, card, seat, 'played')
    playMatch(play, opponent, card === undefined ? 'free' : 'card')
  },

  'choose-opponent'(play: Play, { seat, move: { opponent } }: Answer<'choose-opponent'>): void {
    const { state } = play
    mustNot(targetProblem(state, seat, opponent), { opponent })
    const frame = topFrame(state, 'pick-opponent')
    must(frame?.eligible.includes(opponent), 'opponent-not-eligible', { opponent })
    closeFrame(play)
    playMatch(play, opponent, frame?.via ?? 'space')
  },

  'skip-match'(play: Play): void {
    must(topFrame(play.state, 'pick-opponent')?.skippable, 'skip-not-allowed')
    closeFrame(play)
  },

  'challenge-final'(play: Play, { seat, move }: Answer<'challenge-final'>): void {
    const { state, table, emit } = play
    const { opponent, trophyColour } = move
    mustNot(targetProblem(state, seat, opponent), { opponent })
    const club = clubOf(state.clubs, seat)
    must(isComplete(club, table), 'club-set-incomplete')
    must(!lacksWins(club, table), 'wins-incomplete', { wins: club.wins.length })
    must(club.footballers.length <= FOOTBALLERS_MAX, 'squad-over-limit')
    emit({ type: 'final.challenged', seat, opponent, trophyColour })
    const kicks = playShootOut(play, [seat, opponent], 'final')
    const winner = kicks[0] > kicks[1] ? seat : opponent
    emit({ type: 'final.decided', kicks, winner })
    if (winner === seat) {
      giveCard(play, `trophy-${trophyColour}`, 'tray', seat, { reason: 'final' })
      endGame(play, { kind: 'trophy', winner, trophyColour, opponent, kicks })
    } else loseFinal(play, seat, opponent)
  },
}

/** The turn is over, but play passes only when the forfeit is paid. */
function loseFinal(play: Play, seat: Seat, opponent: Seat): void {
  endTurn(play, 'final-lost')
  charge(play, { from: seat, to: opponent, amount: FORFEIT, reason: 'forfeit', ref: null })
}

export function mustHoldCard(
  { table }: Play,
  club: Club,
  card: Card,
  slot: 'matchCards' | 'windowCards',
): void {
  must(bookOf(table.content).cards.has(card), 'unknown-card', { card })
  must(holds(club, card), 'card-not-owned', { card })
  must(club[slot].includes(card), 'wrong-card-kind', { card })
}
