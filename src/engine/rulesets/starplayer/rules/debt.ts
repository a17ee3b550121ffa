import { copied } from '../../../kernel/json.ts'
import type { Problem } from '../../../kernel/rule.ts'
import { hull, is, range, subsetOf } from '../../../kernel/space.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { MONEY_STEP } from '../content/schema.ts'
import { clubOf, sellableOf, tradableOf } from '../read/clubs.ts'
import {
  buyerProblem,
  buyersOf,
  debtOf,
  hasFootballers,
  priceProblem,
  salesLeftProblem,
  tradingProblem,
} from '../read/deals.ts'
import { problem, withFacts } from '../refusals.ts'
import type { Debt, Sale } from '../state.ts'
import type { Answer, At, Decision, Play, Question, Rules } from '../types.ts'
import { liquidate, passCards, rankSixes } from './cards.ts'
import { leave } from './leave.ts'
import { dropSale, pay, writeOff } from './money.ts'
import { voidAcquisition } from './purchase.ts'

export const debtRules: Rules<'offer-sale' | 'offer-in-kind' | 'concede'> = {
  'offer-sale': {
    problem: (at, answer) => newSaleProblem(at, answer.seat, saleIn(answer)),
    spaces(at, { seat }) {
      const cards = cardsOnOffer(at, seat)
      if (cards.length === 0) return []
      return buyersOf(at, seat).map((to) => {
        const price = range(MONEY_STEP, clubOf(at, to).cash, MONEY_STEP)
        return hull('offer-sale', { to: is(to), cards: subsetOf(cards, 1), price })
      })
    },
    act: (play, answer) => offerSale(play, answer.seat, saleIn(answer)),
  },

  'offer-in-kind': {
    problem(at, answer) {
      const { seat, move } = answer
      if (debtOf(at, seat).creditor === 'official')
        return tradingProblem(at, seat, move.cards, 'SP-R30') ?? problem('creditor-not-seat')
      return newSaleProblem(at, seat, inKind(at, answer))
    },
    spaces(at, { seat }) {
      const { creditor, rest } = debtOf(at, seat)
      const cards = cardsOnOffer(at, seat)
      if (creditor === 'official' || cards.length === 0) return []
      const credit = range(MONEY_STEP, rest, MONEY_STEP)
      return [hull('offer-in-kind', { cards: subsetOf(cards, 1), credit })]
    },
    act: (play, answer) => offerSale(play, answer.seat, inKind(play, answer)),
  },

  concede: {
    problem(at, { seat }) {
      const club = clubOf(at, seat)
      const { rest } = debtOf(at, seat)
      const remains = sellableOf(club).length
      return remains === 0 && club.cash < rest
        ? null
        : problem('assets-remain', { cards: remains, cash: club.cash, rest })
    },
    act: (play, { seat }) => concede(play, seat),
  },
}

const saleIn = ({ move: { to, cards, price } }: Answer<'offer-sale'>): Sale => ({
  kind: 'sale',
  to,
  cards,
  amount: price,
})

function inKind(at: At, { seat, move: { cards, credit } }: Answer<'offer-in-kind'>): Sale {
  const { creditor } = debtOf(at, seat)
  if (creditor === 'official') throw new Error('the Official takes nothing in kind')
  return { kind: 'in-kind', to: creditor, cards, amount: credit }
}

function newSaleProblem(at: At, seat: Seat, sale: Sale): Problem | null {
  const owed = debtOf(at, seat)
  const found =
    buyerProblem(at, owed, sale) ?? salesLeftProblem(at, owed) ?? priceProblem(at, owed, sale)
  return withFacts(found, { to: sale.to })
}

const cardsOnOffer = (at: At, seat: Seat) =>
  salesLeftProblem(at, debtOf(at, seat)) ? [] : tradableOf(clubOf(at, seat))

function offerSale(play: Play, seat: Seat, sale: Sale): void {
  const { id, offersMade } = debtOf(play, seat)
  const offered = { debtId: id, debtor: seat, sale: copied(sale), offersMade: offersMade + 1 }
  play.emit({ type: 'sale.offered', ...offered })
}

export function concludeSale(play: Play, decision: Decision): void {
  const { state, emit } = play
  const { id, debtor, creditor, rest, pending } = debtInQuestion(play, decision)
  if (!pending) throw new Error('no sale is pending')
  const sale = copied(pending)
  const { to, cards, amount } = sale
  emit({ type: 'sale.concluded', debtId: id, debtor, sale })
  passCards(play, cards, debtor, to, { reason: 'sale', got: state.shared.nextGot })
  if (sale.kind === 'sale') pay(play, { from: to, to: debtor, amount, reason: 'sale', ref: id })
  else {
    const owed = { debtId: id, debtor, creditor }
    emit({ type: 'debt.reduced', ...owed, amount, rest: rest - amount, via: 'in-kind' })
  }
  if (hasFootballers(cards)) rankSixes(play, [to], 'turn')
}

export const rejectSale = (play: Play, decision: Decision): void =>
  dropSale(play, debtInQuestion(play, decision), false)

export function withdrawSale(play: Play, decision: Decision): void {
  const { id, debtor, pending } = debtInQuestion(play, decision)
  if (!pending) throw new Error('no sale is pending')
  play.emit({ type: 'sale.withdrawn', debtId: id, debtor, to: pending.to })
}

const debtInQuestion = ({ state }: At, { about }: Decision): Frozen<Debt> =>
  sure(
    state.shared.debts.find(({ id }) => id === about?.debt),
    'debt asked about',
  )

function concede(play: Play, seat: Seat): void {
  const owed = debtOf(play, seat)
  if (owed.reason === 'price') {
    voidAcquisition(play, seat, 'cannot-pay')
    return
  }
  writeOff(play, owed)
  if (play.table.options.insolvency === 'eliminate') leave(play, seat, 'eliminated')
}

export function settleByDefault(play: Play, { seat }: Question): null {
  const { rest } = debtOf(play, seat)
  liquidate(play, seat, rest)
  if (clubOf(play, seat).cash < rest) concede(play, seat)
  return null
}
