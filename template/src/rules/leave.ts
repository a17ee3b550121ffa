import type { Seat } from 'touchline/kernel'
import type { Play } from '../types.ts'

export function resign({ state, emit }: Play, seat: Seat): void {
  const { taker, keeper } = state.shared
  emit({ type: 'seat.left', seat })
  if (seat === taker || seat === keeper) emit({ type: 'kick.voided' })
}
