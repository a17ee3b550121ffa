import type { Frozen, Seat } from '../../../kernel/types.ts'
import { cardsOf } from '../content/book.ts'
import {
  clubOf,
  entryOf,
  freeCashOf,
  isKeeper,
  isTrading,
  keepsTeam,
  type Open,
  roomOf,
} from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Goods, Trade } from '../state.ts'
import type { Board, Setting } from '../types.ts'
import { isWelcome } from './unhappy.ts'

type Terms = Frozen<Pick<Trade, 'from' | 'to' | 'give' | 'take'>>

/** How many offers a seat has made in this off-season. */
export const offersUsed = (offers: readonly number[]): number =>
  offers.reduce((sum, made) => sum + made, 0)

/** Refuses goods that a club cannot hand over, or that the other cannot take in (SC-R37). */
function mustHandOver(
  setting: Setting,
  shared: Open,
  { seat, to, goods, back }: { seat: Seat; to: Seat; goods: Frozen<Goods>; back: Frozen<Goods> },
): void {
  const { content } = setting
  const club = clubOf(shared, seat)
  for (const card of goods.players) {
    const entry = entryOf(club, card)
    must(entry, 'not-your-player', { card })
    must(isWelcome(content, entry, clubOf(shared, to)), 'player-not-for-you', { card })
  }
  for (const staff of goods.staff) must(club.staff.includes(staff), 'not-your-player', { staff })
  const places = roomOf(content, shared, seat) - back.players.length + goods.players.length
  must(places >= 0 || back.players.length <= goods.players.length, 'squad-full', { seat })
  const outfield = (cards: readonly string[]) =>
    cards.filter((card) => !isKeeper(content, card)).length
  const leaving = outfield(goods.players) - outfield(back.players)
  must(keepsTeam(content, club, leaving), 'squad-too-small', { seat })
  const staff = club.staff.length - goods.staff.length + back.staff.length
  must(staff <= content.limits.keyStaff || back.staff.length === 0, 'staff-full', { seat })
}

function mustBeKnown({ content }: Setting, { players, staff }: Frozen<Goods>): void {
  const known = cardsOf(content)
  for (const card of players) must(known.players.has(card), 'unknown-id', { card })
  for (const one of staff) must(known.staff.has(one), 'unknown-id', { staff: one })
}

/** Everything but the cash: asked when an offer is made, and again when it is accepted. */
export function mustBeTrade(setting: Setting, { shared }: Board, terms: Terms): void {
  const { from, to, give, take } = terms
  mustBeKnown(setting, give)
  mustBeKnown(setting, take)
  must(isTrading(shared.phase), 'window-closed', { phase: shared.phase })
  const isAlive = to < shared.managers.length && !clubOf(shared, to).resigned
  must(to !== from && isAlive, 'bad-trade-partner', { to })
  const hasStaff = give.staff.length + take.staff.length > 0
  must(!hasStaff || setting.options.staffTrading, 'option-off')
  must(give.players.length + take.players.length > 0, 'trade-needs-a-player')
  mustHandOver(setting, shared, { seat: from, to, goods: give, back: take })
  mustHandOver(setting, shared, { seat: to, to: from, goods: take, back: give })
}

/** What the offer costs a seat, less what it brings. */
export const lacks = (shared: Open, seat: Seat, goods: Frozen<Goods>): boolean =>
  goods.cash > freeCashOf(shared, seat)
