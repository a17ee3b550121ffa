import type { Seat } from '../../../kernel/types.ts'
import { cardOf } from '../content/book.ts'
import type { Event } from '../events.ts'
import { reasonsFor } from '../read/holdings.ts'
import { managerOf } from '../read/league.ts'
import type { CardId } from '../state.ts'
import type { Play } from '../types.ts'

type Collected = Extract<Event, { type: 'cash.collected' }>
interface Receipt {
  readonly reason: Collected['reason']
  readonly ref: string | null
}

/** Pays money to a seat. After a seat has received money, its debts are checked once (TC-R21). */
export function receive(play: Play, seat: Seat, amount: number, { reason, ref }: Receipt): void {
  const { emit } = play
  if (amount === 0) return
  const { cash, debts } = managerOf(play, seat)
  emit({ type: 'cash.collected', seat, amount, reason, ref, balance: cash + amount })
  for (const { id: debt, amount, card } of [...debts]) {
    const balance = managerOf(play, seat).cash - amount
    if (balance < 0) continue
    emit({ type: 'debt.settled', seat, debt, amount, balance })
    if (card !== null) putBack(play, seat, card)
  }
}

interface Bill {
  readonly reason: 'card' | 'blue'
  readonly ref: string
  readonly card: CardId | null
}

/**
 * Takes money from a seat. If the seat has too little cash for a payment, the full amount becomes a
 * debt, because partial payments are not possible (TC-R20).
 */
export function pay(play: Play, seat: Seat, amount: number, { reason, ref, card }: Bill): void {
  const { state, emit } = play
  if (amount === 0) return
  const { cash } = managerOf(play, seat)
  if (cash >= amount) {
    emit({ type: 'cash.paid', seat, amount, reason, ref, balance: cash - amount })
    return
  }
  const debt = state.shared.debtCount + 1
  emit({ type: 'debt.recorded', seat, debt, amount, card, reason, ref })
  if (card !== null) emit({ type: 'card.held', seat, card, reason: 'debt' })
}

export function putBack(play: Play, seat: Seat, card: CardId): void {
  if (reasonsFor(play, seat, card).length === 0) returnCard(play, seat, card)
}

export function returnCard({ table, emit }: Play, seat: Seat, card: CardId): void {
  const { colour } = cardOf(table.content, card)
  emit({ type: 'card.returned', seat, card, colour })
}
