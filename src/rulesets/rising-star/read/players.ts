import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { cardsOf } from '../content/book.ts'
import type { Tile } from '../content/schema.ts'
import type { HomeOrAway, MatchKind, Side, Stage } from '../state.ts'
import type { Match, Player, State, Table } from '../types.ts'

export const playerOf = (state: State, seat: Seat): Player => at(state.seats, seat)

/** The seat on turn; there is one from the opening roll to the end. */
export function turnOf(state: State): NonNullable<State['turn']> {
  if (state.turn === null) throw new Error('nobody is on turn')
  return state.turn
}

export function matchOf(state: State): Match {
  if (state.match === null) throw new Error('no match is being played')
  return state.match
}

export const tileOf = (state: State, seat: Seat, { content }: Table): Tile =>
  at(content.board, playerOf(state, seat).position)

/** Who plays for the team: nobody where the token was not taken, or its seat has resigned. */
export function ownerOf(state: State, token: string): Seat | null {
  const owner = state.seats.find((player) => player.token === token && !player.resigning)
  return owner?.no ?? null
}

/** Seats that can be the rival in a derby, in seat order (RS-R40). */
export const rivalsOf = (state: State, chooser: Seat): Seat[] =>
  state.seats
    .filter(({ no, status, resigning }) => no !== chooser && status !== 'injured' && !resigning)
    .map(({ no }) => no)

/** The seat on turn stands on DERBY DAY and its rival has not been chosen. */
export function isChoosingRival(state: State, table: Table): boolean {
  const { phase, turn, match } = state
  return (
    phase === 'playing' &&
    turn?.stage === 'tile' &&
    match === null &&
    tileOf(state, turn.seat, table).type === 'derby-day'
  )
}

/** Whose turn to choose a token it is. */
export const nextChooser = (state: State): Seat | null =>
  state.seats.find(({ token }) => token === null)?.no ?? null

export function freeTokens(state: State, { content }: Table): string[] {
  const taken = state.seats.map(({ token }) => token)
  return content.tokens.map(({ id }) => id).filter((id) => !taken.includes(id))
}

export const isPlaying = ({ status }: Player): boolean =>
  status === 'active' || status === 'injured'

/** The seats after this one, in turn order. */
export const seatsAfter = (seat: Seat, count: number): Seat[] =>
  seatsOf(count - 1).map((step) => (seat + 1 + step) % count)

const TURNS_PER_SEASON = 100

/** How many turns end the game; null: none does (RS-R52). */
export function turnCapOf({ seats, options }: Table): number | null {
  const { turnCap, seasons } = options
  return turnCap === undefined ? TURNS_PER_SEASON * seats * seasons : turnCap
}

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
export const currentScore = ({ score, extraTime }: Match) => extraTime ?? score

/** More draws in one turn than any pack allows that passed its validation (RS-R15). */
export const drawsMax = ({ content }: Table): number => 2 * cardsOf(content).movementsInPress + 2
