import type { Frozen } from '../../../kernel/types.ts'
import { clubOf } from '../read/clubs.ts'
import { oldestDebt, saleProblem } from '../read/deals.ts'
import type { Debt, Party, Reason, Ref } from '../state.ts'
import type { Play } from '../types.ts'

interface Payment {
  readonly from: Party
  readonly to: Party
  readonly amount: number
  readonly reason: Reason
  readonly ref: Ref
}

export function pay({ emit }: Play, { from, to, amount, reason, ref }: Payment): void {
  if (amount > 0) emit({ type: 'cash.paid', from, to, amount, reason, ref })
}

export function charge(play: Play, payment: Payment): void {
  const { from, to, amount, reason, ref } = payment
  if (amount === 0) return
  const canPay =
    from === 'official' || (oldestDebt(play, from) === null && clubOf(play, from).cash >= amount)
  if (canPay) {
    pay(play, payment)
    return
  }
  const debt: Debt = {
    id: play.state.shared.nextDebt,
    debtor: from,
    creditor: to,
    rest: amount,
    reason,
    ref,
    offersMade: 0,
    pending: null,
  }
  play.emit({ type: 'debt.opened', debt })
}

export function settleOne(play: Play): boolean {
  const { state, emit } = play
  const debt = state.shared.debts.find(
    (one) => oldestDebt(play, one.debtor) === one && clubOf(play, one.debtor).cash >= one.rest,
  )
  if (!debt) return false
  const { id, debtor, creditor, rest, reason, ref } = debt
  dropSale(play, debt, true)
  pay(play, { from: debtor, to: creditor, amount: rest, reason, ref })
  emit({ type: 'debt.settled', debtId: id, debtor, creditor })
  return true
}

export function dropStaleSale(play: Play): boolean {
  const stale = play.state.shared.debts.find(
    (debt) => debt.pending && saleProblem(play, debt, debt.pending) !== null,
  )
  if (!stale) return false
  dropSale(play, stale, true)
  return true
}

export function dropSale({ emit }: Play, debt: Frozen<Debt>, stale: boolean): void {
  const { id, debtor, pending } = debt
  if (pending) emit({ type: 'sale.rejected', debtId: id, debtor, to: pending.to, stale })
}

export function writeOff(play: Play, debt: Frozen<Debt>): void {
  const { id, debtor, creditor, rest } = debt
  const paid = Math.min(rest, clubOf(play, debtor).cash)
  dropSale(play, debt, true)
  pay(play, { from: debtor, to: creditor, amount: paid, reason: 'insolvency', ref: id })
  const owed = { debtId: id, debtor, creditor }
  play.emit({ type: 'debt.written-off', ...owed, paid, cancelled: rest - paid })
}
