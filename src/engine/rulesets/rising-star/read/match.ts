import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { HomeOrAway, MatchKind, Score, Side, Stage } from '../state.ts'
import type { At, Match } from '../types.ts'

export const matchOf = ({ state }: At): Match => sure(state.shared.match, 'match')

export const seatIn = (side: Side | null): Seat | null =>
  side !== null && 'seat' in side ? side.seat : null

export const otherSide = (side: HomeOrAway): HomeOrAway => (side === 'home' ? 'away' : 'home')

export function sideAsked(stage: Stage): HomeOrAway | null {
  if (stage === 'home-card' || stage === 'home-card-et') return 'home'
  return stage === 'away-card' || stage === 'away-card-et' ? 'away' : null
}

/** The goals of extra time are counted in a separate score (RS-R37). */
export const currentScore = ({ score, extraTime }: Match): Score | null => extraTime ?? score

export function waitsFor(match: Match) {
  const period = match.extraTime === null ? ('normal-time' as const) : ('extra-time' as const)
  return {
    side: sure(sideAsked(match.stage), 'side that may play a card'),
    score: sure(currentScore(match), 'score'),
    period,
  }
}

export const isCup = (kind: MatchKind): boolean =>
  kind === 'cup-final' || kind === 'championship-final'

export const POINTS: {
  readonly [K in MatchKind]: { readonly win: number; readonly draw: number }
} = {
  matchday: { win: 3, draw: 1 },
  reserves: { win: 3, draw: 1 },
  derby: { win: 6, draw: 1 },
  'cup-final': { win: 10, draw: 0 },
  'championship-final': { win: 0, draw: 0 },
}
