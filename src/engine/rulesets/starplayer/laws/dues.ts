import { demand, demandSame, type Law, type Moment } from '../../../kernel/law.ts'
import { bookOf } from '../content/book.ts'
import { isBogus } from '../content/cards.ts'
import * as numbers from '../content/numbers.ts'
import type { Event } from '../events.ts'
import type { Starplayer, State } from '../types.ts'
import { behind, type Club, clubAt } from './money.ts'

type Here = Pick<Moment<Starplayer>, 'state' | 'table'>
type Party = number | 'official'

interface Due {
  readonly kind: 'royalty' | 'gate'
  readonly creditor: number
  readonly debtor: Party
  readonly amount: number
  readonly space: number
}

const ownsCard = ({ footballers }: Club, card: string): boolean =>
  footballers.some((one) => one.card === card)

/**
 * Returns the payment that becomes due when the pawn of the current seat passes or reaches a space.
 */
function dueFor({ state, table }: Here, space: number, hasLanded: boolean): Due[] {
  const shown = table.content.board[space]
  const { seat: mover } = state.shared.turn
  const owed = (kind: Due['kind'], creditor: number, amount: number): Due[] => [
    { kind, creditor, debtor: creditor === mover ? 'official' : mover, amount, space },
  ]
  if (shown?.type === 'stadium') {
    const owner = state.shared.clubs.find((club) => club.stadium === `stadium-${shown.colour}`)
    if (!owner || (!hasLanded && owner.seat !== mover)) return []
    return owed('gate', owner.seat, numbers.GATE_RECEIPTS)
  }
  if (shown?.type !== 'footballer' || !hasLanded) return []
  const { footballers } = table.content
  const star = footballers.find(({ id }) => id === shown.footballerId)
  const owner = state.shared.clubs.find((club) => ownsCard(club, shown.footballerId))
  if (!star?.star || !owner) return []
  const squads = [...new Set(footballers.map(({ squad }) => squad))]
  const hasAll = (squad: string) =>
    footballers.every((one) => one.squad !== squad || !one.star || ownsCard(owner, one.id))
  const doubling = table.options.royaltyDoubling === 'all' ? squads : [star.squad]
  const isDoubled = doubling.some(hasAll)
  return owed('royalty', owner.seat, isDoubled ? numbers.ROYALTY_DOUBLED : numbers.ROYALTY)
}

/**
 * Returns the payments and debts that have one of the given reasons, except payments that settle an
 * earlier debt.
 */
function chargesIn(events: readonly Event[], reasons: readonly string[]) {
  return events.flatMap((event, place) => {
    if (event.type === 'debt.opened') {
      const { reason, debtor, creditor, rest } = event.debt
      return reasons.includes(reason) ? [{ from: debtor, to: creditor, amount: rest, reason }] : []
    }
    if (event.type !== 'cash.paid' || !reasons.includes(event.reason)) return []
    if (events[place + 1]?.type === 'debt.settled') return []
    const { from, to, amount, reason } = event
    return [{ from, to, amount, reason }]
  })
}

const untilNext = (events: readonly Event[], type: Event['type']): readonly Event[] => {
  const end = events.findIndex((event) => event.type === type)
  return end < 0 ? events : events.slice(0, end)
}

const others = ({ shared }: State, seat: number): number[] => {
  const count = shared.clubs.length
  const order = Array.from({ length: count - 1 }, (_, more) => (seat + more + 1) % count)
  return order.filter((one) => shared.clubs[one]?.status === 'in')
}

export const dueLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-316',
    says: 'each visit pays its royalty or gate, each double its bonus, each penalty its goal',
    events: {
      'pawn.moved'({ to, passed, reason }, at) {
        if (reason === 'tackle') return undefined
        const dues = [
          ...passed.flatMap((space) => dueFor(at, space, false)),
          ...dueFor(at, to, true),
        ]
        const next = untilNext(behind(at), 'pawn.moved')
        if (at.table.options.claims === 'manual') {
          const recorded = next.find((event) => event.type === 'claims.recorded')
          demand(recorded, 'claims are recorded')
          const claims = recorded.claims
            .filter(({ kind }) => kind !== 'wild')
            .map(({ kind, creditor, debtor, amount, space }) => ({
              ...{ kind, creditor, debtor, amount, space },
            }))
          demandSame(claims, dues, 'the claims of the visits')
          return undefined
        }
        const expected = dues.map(({ kind: reason, debtor: from, creditor, amount }) => ({
          ...{ from, to: creditor, amount, reason },
        }))
        demandSame(chargesIn(next, ['royalty', 'gate']), expected, 'the fees of the visits')
        return undefined
      },
      'dice.rolled'({ seat, dice, purpose }, at) {
        if (purpose !== 'move') return undefined
        const [one, other] = dice
        const isDouble = one === other
        const next = behind(at)
        const changed = next.find((event) => event.type === 'turn.changed')
        const owed = at.state.shared.turn.owedRolls - (isDouble ? 0 : 1)
        demand(changed?.owedRolls === owed && changed.phase === 'moving', 'a double rolls again')
        const amount = (one + other) * numbers.DOUBLE_UNIT
        const expected = isDouble ? [{ from: 'official', to: seat, amount, reason: 'double' }] : []
        demandSame(chargesIn(next, ['double']), expected, 'the bonus of a double')
        return undefined
      },
      'penalty.rolled'({ seat, goal, purpose }, at) {
        if (purpose !== 'spot') return undefined
        const { position } = clubAt(at.state, seat)
        demand(at.table.content.board[position]?.type === 'penalty-spot', 'on the Penalty Spot')
        const payers = goal ? others(at.state, seat) : []
        const fee = { to: seat, amount: numbers.PENALTY_GOAL, reason: 'penalty' }
        const expected = payers.map((from) => ({ from, ...fee }))
        demandSame(chargesIn(behind(at), ['penalty']), expected, 'every opponent pays')
        return undefined
      },
      'claim.made'({ claim }, at) {
        const { kind, creditor: to, debtor: from, amount } = claim
        if (kind !== 'royalty' && kind !== 'gate') return undefined
        const paid = chargesIn(behind(at), [kind])
        demandSame(paid, [{ from, to, amount, reason: kind }], 'a claim is paid')
        return undefined
      },
      'card.sold-back'({ seat, card, price }, at) {
        const { footballers } = bookOf(at.table.content)
        const plain = card.startsWith('stadium') ? numbers.STADIUM_PRICE : numbers.MANAGER_PRICE
        const value = footballers.get(card)?.value ?? plain
        const step = 500_000
        demand(price === Math.floor(value / 2 / step + 0.5) * step, 'half its value, rounded')
        const { footballers: own, manager, stadium } = clubAt(at.state, seat)
        demand(
          own.some((one) => one.card === card) || manager === card || stadium === card,
          'its own card',
        )
        return undefined
      },
    },
  },
  {
    clause: 'SP-402',
    says: 'after a purchase is declined, every club that can may tackle',
    events: {
      'purchase.declined'({ seat, space }, at) {
        const { state, table } = at
        const frame = behind(at).find((one) => one.type === 'frame.opened')
        const asked = frame?.frame.kind === 'tackle' ? frame.frame.waiting : []
        const able = others(state, seat).filter((one) => {
          const club = clubAt(state, one)
          return club.tackles.length > 0 && canBuy({ state, table }, one, space)
        })
        demandSame(asked, able, 'clubs that may tackle')
        return undefined
      },
    },
  },
]

/** True if the club has enough room and money for every card that may be on sale at the space. */
export function canBuy({ state, table }: Here, seat: number, space: number): boolean {
  const shown = table.content.board[space]
  const club = clubAt(state, seat)
  const { footballers, manager, stadium, cash } = club
  const { tray } = state.shared
  const isLeft = (kind: string) => tray.some((card) => card.startsWith(`${kind}-`))
  const book = bookOf(table.content).footballers
  const half = (value: number) => Math.ceil(value / 1_000_000) * 500_000
  const means =
    cash +
    footballers.reduce((sum, { card }) => sum + half(book.get(card)?.value ?? 0), 0) +
    (manager === null ? 0 : half(numbers.MANAGER_PRICE)) +
    (stadium === null ? 0 : half(numbers.STADIUM_PRICE))
  if (shown?.type === 'manager')
    return manager === null && isLeft('manager') && means >= numbers.MANAGER_PRICE
  if (shown?.type === 'stadium')
    return stadium === null && isLeft('stadium') && means >= numbers.STADIUM_PRICE
  if (shown?.type !== 'footballer') return false
  const squad = book.get(shown.footballerId)?.squad ?? 'red'
  const deck = state.secret.decks[squad]
  const values = deck.map((card) => (isBogus(card) ? 0 : (book.get(card)?.value ?? 0)))
  const isFull = footballers.length >= numbers.FOOTBALLERS_MAX
  if (deck.length === 0 || (isFull && table.options.squadLimit === 'enforced')) return false
  return means >= Math.max(numbers.BOGUS_FEE, ...values)
}
