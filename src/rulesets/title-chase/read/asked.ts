// Who is asked what: derived from the state alone.
import type { Seat } from '../../../kernel/types.ts'
import type { SideName } from '../state.ts'
import type { State, Table } from '../types.ts'
import { keptOf, offersTo, playableStars, seatOf, sides } from './holdings.ts'

export interface AskedSide {
  readonly kind: 'match-stars' | 'match-penalty'
  readonly side: SideName
  readonly seat: Seat
}

/** Line-ups first, then penalty cards, home before away (TC-704); null: the dice are thrown. */
export function askedInMatch({ match, seats }: State, table: Table): AskedSide | null {
  if (!match) return null
  for (const side of sides) {
    const seat = seatOf(match, side)
    if (seat !== null && match.lineUp[side] === null) return { kind: 'match-stars', side, seat }
  }
  if (repeatsDecisions(match, table)) return null
  for (const side of sides) {
    const seat = seatOf(match, side)
    if (seat === null || match.penalty[side] !== null) continue
    const cards = keptOf(seats[seat]!, 'penalty', table.content)
    if (cards.length > 0) return { kind: 'match-penalty', side, seat }
  }
  return null
}

/** In such a replay each side plays what it played before, and nothing is asked (TC-R45). */
export const repeatsDecisions = (
  { replay }: { readonly replay: number },
  { options }: Table,
): boolean => replay > 0 && options.replayDecisions === 'keep'

/** The empty line-up is all that the manager could answer (TC-R26). */
export function hasNoAlternative(
  { match, seats, stock }: State,
  seat: Seat,
  table: Table,
): boolean {
  const manager = seats[seat]!
  const { content } = table
  const isAppealable =
    manager.suspensions.length > 0 && keptOf(manager, 'appeal', content).length > 0
  return (
    playableStars(manager, match!, table).length === 0 &&
    !isAppealable &&
    offersTo(manager, stock, content).length === 0
  )
}
