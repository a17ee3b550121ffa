import { demand, type Law, type Moment } from '../../../kernel/law.ts'
import * as numbers from '../content/numbers.ts'
import type { Event } from '../events.ts'
import type { Starplayer, State } from '../types.ts'

export type Club = State['shared']['clubs'][number]

export function clubAt(state: State, seat: number): Club {
  const club = state.shared.clubs[seat]
  demand(club, `seat ${seat} exists`)
  return club
}
const cashAt = (state: State, party: number | 'official'): number =>
  party === 'official' ? 0 : clubAt(state, party).cash
export const behind = ({ commit, place }: Moment<Starplayer>): readonly Event[] =>
  commit.events.slice(place + 1) as readonly Event[]
export const debtAt = (state: State, id: number): State['shared']['debts'][number] => {
  const debt = state.shared.debts.find((one) => one.id === id)
  demand(debt, `debt ${id} is open`)
  return debt
}

const PRICES: Readonly<Record<string, readonly number[]>> = {
  gate: [numbers.GATE_RECEIPTS],
  royalty: [numbers.ROYALTY, numbers.ROYALTY_DOUBLED],
  'bogus-fee': [numbers.BOGUS_FEE],
  penalty: [numbers.PENALTY_GOAL],
  forfeit: [numbers.FORFEIT],
  'all-6': numbers.ALL6_BONUS,
}

export const moneyLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-501',
    says: 'cash moves between two parties and is never negative',
    events: {
      'cash.paid'({ from, to, amount, reason }, { state }) {
        demand(from !== to, 'two parties')
        const [had, got] = [cashAt(state, from), cashAt(state, to)]
        if (from !== 'official') demand(had >= amount, 'the payer has it')
        const prices = PRICES[reason]
        const isPart = state.shared.debts.some((debt) => debt.reason === reason)
        if (prices && !isPart) demand(prices.includes(amount), `${reason} costs ${prices}`)
        if (reason === 'double')
          demand(to !== 'official' && from === 'official', 'from the Official')
        if (reason === 'price' || reason === 'bogus-fee')
          demand(to === 'official', 'to the Official')
        if (reason === 'forfeit') demand(from !== 'official' && to !== 'official', 'between clubs')
        return (after) => {
          if (from !== 'official') demand(cashAt(after, from) === had - amount, 'it leaves')
          if (to !== 'official') demand(cashAt(after, to) === got + amount, 'it arrives')
        }
      },
      'setup.dealt':
        ({ seat, cash, cards }) =>
        (after) => {
          const club = clubAt(after, seat)
          demand(club.cash === cash && cash > 0, 'the starting cash')
          demand(club.footballers.length <= cards.length, 'its cards')
        },
    },
    commits({ game: { state } }) {
      for (const { cash, seat } of state.shared.clubs) demand(cash >= 0, `cash of seat ${seat}`)
    },
  },
  {
    clause: 'SP-R28',
    says: 'debts are owed, reduced and settled in full',
    events: {
      'debt.opened'({ debt }, { state }) {
        const { id, debtor, creditor, rest } = debt
        demand(id === state.shared.nextDebt, 'numbered in turn')
        demand(creditor !== debtor && rest > 0, 'something to somebody')
        const owes = state.shared.debts.some((one) => one.debtor === debtor)
        demand(owes || clubAt(state, debtor).cash < rest, 'that the club cannot pay')
        return (after) => {
          demand(debtAt(after, id).rest === rest, 'it is open')
          demand(after.shared.nextDebt === id + 1, 'counted')
        }
      },
      'debt.reduced'({ debtId, amount, rest }, { state }) {
        const before = debtAt(state, debtId).rest
        demand(rest === before - amount && rest >= 0, 'by its amount')
        return (after) => demand(debtAt(after, debtId).rest === rest, 'it is less')
      },
      'debt.settled'({ debtId, debtor, creditor }, at) {
        const { rest, ...debt } = debtAt(at.state, debtId)
        demand(debt.pending === null, 'without an open sale')
        demand(debt.debtor === debtor && debt.creditor === creditor, 'between its parties')
        const paid = at.commit.events[at.place - 1]
        const isPaid = paid?.type === 'cash.paid' && paid.amount === rest && paid.from === debtor
        demand(rest === 0 || isPaid, 'with a payment of the rest')
        return (after) =>
          demand(
            after.shared.debts.every(({ id }) => id !== debtId),
            'it is gone',
          )
      },
      'debt.written-off'({ debtId, paid, cancelled }, { state }) {
        const { rest, debtor } = debtAt(state, debtId)
        demand(paid + cancelled === rest && cancelled > 0, 'all of it')
        demand(clubAt(state, debtor).cash === 0, 'after all its cash')
        return (after) =>
          demand(
            after.shared.debts.every(({ id }) => id !== debtId),
            'it is gone',
          )
      },
      'debt.cancelled': ({ debtId }, { state }) => {
        debtAt(state, debtId)
        return (after) =>
          demand(
            after.shared.debts.every(({ id }) => id !== debtId),
            'it is gone',
          )
      },
    },
  },
  {
    clause: 'SP-R30',
    says: 'sales to pay a debt pass the cards and the money',
    events: {
      'sale.offered'({ debtId, debtor, sale, offersMade }, { state, table }) {
        const debt = debtAt(state, debtId)
        demand(debt.debtor === debtor && debt.pending === null, 'by the debtor, one at a time')
        demand(offersMade === debt.offersMade + 1, 'counted')
        demand(offersMade <= table.options.maxEmergencyOffers, 'within the limit')
        if (sale.kind === 'in-kind') demand(sale.to === debt.creditor, 'to the creditor')
        else demand(clubAt(state, sale.to).cash >= sale.amount, 'to a club that can pay')
        if (sale.kind === 'in-kind') demand(sale.amount <= debt.rest, 'at most the rest')
        return (after) => demand(debtAt(after, debtId).pending?.amount === sale.amount, 'it waits')
      },
      'sale.rejected': ({ debtId }, { state }) => {
        demand(debtAt(state, debtId).pending !== null, 'a pending one')
        return (after) => demand(debtAt(after, debtId).pending === null, 'it is over')
      },
      'sale.withdrawn': ({ debtId }, { state }) => {
        demand(debtAt(state, debtId).pending !== null, 'a pending one')
        return (after) => demand(debtAt(after, debtId).pending === null, 'it is over')
      },
      'sale.concluded'({ debtId, sale, debtor }, at) {
        const { pending } = debtAt(at.state, debtId)
        demand(pending?.amount === sale.amount && pending.to === sale.to, 'as offered')
        const next = behind(at)
        for (const card of sale.cards) {
          const moved = next.find((one) => one.type === 'card.moved' && one.card === card)
          demand(moved?.type === 'card.moved' && moved.to === `seat:${sale.to}`, `${card} passes`)
        }
        if (sale.kind === 'sale' && sale.amount > 0) {
          const paid = next.find((one) => one.type === 'cash.paid' && one.reason === 'sale')
          const fits = paid?.type === 'cash.paid' && paid.amount === sale.amount
          demand(fits && paid.from === sale.to && paid.to === debtor, 'the price')
        }
        return (after) => demand(debtAt(after, debtId).pending === null, 'it is over')
      },
    },
  },
]
