import type { Seat } from '../../../kernel/types.ts'
import { cardsHeld } from '../read/holdings.ts'
import { seatsLeft } from '../read/league.ts'
import { rankingOf } from '../read/ranking.ts'
import type { Play } from '../types.ts'
import { returnCard } from './money.ts'
import { giveBack } from './stars.ts'

/** Those who asked during the match, in the order of asking. */
export function leaveAfterMatch(play: Play): void {
  const leavers = play.state.seats
    .flatMap(({ leaving }, seat) => (leaving === null ? [] : [{ seat, order: leaving }]))
    .sort((one, other) => one.order - other.order)
  for (const { seat } of leavers) {
    if (play.state.ending) return
    leave(play, seat)
  }
}

/** Everything goes back to where it came from; with one seat left that seat has won. */
export function leave(play: Play, seat: Seat): void {
  const { state, emit } = play
  const { team, cash, stars, debts } = state.seats[seat]!
  const cards = cardsHeld(state.seats[seat]!)
  for (const category of [...stars]) giveBack(play, seat, category, 'resignation')
  for (const card of cards) returnCard(play, seat, card)
  const order = state.seats.filter(({ resigned }) => resigned !== null).length + 1
  emit({ type: 'seat.resigned', seat, order, team, cash, debts: debts.map(({ id }) => id) })
  if (seatsLeft(state).length > 1) return
  emit({ type: 'game.finished', ranking: rankingOf(state), reason: 'walkover' })
}
