import type { Problem } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { bookOf } from '../content/book.ts'
import { slotOf, squadIn } from '../content/cards.ts'
import { BOGUS_FEE, FOOTBALLERS_MAX, MANAGER_PRICE, STADIUM_PRICE } from '../content/numbers.ts'
import type { Card } from '../content/schema.ts'
import { problem } from '../refusals.ts'
import type { At, Whole } from '../types.ts'
import { spaceAt } from './board.ts'
import { clubOf, meansOf } from './clubs.ts'
import { unseenCards } from './unseen.ts'

export function spaceOnSale({ state }: At): number {
  const frame = state.shared.frames.at(-1)
  if (frame?.kind === 'purchase' || frame?.kind === 'tackle') return frame.space
  throw new Error('nothing is for sale')
}

export function onSale(at: Whole, space: number): readonly Card[] {
  const shown = spaceAt(at, space)
  const { secret } = at.state
  if (shown.type === 'footballer') return secret.decks[squadIn(shown.footballerId)]
  if (shown.type !== 'manager' && shown.type !== 'stadium') return []
  return inTray(at, shown.type)
}

/** The tray contains many kinds of cards, so the cards of one kind are selected by their names. */
function inTray({ table, state }: At, type: 'manager' | 'stadium'): Card[] {
  const { managers, stadiums } = bookOf(table.content)
  const printed = type === 'manager' ? managers : stadiums
  return printed.filter((card) => state.shared.tray.includes(card))
}

export function publicSale(at: At, space: number): readonly Card[] {
  const shown = spaceAt(at, space)
  if (shown.type === 'footballer') return unseenCards(at)[squadIn(shown.footballerId)]
  return at.state.shared.tray.filter((card) => slotOf(card) === shown.type)
}

export const needsPick = (at: At, space: number): boolean =>
  spaceAt(at, space).type !== 'footballer'

export function pickProblem(at: Whole, space: number, pick: Card | undefined): Problem | null {
  if (!needsPick(at, space))
    return pick === undefined ? null : problem('pick-not-allowed', { pick })
  const among = onSale(at, space)
  const clause = spaceAt(at, space).type === 'manager' ? 'SP-314' : 'SP-315'
  if (pick === undefined) return problem('pick-required', { among }, clause)
  return among.includes(pick) ? null : problem('pick-unavailable', { pick }, clause)
}

interface Buying {
  readonly seat: Seat
  readonly space: number
  readonly clause: 'SP-304' | 'SP-407'
}

/**
 * Checks the rules SP-R9 and SP-119: the seat must have room and enough money for every card that
 * may be on sale at the space.
 */
export const purchaseProblem = (at: Whole, buying: Buying): Problem | null =>
  roomProblem(at, buying.seat, buying.space) ?? priceProblem(at, buying, onSale)

export const knownPurchaseProblem = (at: At, buying: Buying): Problem | null =>
  roomProblem(at, buying.seat, buying.space) ?? priceProblem(at, buying, publicSale)

type Sale<A extends At> = (at: A, space: number) => readonly Card[]

function priceProblem<A extends At>(at: A, { seat, space, clause }: Buying, sale: Sale<A>) {
  const bound = priceBound(at, space, sale)
  if (clubOf(at, seat).cash >= bound) return null
  const means = meansOf(at, seat)
  return means >= bound ? null : problem('insufficient-funds', { seat, bound, means }, clause)
}

export function roomProblem(at: At, seat: Seat, space: number): Problem | null {
  const { manager, stadium, footballers } = clubOf(at, seat)
  const { type } = spaceAt(at, space)
  if (type === 'manager') return manager === null ? null : problem('manager-limit', { seat })
  if (type === 'stadium') return stadium === null ? null : problem('stadium-limit', { seat })
  const isFull = footballers.length >= FOOTBALLERS_MAX
  return isFull && at.table.options.squadLimit === 'enforced'
    ? problem('squad-full', { seat, most: FOOTBALLERS_MAX })
    : null
}

function priceBound<A extends At>(at: A, space: number, sale: Sale<A>): number {
  const shown = spaceAt(at, space)
  if (shown.type === 'manager') return MANAGER_PRICE
  if (shown.type === 'stadium') return STADIUM_PRICE
  if (shown.type !== 'footballer') return BOGUS_FEE
  const cards = sale(at, space)
  const { dearest } = bookOf(at.table.content)
  for (const { id, value } of dearest[squadIn(shown.footballerId)])
    if (cards.includes(id)) return Math.max(BOGUS_FEE, value)
  return BOGUS_FEE
}
