import type { Seat } from '../../../kernel/types.ts'
import type { Category } from '../content/effects.ts'
import type { Event } from '../events.ts'
import { managerOf } from '../read/league.ts'
import type { Play } from '../types.ts'
import { putBack } from './money.ts'

type Cause = Extract<Event, { type: 'star.lost' }>['cause']
type Reinstatement = Extract<Event, { type: 'star.reinstated' }>['cause']

export function loseStar(
  play: Play,
  seat: Seat,
  category: Category,
  cause: Exclude<Cause, 'resignation'>,
): void {
  giveBack(play, seat, category, cause)
  reinstate(play, seat, category, 'lost')
}

export function giveBack(play: Play, seat: Seat, category: Category, cause: Cause): void {
  const stockLeft = play.state.shared.stock[category] + 1
  play.emit({ type: 'star.lost', seat, category, cause, stockLeft })
}

/**
 * Ends a seat's suspensions of stars in one category. The cards of the ended suspensions return to
 * their packs in the order in which they were drawn.
 */
export function reinstate(
  play: Play,
  seat: Seat,
  category: Category,
  cause: Exclude<Reinstatement, 'served'>,
): void {
  const { suspensions } = managerOf(play, seat)
  const ended = suspensions.filter((one) => one.category === category)
  const cards = ended.map(({ card }) => card)
  if (cards.length === 0) return
  play.emit({ type: 'star.reinstated', seat, category, cause, cards })
  for (const card of new Set(cards)) putBack(play, seat, card)
}

export function endServedSuspensions(play: Play, round: number): void {
  for (const [seat, { suspensions }] of play.state.shared.seats.entries()) {
    for (const { category, card, to } of [...suspensions]) {
      if (to !== round) continue
      const cards = [card]
      play.emit({ type: 'star.reinstated', seat, category, cause: 'served', cards })
      putBack(play, seat, card)
    }
  }
}
