import type { Problem } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { bookOf, definitionId } from '../content/book.ts'
import { DEPARTMENTS } from '../content/effects.ts'
import type { Content } from '../content/schema.ts'
import { clubOf, entryIn, freeCashOf, roomOf } from '../read/club.ts'
import { hasCards } from '../read/market.ts'
import { problem, unless } from '../refusals.ts'
import type { At, Seen } from '../types.ts'

/** Why moves of several phases are refused; null: for no such reason. */

/** What a move can name, and under which fact the refusal tells the name again. */
const NAMES = {
  player: { fact: 'card', isKnown: (content: Content, id) => bookOf(content).players.has(id) },
  staff: { fact: 'staff', isKnown: (content, id) => bookOf(content).staff.has(id) },
  gameChanger: {
    fact: 'gc',
    isKnown: (content, id) => bookOf(content).gameChangers.has(definitionId(id)),
  },
  continent: { fact: 'continent', isKnown: ({ regions }, id) => regions.includes(id) },
  department: { fact: 'department', isKnown: (_, id) => DEPARTMENTS.some((one) => one === id) },
} satisfies Record<string, { fact: string; isKnown: (content: Content, id: string) => boolean }>

/** A name that is nobody's in the pack. */
export function known({ table }: Seen, kind: keyof typeof NAMES, id: string): Problem | null {
  const { fact, isKnown } = NAMES[kind]
  return isKnown(table.content, id) ? null : problem('unknown-id', { [fact]: id })
}

export const ownPlayer = (at: Seen, seat: Seat, card: string): Problem | null =>
  known(at, 'player', card) ??
  unless(entryIn(clubOf(at, seat), card) !== undefined, 'not-your-player', { card })

export const roomProblem = (at: Seen, seat: Seat): Problem | null =>
  unless(roomOf(at, seat) > 0, 'squad-full')

/** What no other bid binds must cover the price, or the amount that is bid. */
export function cashProblem(
  at: Seen,
  seat: Seat,
  cost: { readonly price: number } | { readonly amount: number },
): Problem | null {
  const cash = freeCashOf(at, seat)
  const needed = 'price' in cost ? cost.price : cost.amount
  return unless(cash >= needed, 'not-enough-cash', { cash, ...cost })
}

/** What any bid is judged by: the amount, a place in the squad, cash in hand (SC-R36). */
export const bidProblem = (at: Seen, seat: Seat, amount: number, least = amount): Problem | null =>
  unless(amount >= least, 'bid-too-low', { least }) ??
  roomProblem(at, seat) ??
  cashProblem(at, seat, { amount })

/** A continent that the pack has not, or that has no cards left. */
export const stackProblem = (at: At, continent: string): Problem | null =>
  known(at, 'continent', continent) ??
  unless(hasCards(at.state, continent), 'continent-empty', { continent })
