import type { Problem } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { bookOf, definitionId } from '../content/book.ts'
import { DEPARTMENTS } from '../content/effects.ts'
import type { Content } from '../content/schema.ts'
import { clubOf, entryIn, entryOf, freeCashOf, isWelcome, roomOf } from '../read/club.ts'
import { hasCards } from '../read/market.ts'
import { type ClauseOf, problem } from '../refusals.ts'
import type { At, Seen } from '../types.ts'

const NAMES = {
  player: {
    isKnown: (content: Content, id: string) => bookOf(content).players.has(id),
    unknown: (card: string) => problem('unknown-id', { card }),
  },
  staff: {
    isKnown: (content: Content, id: string) => bookOf(content).staff.has(id),
    unknown: (staff: string) => problem('unknown-id', { staff }),
  },
  gameChanger: {
    isKnown: (content: Content, id: string) => bookOf(content).gameChangers.has(definitionId(id)),
    unknown: (gc: string) => problem('unknown-id', { gc }),
  },
  continent: {
    isKnown: ({ regions }: Content, id: string) => regions.includes(id),
    unknown: (continent: string) => problem('unknown-id', { continent }),
  },
  department: {
    isKnown: (_: Content, id: string) => DEPARTMENTS.some((one) => one === id),
    unknown: (department: string) => problem('unknown-id', { department }),
  },
} as const

export function known({ table }: Seen, kind: keyof typeof NAMES, id: string): Problem | null {
  const { isKnown, unknown } = NAMES[kind]
  return isKnown(table.content, id) ? null : unknown(id)
}

export const ownPlayer = (
  at: Seen,
  seat: Seat,
  card: string,
  clause: ClauseOf<'not-your-player'>,
): Problem | null => known(at, 'player', card) ?? ownershipProblem(at, seat, card, clause)

export const ownershipProblem = (
  at: Seen,
  seat: Seat,
  card: string,
  clause: ClauseOf<'not-your-player'>,
): Problem | null =>
  entryIn(clubOf(at, seat), card) ? null : problem('not-your-player', { card }, clause)

export const welcomeProblem = (
  at: Seen,
  seat: Seat,
  { card, to }: { readonly card: string; readonly to: Seat },
): Problem | null =>
  isWelcome(at, entryOf(at, seat, card), to)
    ? null
    : problem('player-not-for-you', { card, refuses: card }, 'SC-R51')

export const roomProblem = (at: Seen, seat: Seat): Problem | null =>
  roomOf(at, seat) > 0 ? null : problem('squad-full', { limit: at.table.content.limits.squad })

export function priceProblem(
  at: Seen,
  seat: Seat,
  price: number,
  clause: ClauseOf<'not-enough-cash'>,
): Problem | null {
  const cash = freeCashOf(at, seat)
  return cash >= price ? null : problem('not-enough-cash', { cash, price }, clause)
}

export function bidProblem(
  at: Seen,
  seat: Seat,
  amount: number,
  least = amount,
  clause: ClauseOf<'bid-too-low'> = 'SC-134',
): Problem | null {
  if (amount < least) return problem('bid-too-low', { least }, clause)
  const cash = freeCashOf(at, seat)
  return (
    roomProblem(at, seat) ?? (cash >= amount ? null : problem('not-enough-cash', { cash, amount }))
  )
}

export const stackProblem = (at: At, continent: string): Problem | null =>
  known(at, 'continent', continent) ??
  (hasCards(at.state, continent) ? null : problem('continent-empty', { continent }))
