import type { Seat } from '../../../kernel/types.ts'
import type { Event } from '../events.ts'
import { playerOf } from '../read/players.ts'
import type { MatchKind } from '../state.ts'
import type { Play } from '../types.ts'

type Reason<T extends Event['type']> = Extract<Event, { type: T; reason: unknown }>['reason']

const isInjured = (play: Play, seat: Seat): boolean => playerOf(play, seat).status === 'injured'

/**
 * Pays money from the bank to a seat. The bank never runs out of money (RS-R53). A seat whose
 * footballer is injured receives no money (RS-R28).
 */
export function earn(
  play: Play,
  seat: Seat,
  amount: number,
  reason: Reason<'cash.received'>,
): void {
  if (amount === 0) return
  if (isInjured(play, seat)) suppress(play, seat, 'money', amount)
  else play.emit({ type: 'cash.received', seat, amount, reason })
}

export function award(play: Play, seat: Seat, points: number, reason: MatchKind): void {
  if (points === 0) return
  if (isInjured(play, seat)) suppress(play, seat, 'points', points)
  else play.emit({ type: 'points.awarded', seat, points, reason })
}

function suppress({ emit }: Play, seat: Seat, kind: 'points' | 'money', amount: number): void {
  emit({ type: 'income.suppressed', seat, kind, amount, reason: 'injured' })
}

/**
 * Takes money from a seat. A payment counts as made even if the seat has too little cash (RS-R27).
 */
export function pay(play: Play, seat: Seat, due: number, reason: Reason<'cash.paid'>): void {
  const { cash } = playerOf(play, seat)
  const amount = play.table.options.shortfall === 'debt' ? due : Math.min(due, cash)
  play.emit({ type: 'cash.paid', seat, due, amount, reason })
}

export function changeFame(
  { emit }: Play,
  seat: Seat,
  delta: number,
  reason: Reason<'fame.changed'>,
): void {
  emit({ type: 'fame.changed', seat, delta, reason })
}
