import type { Frozen, Seat } from '../../../kernel/types.ts'
import type { CardId, CurrentMatch, SideName, TeamId } from '../state.ts'
import type { At } from '../types.ts'

export const sides: readonly SideName[] = ['home', 'away']

export function matchOf({ state }: At): Frozen<CurrentMatch> {
  const { match } = state.shared
  if (!match) throw new Error('no match is in progress')
  return match
}

export function seatOf(at: At, side: SideName): Seat | null {
  const { homeSeat, awaySeat } = matchOf(at)
  return side === 'home' ? homeSeat : awaySeat
}
export const teamOf = (at: At, side: SideName): TeamId => matchOf(at)[side]
/**
 * Returns the seat's side in the current match. The seat must manage one of the two sides of the
 * match.
 */
export const sideOf = (at: At, seat: Seat): SideName =>
  matchOf(at).homeSeat === seat ? 'home' : 'away'

/**
 * Returns the penalty card that the side plays. Returns null if the side plays no penalty card or
 * has not decided yet.
 */
export const penaltyOf = (at: At, side: SideName): CardId | null =>
  matchOf(at).penalty[side]?.card ?? null
