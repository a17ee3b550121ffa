import type { Seat } from '../../../kernel/types.ts'
import { clubOf } from '../read/clubs.ts'
import { type Due, duesOf, holdingsNow } from '../read/dues.ts'
import type { Play } from '../types.ts'
import { changeTurn, openFrame } from './frames.ts'
import { charge } from './money.ts'

/** The active pawn goes clockwise: first the receipts on its way, then the fees where it lands. */
export function movePawn(play: Play, steps: number, reason: 'roll' | 'card', depth: number): void {
  const { state, table, emit } = play
  const { seat } = state.turn
  const from = clubOf(state.clubs, seat).position
  const length = table.content.board.length
  const way = Array.from({ length: steps }, (_, step) => (from + step + 1) % length)
  const to = way.at(-1) ?? from
  const passed = way.slice(0, -1)
  emit({ type: 'pawn.moved', seat, from, to, reason, passed })
  changeTurn(play, { space: to })
  openFrame(play, { kind: 'landing', space: to, depth })
  collect(play, seat, passed, to)
}

function collect(play: Play, mover: Seat, passed: readonly number[], to: number): void {
  const { state, table, emit } = play
  const holdings = holdingsNow(state.clubs)
  const visits = [
    ...passed.map((space) => ({ mover, space, landed: false })),
    { mover, space: to, landed: true },
  ]
  const dues = visits.flatMap((visit) => duesOf(table, holdings, visit))
  if (table.options.claims === 'manual') {
    const claims = dues.map((due, place) => ({
      ...due,
      id: state.nextClaim + place,
      status: 'open' as const,
    }))
    emit({ type: 'claims.recorded', claims, ranks: [] })
    return
  }
  for (const due of dues) payDue(play, due)
}

export function payDue(play: Play, { kind, creditor, debtor, amount, space }: Due): void {
  // A wild is no money: the space itself gives it.
  if (kind === 'wild') return
  charge(play, { from: debtor, to: creditor, amount, reason: kind, ref: space })
}
