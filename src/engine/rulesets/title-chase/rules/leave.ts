import type { Seat } from '../../../kernel/types.ts'
import { cardsHeld } from '../read/holdings.ts'
import { managerOf, seatsLeft } from '../read/league.ts'
import { rankingOf } from '../read/ranking.ts'
import type { Play } from '../types.ts'
import { returnCard } from './money.ts'
import { giveBack } from './stars.ts'
import { nominateFor, startNextTurn } from './turn.ts'

export function resign(play: Play, seat: Seat): void {
  const { match, seats, currentSeat, step } = play.state.shared
  if (match) {
    const requests = seats.map(({ leaving }) => leaving ?? 0)
    play.emit({ type: 'resignation.requested', seat, order: Math.max(...requests) + 1 })
    return
  }
  const isOnTurn = currentSeat === seat
  if (isOnTurn && step === 'nominate') nominateFor(play, seat, { seat, colour: 'yellow' })
  leave(play, seat)
  if (isOnTurn && step === 'roll' && !play.state.shared.ending) startNextTurn(play)
}

export function leaveAfterMatch(play: Play): void {
  const { seats } = play.state.shared
  const leavers = seats
    .flatMap(({ leaving }, seat) => (leaving === null ? [] : [{ seat, order: leaving }]))
    .sort((one, other) => one.order - other.order)
  for (const { seat } of leavers) {
    if (play.state.shared.ending) return
    leave(play, seat)
  }
}

function leave(play: Play, seat: Seat): void {
  const { state, emit } = play
  const { team, cash, stars, debts } = managerOf(play, seat)
  const cards = cardsHeld(play, seat)
  for (const category of [...stars]) giveBack(play, seat, category, 'resignation')
  for (const card of cards) returnCard(play, seat, card)
  const order = state.shared.seats.filter(({ resigned }) => resigned !== null).length + 1
  emit({ type: 'seat.resigned', seat, order, team, cash, debts: debts.map(({ id }) => id) })
  if (seatsLeft(play).length > 1) return
  emit({ type: 'game.finished', ranking: rankingOf(play), reason: 'walkover' })
}
