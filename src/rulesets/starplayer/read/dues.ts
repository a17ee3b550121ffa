import type { Frozen, Seat } from '../../../kernel/types.ts'
import { bookOf } from '../content/book.ts'
import { roundOf, slotOf } from '../content/cards.ts'
import { GATE_RECEIPTS, ROYALTY, ROYALTY_DOUBLED, WILDS_MAX } from '../content/numbers.ts'
import { type Card, type Squad, squads } from '../content/schema.ts'
import type { Claim, Party, PublicTurn, Step } from '../state.ts'
import type { Table } from '../types.ts'
import { type Clubs, clubOf, holderOf, holds, isIn, sixOf } from './clubs.ts'
import { spaceAt } from './deals.ts'

export type Due = Pick<Claim, 'kind' | 'creditor' | 'debtor' | 'amount' | 'space'>

/** Who holds what, at one moment of the turn. */
interface Holdings {
  holderOf(card: Card): Seat | null
  wildsOf(seat: Seat): number
}

export const holdingsNow = (clubs: Clubs): Holdings => ({
  holderOf: (card) => holderOf(clubs, card),
  wildsOf: (seat) => clubOf(clubs, seat).wilds.length,
})

/** What somebody is due when the active seat's pawn comes by a space. */
export function duesOf(
  table: Table,
  holdings: Holdings,
  visit: { readonly mover: Seat; readonly space: number; readonly landed: boolean },
): Due[] {
  const { mover, space, landed } = visit
  const shown = spaceAt(table, space)
  const due = (kind: Due['kind'], creditor: Seat | null, amount: number): Due[] => {
    if (creditor === null) return []
    const debtor: Party = creditor === mover ? 'official' : mover
    return [{ kind, creditor, debtor, amount, space }]
  }
  if (shown.type === 'stadium') {
    const owner = holdings.holderOf(`stadium-${shown.colour}`)
    return landed || owner === mover ? due('gate', owner, GATE_RECEIPTS) : []
  }
  if (!landed) return []
  if (shown.type === 'wild-substitute')
    return holdings.wildsOf(mover) < WILDS_MAX ? due('wild', mover, 0) : []
  if (shown.type !== 'footballer') return []
  const { footballerId } = shown
  if (!bookOf(table.content).footballers.get(footballerId)?.star) return []
  const owner = holdings.holderOf(footballerId)
  return due('royalty', owner, royalty(table, holdings, owner, footballerId))
}

function royalty(table: Table, holdings: Holdings, owner: Seat | null, star: Card): number {
  const { stars } = bookOf(table.content)
  const hasAll = (squad: Squad) => stars[squad].every((card) => holdings.holderOf(card) === owner)
  const own = squads.find((squad) => star.startsWith(`${squad}-`)) as Squad
  const isDoubled = table.options.royaltyDoubling === 'all' ? squads.some(hasAll) : hasAll(own)
  return isDoubled ? ROYALTY_DOUBLED : ROYALTY
}

/** A due as it stood when the pawn came by, and whether it has been claimed. */
export interface Remembered extends Due {
  claimed: boolean
}

/**
 * What an attentive player knows to be due this turn: the steps that everybody saw, taken back to
 * the start of the turn and played again. Ranks of All-6 Bonuses that nobody claimed in earlier
 * turns are not among what can be seen.
 */
export function remember(
  table: Table,
  clubs: Clubs,
  { seat: mover, steps }: Frozen<PublicTurn>,
): Remembered[] {
  if (steps === null || steps.length === 0) return []
  const { carry, ...holdings } = holdingsAtStart(clubs, steps)
  const hasSix = (seat: Seat) =>
    sixOf(bookOf(table.content), (card) => holdings.holderOf(card) === seat) !== null
  const hadSix = clubs.map(({ seat }) => hasSix(seat))
  const dues: Remembered[] = []
  for (const step of steps) {
    if (step.step === 'claimed') markClaimed(dues, step)
    else if (step.step === 'visited')
      for (const due of duesOf(table, holdings, { ...step, mover }))
        dues.push({ ...due, claimed: false })
    else {
      carry(step)
      const { to } = step
      if (to === null || hadSix[to] || !hasSix(to)) continue
      hadSix[to] = true
      dues.push(all6Due(to))
    }
  }
  // What a seat that has left was due, or owed, is cancelled.
  const isGone = (party: Party) => party !== 'official' && !isIn(clubOf(clubs, party))
  return dues.filter(({ creditor, debtor }) => !isGone(creditor) && !isGone(debtor))
}

type Carried = Extract<Frozen<Step>, { step: 'carried' }>
type Passed = Pick<Carried, 'card' | 'from' | 'to'>

/** Who held what when the turn began; from there cards can be carried on, one by one. */
function holdingsAtStart(clubs: Clubs, steps: readonly Frozen<Step>[]) {
  const holders = new Map<Card, Seat | null>()
  const wilds = clubs.map((club) => club.wilds.length)
  const count = (card: Card, seat: Seat | null, by: 1 | -1) => {
    if (seat !== null && slotOf(card) === 'wilds') wilds[seat]! += by
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
    holderOf: (card: Card) => {
      const holder = holders.get(card)
      return holder === undefined ? holderOf(clubs, card) : holder
    },
    wildsOf: (seat: Seat) => wilds[seat] ?? 0,
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

/** A club that has been ranked keeps its rank, whatever it completes later. */
export const isRanked = (clubs: Clubs, seat: Seat): boolean => clubOf(clubs, seat).all6Rank !== null

export const holdsSix = (table: Table, clubs: Clubs, seat: Seat): Squad | null => {
  const club = clubOf(clubs, seat)
  return sixOf(bookOf(table.content), (card) => holds(club, card))
}

export const nextRound = (wins: readonly Card[]): number =>
  wins.reduce((highest, win) => Math.max(highest, roundOf(win)), 0) + 1
