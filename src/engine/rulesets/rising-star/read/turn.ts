import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { bookOf } from '../content/book.ts'
import type { Tile } from '../content/schema.ts'
import type { At, Table } from '../types.ts'
import { playerOf } from './players.ts'

export const MEDICAL_FEE = 20_000
export const FAILURES_MAX = 3

export const turnOf = ({ state }: At) => sure(state.shared.turn, 'turn')
export const negotiationOf = ({ state }: At) => sure(state.shared.negotiation, 'negotiation')
export const swapOf = ({ state }: At) => sure(state.shared.swap, 'swap')

export const tileOf = (play: At, seat: Seat): Tile =>
  at(play.table.content.board, playerOf(play, seat).position)

export function isChoosingRival(at: At): boolean {
  const { phase, turn, match } = at.state.shared
  return (
    phase === 'playing' &&
    turn?.stage === 'tile' &&
    match === null &&
    tileOf(at, turn.seat).type === 'derby-day'
  )
}

const TURNS_PER_SEASON = 100

export function turnCapOf({ seats, options }: Table): number | null {
  const { turnCap, seasons } = options
  return turnCap === undefined ? TURNS_PER_SEASON * seats * seasons : turnCap
}

/**
 * Maximum number of cards drawn in a turn. If the Press deck is shuffled during a turn, each of its
 * movement cards can be drawn twice.
 */
export const drawsMax = ({ content, options }: Table): number =>
  (options.reshuffle ? 4 : 2) * bookOf(content).movementsInPress + 2
