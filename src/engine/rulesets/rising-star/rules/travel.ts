import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { contractOf, matches } from '../content/book.ts'
import type { Target } from '../content/schema.ts'
import { playerOf } from '../read/players.ts'
import { turnOf } from '../read/turn.ts'
import type { Play } from '../types.ts'
import { earn } from './income.ts'

/**
 * Moves the token of a seat clockwise. When the token of a seat passes or reaches PRE-SEASON, a
 * season is complete, and the seat receives the loyalty bonus. After the last season, the career of
 * the seat ends at PRE-SEASON, and remaining steps are ignored (RS-802).
 */
export function advance(play: Play, seat: Seat, count: number, cause: 'roll' | 'card'): void {
  const { table, emit } = play
  const { position: from, seasonsCompleted } = playerOf(play, seat)
  const { length } = table.content.board
  const reaches = from + count >= length
  const isLast = reaches && seasonsCompleted + 1 === table.options.seasons
  const steps = isLast ? length - from : count
  const to = (from + steps) % length
  const unusedSteps = count - steps
  emit({ type: 'token.moved', seat, from, to, steps, unusedSteps, cause, mode: 'advance' })
  if (!reaches) return
  emit({ type: 'season.completed', seat, season: seasonsCompleted + 1 })
  if (isLast) emit({ type: 'career.ended', seat, turn: turnOf(play).number })
  else payLoyalty(play, seat, 'loyalty')
}

export function payLoyalty(play: Play, seat: Seat, reason: 'loyalty' | 'loyalty-setup'): void {
  const { contract } = playerOf(play, seat)
  if (contract === null) return
  earn(play, seat, contractOf(play.table.content, contract).loyaltyBonus, reason)
}

export function followCard(
  play: Play,
  seat: Seat,
  target: Target,
  mode: 'advance' | 'direct',
): void {
  const { table, emit } = play
  const { board } = table.content
  const { position: from, token } = playerOf(play, seat)
  const fits = (index: number) => matches(at(board, index % board.length), target, token)
  if (mode === 'direct') {
    const to = board.findIndex((_, index) => fits(index))
    emit({ type: 'token.moved', seat, from, to, steps: 0, unusedSteps: 0, cause: 'card', mode })
    return
  }
  // The loop ends within one round of the board, because valid content has a board tile of each
  // kind that can be a destination.
  let steps = 1
  while (steps < board.length && !fits(from + steps)) steps += 1
  advance(play, seat, steps, 'card')
}
