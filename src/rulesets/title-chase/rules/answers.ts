import type { Seat } from '../../../kernel/types.ts'
import { must } from '../refusals.ts'
import type { Answer, Play } from '../types.ts'
import { leave } from './leave.ts'
import { goOn } from './proceed.ts'
import { startSeason } from './season.ts'
import { nominateFor, rollAndMove, startNextTurn } from './turn.ts'

export function setup(play: Play): void {
  startSeason(play)
  goOn(play)
}

export const turnMoves = {
  'choose-team'(play: Play, { seat, move }: Answer<'choose-team'>): void {
    const { seats, league } = play.state
    const { team } = move
    must(!seats.some((one) => one.team === team), 'team-taken', { team })
    must(
      league.teams.some(({ id }) => id === team),
      'unknown-team',
      { team },
    )
    play.emit({ type: 'team.chosen', seat, team, auto: false })
    goOn(play)
  },

  roll(play: Play, { seat }: Answer<'roll'>): void {
    rollAndMove(play, seat)
    goOn(play)
  },

  nominate(play: Play, { seat: by, move }: Answer<'nominate'>): void {
    const { seat, colour } = move
    const named = play.state.seats[seat]
    must(named && named.resigned === null, 'seat-not-eligible', { seat })
    nominateFor(play, by, { seat, colour })
    goOn(play)
  },
}

/** A manager leaves: at once, or when the match that runs has been settled (TC-R54). */
export function resign(play: Play, seat: Seat): void {
  const { state } = play
  if (state.match) {
    const asked = state.seats.map(({ leaving }) => leaving ?? 0)
    play.emit({ type: 'resignation.requested', seat, order: Math.max(...asked) + 1 })
    return
  }
  const { currentSeat, step } = state
  const isOnTurn = currentSeat === seat
  if (isOnTurn && step === 'nominate') nominateFor(play, seat, { seat, colour: 'yellow' })
  leave(play, seat)
  if (state.ending) return
  if (isOnTurn && step === 'roll') startNextTurn(play)
  goOn(play)
}
