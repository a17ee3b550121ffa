import type { Seat } from '../../../kernel/types.ts'
import type { HomeOrAway, MatchKind, Score, Side, Stage } from '../state.ts'
import type { At, Match } from '../types.ts'

export function matchOf({ state }: At): Match {
  const { match } = state.shared
  if (match === null) throw new Error('no match is being played')
  return match
}

/** Who plays on that side; null: none of the seats. */
export const seatIn = (side: Side | null): Seat | null =>
  side !== null && 'seat' in side ? side.seat : null

/** The side whose Match Event Card the stage waits for. */
export function sideAsked(stage: Stage): HomeOrAway | null {
  if (stage === 'home-card' || stage === 'home-card-et') return 'home'
  return stage === 'away-card' || stage === 'away-card-et' ? 'away' : null
}

export const isCup = (kind: MatchKind): boolean =>
  kind === 'cup-final' || kind === 'championship-final'

/** The score of the period in play: extra time counts alone (RS-R37). */
export const currentScore = ({ score, extraTime }: Match): Score | null => extraTime ?? score
