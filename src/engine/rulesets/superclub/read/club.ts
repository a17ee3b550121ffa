import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { clockwise } from '../../shared/seats.ts'
import { playerOf, pricesOf, staffOf } from '../content/book.ts'
import type { StaffEffect } from '../content/effects.ts'
import type { Club, Entry, Seen } from '../types.ts'

export const clubOf = ({ state }: Seen, seat: Seat): Club => at(state.shared.managers, seat)

/** Champion first (in the first year manager 1), then clockwise (SC-052). */
export const offSeasonOrder = ({ state: { shared } }: Seen): Seat[] =>
  clockwise(shared.first, shared.managers.length)

export const entryIn = ({ squad }: Club, card: string): Entry | undefined =>
  squad.find((entry) => entry.card === card)

/** The player in the squad of a seat that the rules have found there. */
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

/** Whether an entry can be used in a match. */
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

/** May the club's outfield shrink by so many (SC-R13)? Below the floor it may stand still. */
export function keepsTeam(at: Seen, seat: Seat, leaving: number): boolean {
  if (leaving <= 0) return true
  let left = -leaving
  for (const { card } of clubOf(at, seat).squad) if (!isKeeper(at, card)) left += 1
  return left >= at.table.content.limits.minOutfield
}

type EffectOf<K extends StaffEffect['kind']> = Extract<StaffEffect, { kind: K }>
type Amounting = Extract<StaffEffect, { amount: number }>['kind']
type Percentage = Extract<StaffEffect, { percent: number }>['kind']

/** The effects of one kind that a club's staff gives. */
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

/** Up to how many stars a club keeps its players happy. */
export function appealOf({ table, state }: Seen, seat: Seat): number {
  const { statusBands } = table.content
  const { status } = at(state.shared.managers, seat)
  const band = statusBands.find(({ id }) => id === status) ?? at(statusBands, 0)
  return Math.min(APPEAL_MAX, band.appeal + bonusOf({ table, state }, seat, 'appealBonus'))
}

/** Can a player go there? One who refuses goes only to a club with the appeal for it (SC-R51). */
export const isWelcome = (at: Seen, { stars, refuses }: Entry, to: Seat): boolean =>
  !refuses || stars <= appealOf(at, to)

/** The bid that binds a seat at present: that of the leader of an open lot or an unanswered bid. */
function bindingBid({ state: { shared } }: Seen, seat: Seat): number | null {
  const { lot, unhappy } = shared
  if (unhappy.bid?.leader === seat) return unhappy.bid.amount
  return lot?.high?.seat === seat ? lot.high.amount : null
}

export const reservedOf = (at: Seen, seat: Seat): number => bindingBid(at, seat) ?? 0

export const freeCashOf = (at: Seen, seat: Seat): number =>
  clubOf(at, seat).cash - reservedOf(at, seat)

/** How many players the squad may still take, a place for a binding bid kept free. */
export const roomOf = (at: Seen, seat: Seat): number =>
  at.table.content.limits.squad -
  clubOf(at, seat).squad.length -
  (bindingBid(at, seat) === null ? 0 : 1)

/** What the bank pays for a player sold abroad: no more than a club has just paid (SC-R62). */
export function abroadPriceOf({ table, state }: Seen, { card, stars }: Entry): number {
  const { scout } = pricesOf(table.content, card, stars)
  const signed = state.shared.scouted.find((one) => one.card === card)
  return signed ? Math.min(scout, signed.price) : scout
}

/** Cash, and what all players together would bring. */
export function meansOf(at: Seen, seat: Seat): number {
  const { cash, squad } = clubOf(at, seat)
  return cash + sumOf(squad.map((entry) => abroadPriceOf(at, entry)))
}

/** Could a seat pay so much, whatever it sold? */
export const couldPay = (at: Seen, seat: Seat, amount: number): boolean =>
  clubOf(at, seat).cash >= amount || meansOf(at, seat) >= amount

/** Does one seat win a tie of bids against another (SC-135)? */
export function isStronger(at: Seen, one: Seat, other: Seat): boolean {
  const wins = effectsOf(at, one, 'auctionTieWin').length > 0
  const rivalWins = effectsOf(at, other, 'auctionTieWin').length > 0
  return wins === rivalWins ? clubOf(at, one).token > clubOf(at, other).token : wins
}

/** The least that a seat may bid where another leads (SC-R35). */
export const nextBid = (
  at: Seen,
  seat: Seat,
  high: { readonly seat: Seat; readonly amount: number },
): number => high.amount + (isStronger(at, seat, high.seat) ? 0 : 1)
