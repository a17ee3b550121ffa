import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { clockwise } from '../../shared/seats.ts'
import { playerOf, pricesOf, staffOf } from '../content/book.ts'
import type { StaffEffect } from '../content/effects.ts'
import type { Club, Entry, Seen } from '../types.ts'

export const clubOf = ({ state }: Seen, seat: Seat): Club => at(state.shared.managers, seat)

/**
 * Returns the order of the seats in the off-season. The champion (in the first year, manager 1) is
 * first in the off-season, and the other seats follow clockwise (SC-052).
 */
export const offSeasonOrder = ({ state: { shared } }: Seen): Seat[] =>
  clockwise(shared.first, shared.managers.length)

export const entryIn = ({ squad }: Club, card: string): Entry | undefined =>
  squad.find((entry) => entry.card === card)

export function entryOf(at: Seen, seat: Seat, card: string): Entry {
  const entry = entryIn(clubOf(at, seat), card)
  if (!entry) throw new RangeError(`${card} is not in the squad of ${seat}`)
  return entry
}

export function strengthOf({ squad }: Pick<Club, 'squad'>): number {
  let strength = 0
  for (const { stars } of squad) strength += stars
  return strength
}

export const isFit = ({ injured, outMatches, outSeason, refuses }: Entry): boolean =>
  !injured && !outSeason && outMatches === 0 && !refuses

export const isKeeper = ({ table }: Seen, card: string): boolean =>
  playerOf(table.content, card).position === 'goalkeeper'

export const isTalent = ({ table }: Seen, { card, stars }: Entry): boolean =>
  stars < playerOf(table.content, card).potential

export function outfieldOf(at: Seen, cards: readonly string[]): number {
  let outfield = 0
  for (const card of cards) if (!isKeeper(at, card)) outfield += 1
  return outfield
}

/**
 * True if the club keeps enough outfield players after losing `leaving` of them. A club with fewer
 * players than the minimum of SC-R13 may not lose any outfield player.
 */
export function keepsTeam(at: Seen, seat: Seat, leaving: number): boolean {
  if (leaving <= 0) return true
  let left = -leaving
  for (const { card } of clubOf(at, seat).squad) if (!isKeeper(at, card)) left += 1
  return left >= at.table.content.limits.minOutfield
}

type EffectOf<K extends StaffEffect['kind']> = Extract<StaffEffect, { kind: K }>
type Amounting = Extract<StaffEffect, { amount: number }>['kind']
type Percentage = Extract<StaffEffect, { percent: number }>['kind']

export const effectsOf = <K extends StaffEffect['kind']>(
  at: Seen,
  seat: Seat,
  kind: K,
): EffectOf<K>[] => {
  const found: EffectOf<K>[] = []
  for (const id of clubOf(at, seat).staff)
    for (const effect of staffOf(at.table.content, id).effects)
      if (isOfKind(effect, kind)) found.push(effect)
  return found
}

const isOfKind = <K extends StaffEffect['kind']>(
  effect: StaffEffect,
  kind: K,
): effect is EffectOf<K> => effect.kind === kind

export const bonusOf = (at: Seen, seat: Seat, kind: Amounting): number =>
  sumOf(effectsOf(at, seat, kind).map(({ amount }) => amount))

export const percentOf = (at: Seen, seat: Seat, kind: Percentage): number =>
  sumOf(effectsOf(at, seat, kind).map(({ percent }) => percent))

const APPEAL_MAX = 6

export function appealOf({ table, state }: Seen, seat: Seat): number {
  const { statusBands } = table.content
  const { status } = at(state.shared.managers, seat)
  const band = statusBands.find(({ id }) => id === status) ?? at(statusBands, 0)
  return Math.min(APPEAL_MAX, band.appeal + bonusOf({ table, state }, seat, 'appealBonus'))
}

/**
 * True if the player accepts the club. A player who has refused another club accepts only a club
 * with enough appeal (SC-R51).
 */
export const isWelcome = (at: Seen, { stars, refuses }: Entry, to: Seat): boolean =>
  !refuses || stars <= appealOf(at, to)

/**
 * Returns the amount of the seat's binding bid: the leading bid in an auction, or a bid for an
 * unhappy player that is not answered yet.
 */
function bindingBid({ state: { shared } }: Seen, seat: Seat): number | null {
  const { lot, unhappy } = shared
  if (unhappy.bid?.leader === seat) return unhappy.bid.amount
  return lot?.high?.seat === seat ? lot.high.amount : null
}

export const reservedOf = (at: Seen, seat: Seat): number => bindingBid(at, seat) ?? 0

export const freeCashOf = (at: Seen, seat: Seat): number =>
  clubOf(at, seat).cash - reservedOf(at, seat)

export const roomOf = (at: Seen, seat: Seat): number =>
  at.table.content.limits.squad -
  clubOf(at, seat).squad.length -
  (bindingBid(at, seat) === null ? 0 : 1)

/**
 * Returns the price for selling a player abroad, which is at most the price that the club paid for
 * the player in this off-season (SC-R62).
 */
export function abroadPriceOf({ table, state }: Seen, { card, stars }: Entry): number {
  const { scout } = pricesOf(table.content, card, stars)
  const signed = state.shared.scouted.find((one) => one.card === card)
  return signed ? Math.min(scout, signed.price) : scout
}

export function meansOf(at: Seen, seat: Seat): number {
  const { cash, squad } = clubOf(at, seat)
  return cash + sumOf(squad.map((entry) => abroadPriceOf(at, entry)))
}

export const couldPay = (at: Seen, seat: Seat, amount: number): boolean =>
  clubOf(at, seat).cash >= amount || meansOf(at, seat) >= amount

export function isStronger(at: Seen, one: Seat, other: Seat): boolean {
  const wins = effectsOf(at, one, 'auctionTieWin').length > 0
  const rivalWins = effectsOf(at, other, 'auctionTieWin').length > 0
  return wins === rivalWins ? clubOf(at, one).token > clubOf(at, other).token : wins
}

export const nextBid = (
  at: Seen,
  seat: Seat,
  high: { readonly seat: Seat; readonly amount: number },
): number => high.amount + (isStronger(at, seat, high.seat) ? 0 : 1)
