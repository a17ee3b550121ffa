import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { Seen } from '../types.ts'
import {
  appealOf,
  clubOf,
  isTalent,
  keepsTeam,
  meansOf,
  nextBid,
  offSeasonOrder,
  outfieldOf,
} from './club.ts'

export const bidOf = ({ state }: Seen) =>
  sure(state.shared.unhappy.bid, 'bid for an unhappy player')

export const openingBidOf = ({ table }: Seen, stars: number): number =>
  table.content.unhappyPricePerStar * stars

export function targetsOf(at: Seen, seat: Seat): string[] {
  const { managers, unhappy } = at.state.shared
  const appeal = appealOf(at, seat)
  const means = meansOf(at, seat)
  return managers.flatMap(({ squad }, owner) => {
    if (owner === seat || unhappy.targets.includes(owner)) return []
    const keeps = appealOf(at, owner)
    return squad.flatMap(({ card, stars }) =>
      keeps < stars && stars <= appeal && openingBidOf(at, stars) <= means ? [card] : [],
    )
  })
}

export function entitledTo(at: Seen): Seat[] {
  const { owner, stars } = bidOf(at)
  const { bidders } = at.state.shared.unhappy
  return offSeasonOrder(at).filter(
    (seat) =>
      seat !== owner &&
      !bidders.includes(seat) &&
      appealOf(at, seat) >= stars &&
      openingBidOf(at, stars) <= meansOf(at, seat),
  )
}

export function bonusTalentsOf(at: Seen): string[] {
  const { owner, card } = bidOf(at)
  return clubOf(at, owner).squad.flatMap((entry) =>
    entry.card !== card && isTalent(at, entry) ? [entry.card] : [],
  )
}

export function raisersOf(at: Seen): Seat[] {
  const { bidders, passed, leader } = bidOf(at)
  return bidders.filter((seat) => seat !== leader && !passed.includes(seat))
}

export function leastRaiseOf(at: Seen, seat: Seat): number {
  const { leader, amount } = bidOf(at)
  return nextBid(at, seat, { seat: leader, amount })
}

export function keepsTeams(at: Seen, players: readonly string[]): boolean {
  const { owner, leader, card } = bidOf(at)
  const leaving = outfieldOf(at, [card]) - outfieldOf(at, players)
  return keepsTeam(at, owner, leaving) && keepsTeam(at, leader, -leaving)
}
