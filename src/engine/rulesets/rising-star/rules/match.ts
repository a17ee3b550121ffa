import type { Rules } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { matchOf } from '../read/match.ts'
import { playerOf, rivalProblem, rivalsOf } from '../read/players.ts'
import { ownerOf } from '../read/tokens.ts'
import { turnOf } from '../read/turn.ts'
import type { MatchKind, Side } from '../state.ts'
import type { Play, RisingStar } from '../types.ts'
import { payOut } from './payout.ts'
import { playMatch, rollDice } from './period.ts'

/** In MATCHDAY and RESERVES matches, the owner of the board tile plays at home (RS-705). */
export function visit(play: Play, seat: Seat, kind: 'matchday' | 'reserves', team: string): void {
  if (playerOf(play, seat).token === team) return
  const owner = ownerOf(play, team)
  if (owner === null) kickOff(play, kind, { absent: team }, { seat })
  else if (playerOf(play, owner).status === 'injured')
    walkOver(play, kind, { seat: owner }, { seat })
  else kickOff(play, kind, { seat: owner }, { seat })
}

export function stepDerby(play: Play): boolean {
  const { seat } = turnOf(play)
  const [rival, ...others] = rivalsOf(play, seat)
  if (others.length > 0) return false
  if (rival === undefined) walkOver(play, 'derby', { seat }, null)
  else meetRival(play, seat, rival, true)
  return true
}

export const rivalRules: Rules<RisingStar, 'choose-rival'> = {
  'choose-rival': {
    problem: (at, { seat, move }) => rivalProblem(at, seat, move.seat),
    spaces: (at, { seat }) => [exactly('choose-rival', { seat: oneOf(rivalsOf(at, seat)) })],
    act: (play, { seat, move }) => meetRival(play, seat, move.seat, false),
  },
}

function meetRival(play: Play, seat: Seat, rival: Seat, auto: boolean): void {
  play.emit({ type: 'derby.rival-chosen', seat, rival, auto })
  kickOff(play, 'derby', { seat }, { seat: rival })
}

export const playCupFinal = (play: Play, seat: Seat): void =>
  kickOff(play, 'cup-final', { club: 'rising-star-fc' }, { seat })

export function kickOff(play: Play, kind: MatchKind, home: Side, away: Side): void {
  start(play, kind, home, away)
  rollDice(play)
  playMatch(play)
}

function walkOver(play: Play, kind: MatchKind, home: Side, away: Side | null): void {
  start(play, kind, home, away)
  const { seat } = turnOf(play)
  const winner = away === null ? 'home' : 'away'
  play.emit({
    type: 'match.ended',
    match: matchOf(play).id,
    winner,
    decidedBy: 'walkover',
    score: null,
    extraTime: null,
    penalties: null,
    aggregate: null,
  })
  payOut(play, kind, { home: null, away: null, [winner]: seat }, winner)
}

function start({ state, emit }: Play, kind: MatchKind, home: Side, away: Side | null) {
  emit({ type: 'match.started', match: state.shared.matches + 1, kind, home, away })
}
