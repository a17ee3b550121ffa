import type { Frozen, Seat } from '../../../kernel/types.ts'
import { copyOf } from '../copy.ts'
import { clubOf, sellableOf } from '../read/clubs.ts'
import { hasFootballers, oldestDebt, saleProblem } from '../read/deals.ts'
import { must, mustNot } from '../refusals.ts'
import type { Debt, Sale } from '../state.ts'
import type { Answer, Asked, Play, State } from '../types.ts'
import { voidAcquisition } from './acquiring.ts'
import { liquidate, passCards, rankSixes } from './cards.ts'
import { leave } from './leave.ts'
import { pay, writeOff } from './money.ts'
import { acceptOffer, rejectPending } from './window.ts'

export const debt = {
  'offer-sale'(play: Play, { seat, move: { to, cards, price } }: Answer<'offer-sale'>): void {
    offerSale(play, seat, { kind: 'sale', to, cards, amount: price })
  },

  'offer-in-kind'(play: Play, { seat, move }: Answer<'offer-in-kind'>): void {
    const { cards, credit } = move
    const { creditor } = debtOf(play.state, seat)
    must(creditor !== 'official', 'creditor-not-seat')
    offerSale(play, seat, { kind: 'in-kind', to: creditor, cards, amount: credit })
  },

  concede(play: Play, { seat }: Answer<'concede'>): void {
    const { state } = play
    const { rest } = debtOf(state, seat)
    const club = clubOf(state.clubs, seat)
    must(sellableOf(club).length === 0 && club.cash < rest, 'assets-remain')
    concede(play, seat)
  },

  accept(play: Play, { decision }: Answer<'accept'>): void {
    if (decision.kind === 'answer-offer') acceptOffer(play)
    else concludeSale(play, debtAsked(play.state, decision.key))
  },

  reject(play: Play, { decision }: Answer<'reject'>): void {
    if (decision.kind === 'answer-offer') rejectPending(play)
    else {
      const { id } = debtAsked(play.state, decision.key)
      play.emit({ type: 'sale.rejected', debtId: id, stale: false })
    }
  },
}

function offerSale(play: Play, seat: Seat, sale: Sale): void {
  const { state, table, emit } = play
  const owed = debtOf(state, seat)
  mustNot(saleProblem(state, table, owed, sale), { to: sale.to })
  const { maxEmergencyOffers } = table.options
  must(owed.offersMade < maxEmergencyOffers, 'offer-limit', { maxEmergencyOffers })
  const offersMade = owed.offersMade + 1
  emit({ type: 'sale.offered', debtId: owed.id, sale: copyOf(sale), offersMade })
}

function concludeSale(play: Play, owed: Frozen<Debt>): void {
  const { state, emit } = play
  const { id, debtor, pending } = owed
  if (!pending) throw new Error('no sale is pending')
  const sale = copyOf<Sale>(pending)
  const { to, cards, amount } = sale
  emit({ type: 'sale.concluded', debtId: id, sale })
  passCards(play, cards, debtor, to, { reason: 'sale', got: state.nextGot })
  if (sale.kind === 'sale') pay(play, { from: to, to: debtor, amount, reason: 'sale', ref: id })
  else emit({ type: 'debt.reduced', debtId: id, amount, rest: owed.rest - amount, via: 'in-kind' })
  if (hasFootballers(cards)) rankSixes(play, [to], 'turn')
}

/** Nothing is left to sell: the purchase is void, or the debt is written off. */
function concede(play: Play, seat: Seat): void {
  const owed = debtOf(play.state, seat)
  if (owed.reason === 'price') {
    voidAcquisition(play, seat)
    return
  }
  writeOff(play, owed)
  if (play.table.options.insolvency === 'eliminate') leave(play, seat, 'eliminated')
}

/** For a debtor that does not answer: its cheapest cards first, then it concedes. */
export function settleByDefault(play: Play, { seat }: Asked): null {
  const { state } = play
  const { rest } = debtOf(state, seat)
  liquidate(play, seat, rest)
  if (clubOf(state.clubs, seat).cash < rest) concede(play, seat)
  return null
}

function debtOf(state: State, seat: Seat): Frozen<Debt> {
  const owed = oldestDebt(state, seat)
  if (!owed) throw new Error(`seat ${seat} has no debt`)
  return owed
}

/** The key of the question begins with the kind and the number of the debt. */
function debtAsked({ debts }: State, key: string): Frozen<Debt> {
  const id = Number(key.split(':')[1])
  const owed = debts.find((one) => one.id === id)
  if (!owed) throw new Error(`there is no debt ${id}`)
  return owed
}
