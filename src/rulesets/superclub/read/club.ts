import { at, nextSeat } from '../../../kernel/define.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { playerOf, pricesOf, staffOf } from '../content/book.ts'
import type { StaffEffect } from '../content/effects.ts'
import type { Content } from '../content/schema.ts'
import type { Entry, Shared } from '../state.ts'
import type { Board, Club, Setting } from '../types.ts'

/** What can be read off the open table: the rules and the bots ask the same questions. */
export type Open = Frozen<Shared>

export const clubOf = (shared: Open, seat: Seat): Club => at(shared.managers, seat)

/** Seats clockwise from one on. */
export function clockwise(first: Seat, count: number): Seat[] {
  const order = [first]
  for (let seat = nextSeat(first, count); seat !== first; seat = nextSeat(seat, count))
    order.push(seat)
  return order
}

/** Champion first (in the first year manager 1), then clockwise (SC-052). */
export const offSeasonOrder = ({ first, managers }: Open): Seat[] =>
  clockwise(first, managers.length)

type EffectOf<K extends StaffEffect['kind']> = Extract<StaffEffect, { kind: K }>

/** The effects of one kind that a club's staff gives. */
export const effectsOf = <K extends StaffEffect['kind']>(
  content: Content,
  { staff }: Pick<Club, 'staff'>,
  kind: K,
): EffectOf<K>[] =>
  staff.flatMap((id) =>
    staffOf(content, id).effects.filter((effect): effect is EffectOf<K> => effect.kind === kind),
  )

type Amounting = Extract<StaffEffect, { amount: number }>['kind']

export const bonusOf = (content: Content, club: Pick<Club, 'staff'>, kind: Amounting): number =>
  effectsOf(content, club, kind).reduce((sum, { amount }) => sum + amount, 0)

export const percentOf = (
  content: Content,
  club: Club,
  kind: 'wageDiscountPercent' | 'stadiumBonusPercent',
): number => effectsOf(content, club, kind).reduce((sum, { percent }) => sum + percent, 0)

/** The status of a number on the league table; numbers beyond it count as its ends (SC-R3). */
export function bandOf({ statusBands }: Content, number: number): Content['statusBands'][number] {
  const reached = statusBands.findLast(({ min }) => number >= min)
  return reached ?? at(statusBands, 0)
}

const APPEAL_MAX = 6

/** Up to how many stars a club keeps its players happy. */
export function appealOf(content: Content, club: Club): number {
  const band = content.statusBands.find(({ id }) => id === club.status)
  const { appeal } = band ?? at(content.statusBands, 0)
  return Math.min(APPEAL_MAX, appeal + bonusOf(content, club, 'appealBonus'))
}

/** The bid that binds a seat at present: that of the leader of an open lot or an unanswered bid. */
function bindingBid({ lot, unhappy: { bid } }: Open, seat: Seat): number | null {
  if (bid?.leader === seat) return bid.amount
  return lot?.high?.seat === seat ? lot.high.amount : null
}

export const reservedOf = (shared: Open, seat: Seat): number => bindingBid(shared, seat) ?? 0

export const freeCashOf = (shared: Open, seat: Seat): number =>
  clubOf(shared, seat).cash - reservedOf(shared, seat)

/** How many players the squad may still take, a place for a binding bid kept free. */
export const roomOf = ({ limits }: Content, shared: Open, seat: Seat): number =>
  limits.squad - clubOf(shared, seat).squad.length - (bindingBid(shared, seat) === null ? 0 : 1)

export const entryOf = ({ squad }: Club, card: string): Frozen<Entry> | undefined =>
  squad.find((entry) => entry.card === card)

export const strengthOf = ({ squad }: Pick<Club, 'squad'>): number =>
  squad.reduce((sum, { stars }) => sum + stars, 0)

export const isKeeper = (content: Content, card: string): boolean =>
  playerOf(content, card).position === 'goalkeeper'

export const outfieldOf = (content: Content, { squad }: Pick<Club, 'squad'>): number =>
  squad.filter(({ card }) => !isKeeper(content, card)).length

export const isTalent = (content: Content, { card, stars }: Frozen<Entry>): boolean =>
  stars < playerOf(content, card).potential

/** What the bank pays for a player sold abroad. */
export const abroadPriceOf = (content: Content, { card, stars }: Frozen<Entry>): number =>
  pricesOf(content, card, stars).scout

/** Cash, and what all players together would bring. */
export const meansOf = (content: Content, club: Club): number =>
  club.squad.reduce((sum, entry) => sum + abroadPriceOf(content, entry), club.cash)

/** May the club's outfield shrink by so many (SC-R13)? Below the floor it may stand still. */
export const keepsTeam = (content: Content, club: Club, leaving: number): boolean =>
  leaving <= 0 || outfieldOf(content, club) - leaving >= content.limits.minOutfield

/** Does one seat win a tie of bids against another (SC-135)? */
export function isStronger(content: Content, shared: Open, one: Seat, other: Seat): boolean {
  const [club, rival] = [clubOf(shared, one), clubOf(shared, other)]
  const wins = effectsOf(content, club, 'auctionTieWin').length > 0
  const rivalWins = effectsOf(content, rival, 'auctionTieWin').length > 0
  return wins === rivalWins ? club.token > rival.token : wins
}

/** The least that a seat may bid where another leads (SC-R35). */
export const nextBid = (
  content: Content,
  shared: Open,
  seat: Seat,
  high: { readonly seat: Seat; readonly amount: number },
): number => high.amount + (isStronger(content, shared, seat, high.seat) ? 0 : 1)

/** Whether an entry can be used in a match. */
export const isFit = ({ injured, outMatches, outSeason, refuses }: Frozen<Entry>): boolean =>
  !injured && !outSeason && outMatches === 0 && !refuses

/** The continent with the most cards, or the fewest, the first of the pack's order among equals. */
export function stackBy(
  { regions }: Content,
  sizes: Readonly<Record<string, number>>,
  better: (one: number, other: number) => boolean,
): string {
  let best = at(regions, 0)
  for (const region of regions) if (better(sizes[region] ?? 0, sizes[best] ?? 0)) best = region
  return best
}

export const sizesOf = (
  stacks: Readonly<Record<string, readonly unknown[]>>,
): Record<string, number> =>
  Object.fromEntries(Object.entries(stacks).map(([name, { length }]) => [name, length]))

/** The continents that still have cards. */
export const openContinents = ({ content }: Setting, { secret }: Board): string[] =>
  content.regions.filter((region) => (secret.stacks[region]?.length ?? 0) > 0)

/** Steps in which players may be sold abroad and, but for the first, traded (SC-130, SC-R12). */
export const isMarketOpen = ({ phase }: Open): boolean => phase === 'unhappy' || isTrading(phase)
export const isTrading = (phase: Open['phase']): boolean =>
  phase === 'training' ||
  phase === 'scouting' ||
  phase === 'invest' ||
  phase === 'deadline' ||
  phase === 'close'
