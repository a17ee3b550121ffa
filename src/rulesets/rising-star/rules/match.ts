import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { matchOf, ownerOf, playerOf, rivalsOf, turnOf } from '../read/players.ts'
import { must } from '../refusals.ts'
import type { MatchKind, Side } from '../state.ts'
import type { Answer, Play } from '../types.ts'
import type { Next } from './next.ts'
import { payOut } from './payout.ts'
import { playMatch, rollDice } from './period.ts'

/** MATCHDAY and RESERVES: the owner of the tile is at home (RS-705). */
export function visit(play: Play, seat: Seat, kind: 'matchday' | 'reserves', team: string): Next {
  const { state } = play
  if (playerOf(state, seat).token === team) return 'done'
  const owner = ownerOf(state, team)
  if (owner === null) return kickOff(play, kind, { absent: team }, { seat })
  if (playerOf(state, owner).status === 'injured')
    return walkOver(play, kind, { seat: owner }, { seat })
  return kickOff(play, kind, { seat: owner }, { seat })
}

/** DERBY DAY: with one candidate there is nothing to choose, with none nothing to play. */
export function derby(play: Play, seat: Seat): Next {
  const rivals = rivalsOf(play.state, seat)
  if (rivals.length === 0) return walkOver(play, 'derby', { seat }, null)
  return rivals.length === 1 ? meetRival(play, seat, at(rivals, 0), true) : 'rests'
}

export function chooseRival(play: Play, { seat, move }: Answer<'choose-rival'>): Next {
  const { state } = play
  const rival = move.seat
  const player = state.seats[rival]
  must(player && rival !== seat && !player.resigning, 'rival-not-eligible', { seat: rival })
  must(player.status !== 'injured', 'rival-injured', { seat: rival })
  return meetRival(play, seat, rival, false)
}

function meetRival(play: Play, seat: Seat, rival: Seat, auto: boolean): Next {
  play.emit({ type: 'derby.rival-chosen', seat, rival, auto })
  return kickOff(play, 'derby', { seat }, { seat: rival })
}

export const playCupFinal = (play: Play, seat: Seat): Next =>
  kickOff(play, 'cup-final', { club: 'rising-star-fc' }, { seat })

export function kickOff(play: Play, kind: MatchKind, home: Side, away: Side): Next {
  start(play, kind, home, away)
  rollDice(play)
  return playMatch(play)
}

/** Nobody to play against: no dice and no Match Event Cards (RS-R42). */
function walkOver(play: Play, kind: MatchKind, home: Side, away: Side | null): Next {
  start(play, kind, home, away)
  const match = matchOf(play.state)
  const { seat } = turnOf(play.state)
  const winner = away === null ? 'home' : 'away'
  play.emit({
    type: 'match.ended',
    match: match.id,
    winner,
    decidedBy: 'walkover',
    score: null,
    extraTime: null,
    penalties: null,
    aggregate: null,
  })
  payOut(
    play,
    kind,
    winner === 'home' ? { home: seat, away: null } : { home: null, away: seat },
    winner,
  )
  return 'done'
}

function start({ state, emit }: Play, kind: MatchKind, home: Side, away: Side | null) {
  emit({ type: 'match.started', match: state.matches + 1, kind, home, away })
}
