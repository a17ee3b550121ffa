import type { At } from '../../../kernel/types.ts'
import { staffOf } from '../content/book.ts'
import type { StaffEffect } from '../content/effects.ts'
import type { Superclub } from '../types.ts'
import { managerAt } from './clubs.ts'

export type Here = Pick<At<Superclub>, 'state' | 'table'>

export const staffEffects = ({ state, table }: Here, seat: number): StaffEffect[] =>
  managerAt(state, seat).staff.flatMap((id) => staffOf(table.content, id).effects)

/** Returns the sum of all staff effects of one kind in a club, as an amount or a percentage. */
export const staffSum = (at: Here, seat: number, kind: StaffEffect['kind']): number =>
  staffEffects(at, seat)
    .filter((effect) => effect.kind === kind)
    .reduce((sum, one) => {
      if ('percent' in one) return sum + one.percent
      return 'amount' in one ? sum + one.amount : sum
    }, 0)

export const clockwiseFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, more) => (first + more) % count)

/**
 * Returns the amount of the seat's binding bid, or null if the seat has no binding bid. The seat
 * must keep the cash and a place in the squad for its binding bid.
 */
function boundBy({ state }: Here, seat: number): number | null {
  const { lot, unhappy } = state.shared
  if (unhappy.bid?.leader === seat) return unhappy.bid.amount
  return lot?.high?.seat === seat ? lot.high.amount : null
}

export const freeCash = (at: Here, seat: number): number =>
  managerAt(at.state, seat).cash - (boundBy(at, seat) ?? 0)

export const hasRoom = (at: Here, seat: number): boolean =>
  managerAt(at.state, seat).squad.length + (boundBy(at, seat) === null ? 0 : 1) <
  at.table.content.limits.squad

/** True if the first of two seats wins an auction in which both seats bid the same amount. */
export function isAhead(at: Here, one: number, other: number): boolean {
  const winsTies = (seat: number) =>
    staffEffects(at, seat).some(({ kind }) => kind === 'auctionTieWin')
  if (winsTies(one) !== winsTies(other)) return winsTies(one)
  return managerAt(at.state, one).token > managerAt(at.state, other).token
}

export const isTalented = (at: Here, { card, stars }: { card: string; stars: number }): boolean =>
  stars < (at.table.content.players.find(({ id }) => id === card)?.potential ?? 0)
