import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { playerOf } from '../content/book.ts'
import type { Content } from '../content/schema.ts'
import type { Reason } from '../events/index.ts'
import {
  abroadPriceOf,
  clubOf,
  entryOf,
  isTrading,
  offSeasonOrder,
  openContinents,
  sizesOf,
  stackBy,
  strengthOf,
} from '../read/club.ts'
import type { Phase, Trade } from '../state.ts'
import type { Board, Playing } from '../types.ts'

/** What several steps do alike. */

export function startPhase(
  { state, emit }: Playing,
  phase: Phase,
  { year = state.shared.year, round = null as number | null, order = [] as readonly Seat[] } = {},
): void {
  const seats = order.length > 0 ? [...order] : offSeasonOrder(state.shared)
  emit({ type: 'phase.started', year, phase, round, order: seats })
}

export function pay(
  { emit }: Playing,
  seat: Seat,
  amount: number,
  reason: Reason<'cash.paid'>,
  counterparty: Seat | null = null,
): void {
  if (amount > 0) emit({ type: 'cash.paid', seat, amount, reason, counterparty })
}

export function receive(
  { emit }: Playing,
  seat: Seat,
  amount: number,
  reason: Reason<'cash.received'>,
): void {
  if (amount > 0) emit({ type: 'cash.received', seat, amount, reason })
}

/** Puts the squad token where the squad is; in the season the marker goes with it (SC-033). */
export function moveToken({ state, emit }: Playing, seat: Seat, reason: string): void {
  const club = clubOf(state.shared, seat)
  const { token, marker } = club
  const strength = strengthOf(club)
  if (strength === token) return
  emit({ type: 'token.moved', seat, from: token, to: strength, reason })
  if (state.shared.phase === 'season')
    emit({ type: 'marker.moved', seat, from: marker, to: marker + strength - token, reason })
}

export function movePoints({ state, emit }: Playing, seat: Seat, points: number): void {
  const { marker } = clubOf(state.shared, seat)
  if (points > 0)
    emit({ type: 'marker.moved', seat, from: marker, to: marker + points, reason: 'points' })
}

/** The bank pays, and the base card goes under the smallest stack (SC-R10). */
export function sellAbroad(play: Playing, seat: Seat, card: string): void {
  const { state, table, emit } = play
  const { content, options } = table
  const entry = entryOf(clubOf(state.shared, seat), card)
  if (!entry) throw new RangeError(`${card} is not in the squad of ${seat}`)
  const price = abroadPriceOf(content, entry)
  const stack =
    options.continentStacks === 'byRegion'
      ? playerOf(content, card).region
      : stackBy(content, sizesOf(state.secret.stacks), (one, other) => one < other)
  emit({ type: 'player.sold-abroad', seat, card, stars: entry.stars, price, stack })
  receive(play, seat, price, 'abroad')
  moveToken(play, seat, 'abroad')
}

/** Dice settle a tie in the end; a source of luck that rolls the same for ever must not hang. */
const ROLLS_MAX = 100

/**
 * One die for each of those who tie, the highest first; who ties again rolls again. Where only the
 * first place counts, the others do not roll again.
 */
export function rollOff(
  play: Playing,
  tied: readonly Seat[],
  type: 'tie.rolled' | 'manager.rolled',
  places: 'all' | 'first' = 'all',
  rolls = 0,
): Seat[] {
  if (tied.length < 2 || rolls === ROLLS_MAX) return [...tied]
  const dice = new Map<Seat, number>()
  for (const seat of tied) {
    const die = play.chance.die(6)
    dice.set(seat, die)
    play.emit({ type, seat, die })
  }
  return groupsBy(tied, (seat) => dice.get(seat) ?? 0).flatMap((group, place) =>
    places === 'all' || place === 0 ? rollOff(play, group, type, places, rolls + 1) : group,
  )
}

/** Seats in groups of equal worth, the highest first, each in the given order. */
export function groupsBy(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[][] {
  const levels = [...new Set(seats.map(worth))].sort((one, other) => other - one)
  return levels.map((level) => seats.filter((seat) => worth(seat) === level))
}

/** Cuts cards into six stacks: consecutive blocks whose sizes differ by at most one (SC-R7). */
export function cut(
  { regions, players }: Content,
  order: readonly string[],
  byRegion: boolean,
): Record<string, string[]> {
  if (byRegion) {
    const regionOf = new Map(players.map(({ id, region }) => [id, region]))
    return Object.fromEntries(
      regions.map((region) => [region, order.filter((card) => regionOf.get(card) === region)]),
    )
  }
  const least = Math.floor(order.length / regions.length)
  const larger = order.length % regions.length
  let from = 0
  return Object.fromEntries(
    regions.map((region, place) => {
      const size = least + (place < larger ? 1 : 0)
      from += size
      return [region, order.slice(from - size, from)]
    }),
  )
}

/** When a draw is due and all six stacks are gone, Inactive players come back (SC-R9). */
export function refillStacks({ state, table, chance, emit }: Playing): boolean {
  if (openContinents(table, state).length > 0 || state.shared.inactive.length === 0) return false
  const order = chance.shuffle(state.shared.inactive)
  const byRegion = table.options.continentStacks === 'byRegion'
  emit({ type: 'stacks.refilled', stacks: cut(table.content, order, byRegion) })
  return true
}

export const topOf = ({ secret }: Board, continent: string): string =>
  at(secret.stacks[continent] ?? [], 0)

const STAFF_DRAWN = 2

export const drawStaff = ({ state, emit }: Playing, seat: Seat): void =>
  emit({ type: 'staff.drawn', seat, staff: state.secret.staff.slice(0, STAFF_DRAWN) })

/** Hires one of the drawn staff; the others go under the stack, then whoever was dismissed. */
export function hire(
  play: Playing,
  seat: Seat,
  { staff, dismiss, price }: { staff: string | null; dismiss: string | null; price: number },
): void {
  const { state, emit } = play
  if (staff !== null) {
    pay(play, seat, price, 'staff')
    emit({ type: 'staff.hired', seat, staff, price })
  }
  emit({ type: 'staff.declined', seat, staff: [...clubOf(state.shared, seat).offered] })
  if (dismiss === null) return
  emit({ type: 'staff.dismissed', seat, staff: dismiss })
  expireTrades(play)
}

/**
 * Withdraws the offers whose assets have gone. The event is recorded even where there are none:
 * that two others deal with each other is their secret.
 */
export function expireTrades({ state, emit }: Playing): void {
  const { shared, secret } = state
  if (!isTrading(shared.phase)) return
  const owns = (seat: Seat, players: readonly string[], staff: readonly string[]) => {
    const club = clubOf(shared, seat)
    return (
      players.every((card) => entryOf(club, card)) && staff.every((one) => club.staff.includes(one))
    )
  }
  const gone = secret.trades.filter(
    ({ from, to, give, take }) =>
      !owns(from, give.players, give.staff) || !owns(to, take.players, take.staff),
  )
  emit({ type: 'trade.expired', trades: gone.map(copyTrade) })
}

/** An event's own copy: a state must not share its arrays with a log. */
export const copyTrade = ({ give, take, ...trade }: Board['secret']['trades'][number]): Trade => ({
  ...trade,
  give: { ...give, players: [...give.players], staff: [...give.staff] },
  take: { ...take, players: [...take.players], staff: [...take.staff] },
})
