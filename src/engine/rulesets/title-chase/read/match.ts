// The match that runs, and who plays in it.
import type { Frozen, Seat } from '../../../kernel/types.ts'
import type { CardId, CurrentMatch, SideName, TeamId } from '../state.ts'
import type { At } from '../types.ts'

export const sides: readonly SideName[] = ['home', 'away']

export function matchOf({ state }: At): Frozen<CurrentMatch> {
  const { match } = state.shared
  if (!match) throw new Error('no match runs')
  return match
}

/** Who manages a side in it; null: nobody. */
export function seatOf(at: At, side: SideName): Seat | null {
  const { homeSeat, awaySeat } = matchOf(at)
  return side === 'home' ? homeSeat : awaySeat
}
export const teamOf = (at: At, side: SideName): TeamId => matchOf(at)[side]
/** The side of somebody who plays: a seat runs one team, so it is on one side only. */
export const sideOf = (at: At, seat: Seat): SideName =>
  matchOf(at).homeSeat === seat ? 'home' : 'away'

/** The penalty card that a side plays; null: none, or not decided yet. */
export const penaltyOf = (at: At, side: SideName): CardId | null =>
  matchOf(at).penalty[side]?.card ?? null
