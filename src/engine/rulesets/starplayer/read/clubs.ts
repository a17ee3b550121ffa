import type { Problem } from '../../../kernel/rule.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { clockwise, seatsAfter } from '../../shared/seats.ts'
import { bookOf, faceValue, sellBackPrice } from '../content/book.ts'
import { type Slot, slotOf } from '../content/cards.ts'
import { FOOTBALLERS_MAX, WILDS_MAX } from '../content/numbers.ts'
import type { Card, Counted } from '../content/schema.ts'
import { problem, type Use } from '../refusals.ts'
import type { Club as ClubDraft } from '../state.ts'
import type { At } from '../types.ts'

export type Club = Frozen<ClubDraft>

/** This function replaces the general `at`, which would be slower. */
export function clubOf({ state }: At, seat: Seat): Club {
  const club = state.shared.clubs[seat]
  if (club === undefined) throw new RangeError(`there is no seat ${seat}`)
  return club
}

export const isIn = (at: At, seat: Seat): boolean => clubOf(at, seat).status === 'in'

export const clockwiseFrom = (at: At, first: Seat): Seat[] =>
  stillIn(at, clockwise(first, at.table.seats))

export const opponentsOf = (at: At, seat: Seat): Seat[] =>
  stillIn(at, seatsAfter(seat, at.table.seats))

const stillIn = (at: At, seats: Seat[]): Seat[] =>
  at.state.shared.left.length === 0 ? seats : seats.filter((seat) => isIn(at, seat))

export function targetProblem(
  at: At,
  seat: Seat,
  target: Seat,
  clause: Use<'self-target'>,
): Problem | null {
  if (target === seat) return problem('self-target', {}, clause)
  if (target >= at.table.seats) return problem('unknown-seat', {}, clause)
  return isIn(at, target) ? null : problem('seat-out', {}, clause)
}

export function meansOf(at: At, seat: Seat): number {
  const book = bookOf(at.table.content)
  const club = clubOf(at, seat)
  let means = club.cash
  for (const card of sellableOf(club)) means += sellBackPrice(faceValue(book, card))
  return means
}

export function countOf(at: At, seat: Seat, per: Counted): number {
  const { footballers, wilds } = clubOf(at, seat)
  if (per === 'wild') return wilds.length
  if (per === 'footballer') return footballers.length
  const book = bookOf(at.table.content)
  return footballers.filter(({ card }) => book.footballers.get(card)?.star).length
}

export const isRoomForWild = (at: At, seat: Seat): boolean =>
  clubOf(at, seat).wilds.length < WILDS_MAX

export const isOverLimit = (at: At, seat: Seat): boolean =>
  clubOf(at, seat).footballers.length > FOOTBALLERS_MAX

export function holderOf({ state }: At, card: Card): Seat | null {
  const slot = slotOf(card)
  for (const club of state.shared.clubs) if (isHeldIn(club, slot, card)) return club.seat
  return null
}

export const holds = (club: Club, card: Card): boolean => isHeldIn(club, slotOf(card), card)

function isHeldIn(club: Club, slot: Slot | null, card: Card): boolean {
  switch (slot) {
    case 'footballers':
      for (const one of club.footballers) if (one.card === card) return true
      return false
    case 'manager':
    case 'stadium':
    case 'trophy':
      return club[slot] === card
    case null:
      return KEPT.some((name) => club[name].includes(card))
    default:
      return club[slot].includes(card)
  }
}
const KEPT = ['tackles', 'matchCards', 'windowCards'] as const

export function slotHeld(club: Club, card: Card): Slot | null {
  const slot = slotOf(card)
  if (slot === null) return KEPT.find((name) => club[name].includes(card)) ?? null
  return isHeldIn(club, slot, card) ? slot : null
}

export const footballersOf = ({ footballers }: Club): Card[] => footballers.map(({ card }) => card)

export function sellableOf(club: Club): Card[] {
  const cards = footballersOf(club)
  if (club.manager !== null) cards.push(club.manager)
  if (club.stadium !== null) cards.push(club.stadium)
  return cards
}

export const tradableOf = (club: Club): Card[] => [
  ...sellableOf(club),
  ...club.wilds,
  ...club.wins,
  ...club.tackles,
  ...club.matchCards,
  ...club.windowCards,
  ...club.yellows,
]
