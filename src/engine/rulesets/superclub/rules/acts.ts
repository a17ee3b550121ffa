import { at } from '../../../kernel/define.ts'
import { copied } from '../../../kernel/json.ts'
import type { Seat } from '../../../kernel/types.ts'
import { rollOff } from '../../shared/roll-off.ts'
import { playerOf, stackBy } from '../content/book.ts'
import type { Content } from '../content/schema.ts'
import type { EventMember, Reason } from '../events/index.ts'
import {
  abroadPriceOf,
  clubOf,
  entryIn,
  entryOf,
  offSeasonOrder,
  strengthOf,
} from '../read/club.ts'
import { isTrading, openContinents } from '../read/market.ts'
import { sizesOf } from '../state.ts'
import type { At, Play, Shared } from '../types.ts'

export function startPhase(
  play: Play,
  phase: Shared['phase'],
  {
    year = play.state.shared.year,
    round = null as number | null,
    order = offSeasonOrder(play),
  } = {},
): void {
  play.emit({ type: 'phase.started', year, phase, round, order: [...order] })
}

export function pay(
  { emit }: Play,
  seat: Seat,
  amount: number,
  reason: Reason<'cash.paid'>,
  counterparty: Seat | null = null,
): void {
  if (amount > 0) emit({ type: 'cash.paid', seat, amount, reason, counterparty })
}

export function receive(
  { emit }: Play,
  seat: Seat,
  amount: number,
  reason: Reason<'cash.received'>,
): void {
  if (amount > 0) emit({ type: 'cash.received', seat, amount, reason })
}

/**
 * Moves the squad token of a seat. During the season, the marker of the seat moves together with
 * the squad token (SC-033).
 */
export function moveToken(play: Play, seat: Seat, reason: string): void {
  const club = clubOf(play, seat)
  const { token, marker } = club
  const strength = strengthOf(club)
  if (strength === token) return
  play.emit({ type: 'token.moved', seat, from: token, to: strength, reason })
  if (play.state.shared.phase === 'season')
    play.emit({ type: 'marker.moved', seat, from: marker, to: marker + strength - token, reason })
}

export function movePoints(play: Play, seat: Seat, points: number): void {
  const { marker } = clubOf(play, seat)
  if (points > 0)
    play.emit({ type: 'marker.moved', seat, from: marker, to: marker + points, reason: 'points' })
}

export function sellAbroad(play: Play, seat: Seat, card: string): void {
  const { state, table, emit } = play
  const { content, options } = table
  const entry = entryOf(play, seat, card)
  const price = abroadPriceOf(play, entry)
  const stack =
    options.continentStacks === 'byRegion'
      ? playerOf(content, card).region
      : stackBy(content, sizesOf(state.secret.stacks), (one, other) => one < other)
  emit({ type: 'player.sold-abroad', seat, card, stars: entry.stars, price, stack })
  receive(play, seat, price, 'abroad')
  moveToken(play, seat, 'abroad')
}

export const rollPair = ({ chance }: Play): [number, number] => {
  const first = chance.die(6)
  return [first, chance.die(6)]
}

type TieBreak = EventMember<'tie.rolled' | 'manager.rolled'>['type']

export function firstByDice(play: Play, tied: readonly Seat[], type: TieBreak): Seat {
  const left = rollOff(tied, {
    roll: () => ({ die: play.chance.die(6) }),
    worth: ({ die }) => die,
    onRound: (rolls) => {
      for (const { seat, die } of rolls) play.emit({ type, seat, die })
    },
  })
  return at(left, 0)
}

/**
 * Divides a list of cards into six stacks of consecutive cards. The sizes of the six stacks differ
 * by at most one (SC-R7).
 */
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

export function refillStacks(play: Play): boolean {
  const { state, table, chance, emit } = play
  if (openContinents(play).length > 0 || state.shared.inactive.length === 0) return false
  const order = chance.shuffle(state.shared.inactive)
  const byRegion = table.options.continentStacks === 'byRegion'
  emit({ type: 'stacks.refilled', stacks: cut(table.content, order, byRegion) })
  return true
}

export const topOf = ({ state }: At, continent: string): string =>
  at(state.secret.stacks[continent] ?? [], 0)

const STAFF_DRAWN = 2

export const drawStaff = ({ state, emit }: Play, seat: Seat): void =>
  emit({ type: 'staff.drawn', seat, staff: state.secret.staff.slice(0, STAFF_DRAWN) })

/**
 * Hires one of the drawn staff cards. The drawn staff cards that are not hired are put under the
 * stack of staff cards, followed by the card of the dismissed staff member.
 */
export function hire(
  play: Play,
  seat: Seat,
  { staff, dismiss, price }: { staff: string | null; dismiss: string | null; price: number },
): void {
  if (staff !== null) {
    pay(play, seat, price, 'staff')
    play.emit({ type: 'staff.hired', seat, staff, price })
  }
  play.emit({ type: 'staff.declined', seat, staff: [...clubOf(play, seat).offered] })
  if (dismiss === null) return
  play.emit({ type: 'staff.dismissed', seat, staff: dismiss })
  expireTrades(play)
}

/**
 * Cancels all open offers. `trade.expired` is emitted even if there are no offers, because offers
 * between other seats are secret.
 */
export function expireTrades(play: Play): void {
  const { shared, secret } = play.state
  if (!isTrading(shared.phase)) return
  const owns = (seat: Seat, players: readonly string[], staff: readonly string[]) => {
    const club = clubOf(play, seat)
    return (
      players.every((card) => entryIn(club, card)) && staff.every((one) => club.staff.includes(one))
    )
  }
  const gone = secret.trades.filter(
    ({ from, to, give, take }) =>
      !owns(from, give.players, give.staff) || !owns(to, take.players, take.staff),
  )
  play.emit({ type: 'trade.expired', trades: copied(gone) })
}
