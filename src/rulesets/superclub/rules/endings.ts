import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { EventMember } from '../events/index.ts'
import { clubOf } from '../read/club.ts'
import type { Playing } from '../types.ts'
import { startPhase } from './acts.ts'

/** The winner first, then the last season's ranking. */
export function finish(
  { state, table, emit }: Playing,
  winner: Seat,
  reason: EventMember<'game.finished'>['reason'],
): void {
  const order = state.shared.ranking ?? seatsOf(table.seats)
  const ranking = [winner, ...order.filter((seat) => seat !== winner)]
  emit({ type: 'game.finished', winner, ranking, reason })
}

/** The next off-season, unless the cap is reached: then most titles win (SC-R54). */
export function endYear(play: Playing): void {
  const { state, table } = play
  const { year, ranking } = state.shared
  if (year < table.options.maxSeasons) {
    startPhase(play, 'finance', { year: year + 1 })
    return
  }
  const titlesOf = (seat: Seat) => clubOf(state.shared, seat).titles
  const order = ranking ?? seatsOf(table.seats)
  const [winner] = order.toSorted((one, other) => titlesOf(other) - titlesOf(one))
  finish(play, winner ?? at(order, 0), 'cap')
}
