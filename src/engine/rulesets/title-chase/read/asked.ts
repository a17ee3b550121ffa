// Who is asked what before the dice are thrown.
import type { Seat } from '../../../kernel/types.ts'
import type { SideName } from '../state.ts'
import type { At } from '../types.ts'
import { keptOf } from './holdings.ts'
import { matchOf, seatOf, sides } from './match.ts'

export interface AskedSide {
  readonly kind: 'match-stars' | 'match-penalty'
  readonly side: SideName
  readonly seat: Seat
}

/** Line-ups first, then penalty cards, home before away (TC-704); null: the dice are thrown. */
export function askedInMatch(at: At): AskedSide | null {
  const { lineUp, penalty } = matchOf(at)
  for (const side of sides) {
    const seat = seatOf(at, side)
    if (seat !== null && lineUp[side] === null) return { kind: 'match-stars', side, seat }
  }
  if (repeatsDecisions(at)) return null
  for (const side of sides) {
    const seat = seatOf(at, side)
    if (seat === null || penalty[side] !== null) continue
    if (keptOf(at, seat, 'penalty').length > 0) return { kind: 'match-penalty', side, seat }
  }
  return null
}

/** In such a replay each side plays what it played before, and nothing is asked (TC-R45). */
export const repeatsDecisions = (at: At): boolean =>
  matchOf(at).replay > 0 && at.table.options.replayDecisions === 'keep'
