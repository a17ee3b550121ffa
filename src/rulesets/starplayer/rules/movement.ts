import { clubOf } from '../read/clubs.ts'
import { type Due, duesOf, holdingsNow } from '../read/dues.ts'
import type { Play } from '../types.ts'
import { changeTurn, openFrame } from './frames.ts'
import { charge } from './money.ts'

/** The active pawn goes clockwise: first the receipts on its way, then the fees where it lands. */
export function movePawn(play: Play, steps: number, reason: 'roll' | 'card', depth: number): void {
  const { state, table, emit } = play
  const { seat } = state.shared.turn
  const from = clubOf(play, seat).position
  const length = table.content.board.length
  const way = Array.from({ length: steps }, (_, step) => (from + step + 1) % length)
  const to = way.at(-1) ?? from
  const passed = way.slice(0, -1)
  emit({ type: 'pawn.moved', seat, from, to, reason, passed })
  changeTurn(play, { space: to })
  openFrame(play, { kind: 'landing', space: to, depth })
  collect(play, passed, to)
}

function collect(play: Play, passed: readonly number[], to: number): void {
  const { state, table, emit } = play
  const holdings = holdingsNow(play)
  const visits = [...passed.map((space) => ({ space, landed: false })), { space: to, landed: true }]
  const dues = visits.flatMap((visit) => duesOf(play, holdings, visit))
  if (table.options.claims === 'manual') {
    const first = state.secret.nextClaim
    const claims = dues.map((due, place) => ({
      ...due,
      id: first + place,
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
