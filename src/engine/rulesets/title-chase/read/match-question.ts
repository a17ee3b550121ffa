import type { Seat } from '../../../kernel/types.ts'
import type { SideName } from '../state.ts'
import type { At } from '../types.ts'
import { keptOf } from './holdings.ts'
import { matchOf, seatOf, sides } from './match.ts'

export interface MatchQuestion {
  readonly kind: 'match-stars' | 'match-penalty'
  readonly side: SideName
  readonly seat: Seat
}

/**
 * Returns the next decision before the dice of a match are rolled. Before a match, both sides
 * decide on their line-ups first and then on penalty cards; home always decides before away
 * (TC-704). Returns null if neither side has to decide anything before the dice are rolled.
 */
export function nextMatchQuestion(at: At): MatchQuestion | null {
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

/**
 * True if the current match is a replay that repeats the line-ups of the first match without new
 * decisions (TC-R45).
 */
export const repeatsDecisions = (at: At): boolean =>
  matchOf(at).replay > 0 && at.table.options.replayDecisions === 'keep'
