import { at as itemAt } from '../../../kernel/define.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { bookOf } from '../content/book.ts'
import { slotOf, squadIn } from '../content/cards.ts'
import { GATE_RECEIPTS, ROYALTY, ROYALTY_DOUBLED, WILDS_MAX } from '../content/numbers.ts'
import { type Card, type Squad, squads } from '../content/schema.ts'
import type { Claim, Party, Step } from '../state.ts'
import type { At } from '../types.ts'
import { spaceAt } from './board.ts'
import { sixOf } from './club-set.ts'
import { clubOf, holderOf, isIn } from './clubs.ts'

export type Due = Pick<Claim, 'kind' | 'creditor' | 'debtor' | 'amount' | 'space'>

interface Holdings {
  holderOf(card: Card): Seat | null
  wildsOf(seat: Seat): number
}

export const holdingsNow = (at: At): Holdings => ({
  holderOf: (card) => holderOf(at, card),
  wildsOf: (seat) => clubOf(at, seat).wilds.length,
})

export function dueAt(at: At, holdings: Holdings, { space, landed }: Visit): Due | null {
  const shown = spaceAt(at, space)
  const { seat: mover } = at.state.shared.turn
  switch (shown.type) {
    case 'stadium': {
      const owner = holdings.holderOf(STADIUMS[shown.colour])
      const isDue = owner !== null && (landed || owner === mover)
      return isDue ? due('gate', owner, mover, GATE_RECEIPTS, space) : null
    }
    case 'wild-substitute': {
      const isDue = landed && holdings.wildsOf(mover) < WILDS_MAX
      return isDue ? due('wild', mover, mover, 0, space) : null
    }
    case 'footballer': {
      const { footballerId: card } = shown
      if (!landed || !bookOf(at.table.content).footballers.get(card)?.star) return null
      const owner = holdings.holderOf(card)
      if (owner === null) return null
      return due('royalty', owner, mover, royalty(at, holdings, owner, card), space)
    }
    default:
      return null
  }
}

interface Visit {
  readonly space: number
  readonly landed: boolean
}

const STADIUMS: Readonly<Record<Squad, Card>> = {
  red: 'stadium-red',
  blue: 'stadium-blue',
  yellow: 'stadium-yellow',
  white: 'stadium-white',
}

const due = (
  kind: Due['kind'],
  creditor: Seat,
  mover: Seat,
  amount: number,
  space: number,
): Due => ({ kind, creditor, debtor: creditor === mover ? 'official' : mover, amount, space })

function royalty({ table }: At, holdings: Holdings, owner: Seat, star: Card): number {
  const { stars } = bookOf(table.content)
  const hasAll = (squad: Squad) => stars[squad].every((card) => holdings.holderOf(card) === owner)
  const { royaltyDoubling } = table.options
  const isDoubled = royaltyDoubling === 'all' ? squads.some(hasAll) : hasAll(squadIn(star))
  return isDoubled ? ROYALTY_DOUBLED : ROYALTY
}

export interface Remembered extends Due {
  claimed: boolean
}

/**
 * Returns the amounts due that players can compute from the public steps of the current turn. All-6
 * Bonuses from earlier turns are not included.
 */
export function remember(at: At): Remembered[] {
  const { clubs, turn } = at.state.shared
  const { steps } = turn
  if (steps === null || steps.length === 0) return []
  const { carry, ...holdings } = holdingsAtStart(at, steps)
  const hasSix = (seat: Seat) => sixOf(at, (card) => holdings.holderOf(card) === seat) !== null
  const hadSix = clubs.map(({ seat }) => hasSix(seat))
  const dues: Remembered[] = []
  for (const step of steps) {
    if (step.step === 'claimed') markClaimed(dues, step)
    else if (step.step === 'visited') {
      const due = dueAt(at, holdings, step)
      if (due) dues.push({ ...due, claimed: false })
    } else {
      carry(step)
      const { to } = step
      if (to === null || hadSix[to] || !hasSix(to)) continue
      hadSix[to] = true
      dues.push(all6Due(to))
    }
  }
  // If the creditor or the debtor has resigned, amounts due are cancelled.
  const isGone = (party: Party) => party !== 'official' && !isIn(at, party)
  return dues.filter(({ creditor, debtor }) => !isGone(creditor) && !isGone(debtor))
}

type Carried = Extract<Frozen<Step>, { step: 'carried' }>
type Passed = Pick<Carried, 'card' | 'from' | 'to'>

function holdingsAtStart(at: At, steps: readonly Frozen<Step>[]) {
  const holders = new Map<Card, Seat | null>()
  const wilds = at.state.shared.clubs.map((club) => club.wilds.length)
  const wildsOf = (seat: Seat) => itemAt(wilds, seat)
  const count = (card: Card, seat: Seat | null, by: 1 | -1) => {
    if (seat !== null && slotOf(card) === 'wilds') wilds[seat] = wildsOf(seat) + by
  }
  const carry = ({ card, from, to }: Passed) => {
    holders.set(card, to)
    count(card, from, -1)
    count(card, to, 1)
  }
  for (const step of steps.toReversed())
    if (step.step === 'carried') carry({ card: step.card, from: step.to, to: step.from })
  return {
    carry,
    wildsOf,
    holderOf: (card: Card) => {
      const holder = holders.get(card)
      return holder === undefined ? holderOf(at, card) : holder
    },
  }
}

function markClaimed(
  dues: readonly Remembered[],
  { kind, creditor, space }: Extract<Frozen<Step>, { step: 'claimed' }>,
): void {
  const made = dues.find(
    (due) => !due.claimed && due.kind === kind && due.creditor === creditor && due.space === space,
  )
  if (made) made.claimed = true
}

const all6Due = (creditor: Seat): Remembered => ({
  kind: 'all-6',
  creditor,
  debtor: 'official',
  amount: 0,
  space: null,
  claimed: false,
})
