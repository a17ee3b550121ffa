import { clubOf } from '../read/clubs.ts'
import { type Due, dueAt, holdingsNow } from '../read/dues.ts'
import type { Play } from '../types.ts'
import { changeTurn, openFrame } from './frames.ts'
import { charge } from './money.ts'

export function movePawn(play: Play, steps: number, reason: 'roll' | 'card', depth: number): void {
  const { state, table, emit } = play
  const { seat } = state.shared.turn
  const from = clubOf(play, seat).position
  const { length } = table.content.board
  const passed: number[] = []
  for (let step = 1; step < steps; step += 1) passed.push((from + step) % length)
  const to = (from + steps) % length
  emit({ type: 'pawn.moved', seat, from, to, reason, passed })
  changeTurn(play, { space: to })
  openFrame(play, { kind: 'landing', space: to, depth })
  collect(play, passed, to)
}

function collect(play: Play, passed: readonly number[], to: number): void {
  const { state, table, emit } = play
  const holdings = holdingsNow(play)
  const dues: Due[] = []
  for (const space of passed) {
    const due = dueAt(play, holdings, { space, landed: false })
    if (due) dues.push(due)
  }
  const due = dueAt(play, holdings, { space: to, landed: true })
  if (due) dues.push(due)
  if (table.options.claims === 'manual') {
    const first = state.secret.nextClaim
    const claims = dues.map((one, place) => ({
      ...one,
      id: first + place,
      status: 'open' as const,
    }))
    emit({ type: 'claims.recorded', claims, ranks: [] })
    return
  }
  for (const one of dues) payDue(play, one)
}

export function payDue(play: Play, { kind, creditor, debtor, amount, space }: Due): void {
  if (kind === 'wild') return
  charge(play, { from: debtor, to: creditor, amount, reason: kind, ref: space })
}
