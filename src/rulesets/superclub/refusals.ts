import { type Facts, type Must, mustOf } from '../../kernel/refusal.ts'
import { type Problem, problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'bad-game-setup': 'SC-005',
  'unknown-id': 'SC-002',
  'card-not-available': 'SC-022',
  'not-your-player': 'SC-102',
  'no-potential': 'SC-102',
  'already-trained': 'SC-R30',
  'no-trainings-left': 'SC-093',
  'no-guaranteed-star': 'SC-098',
  'guarantee-too-late': 'SC-099',
  'no-draws-left': 'SC-113',
  'continent-empty': 'SC-R9',
  'not-enough-cash': 'SC-R36',
  'no-actions-left': 'SC-120',
  'department-used': 'SC-121',
  'max-level': 'SC-122',
  'staff-stack-empty': 'SC-R33',
  'staff-full': 'SC-127',
  'bid-too-low': 'SC-134',
  'bids-are-binding': 'SC-085',
  'card-locked': 'SC-R39',
  'squad-full': 'SC-138',
  'squad-too-small': 'SC-R13',
  'window-closed': 'SC-130',
  'trade-needs-a-player': 'SC-R37',
  'bad-trade-partner': 'SC-R37',
  'too-many-offers': 'SC-R37',
  'trade-stale': 'SC-R37',
  'option-off': 'SC-070',
  'player-not-for-you': 'SC-073',
  'already-bid': 'SC-080',
  'already-targeted': 'SC-081',
  'counter-refused': 'SC-R39',
  'not-this-player': 'SC-077',
  'bad-formation': 'SC-166',
  'player-unavailable': 'SC-079',
  'duplicate-player': 'SC-166',
  'bad-goalkeeper': 'SC-R15',
  'slot-not-filled': 'SC-R14',
  'bad-boost': 'SC-168',
  'not-your-card': 'SC-R24',
  'wrong-window': 'SC-R24',
  'nothing-to-cancel': 'SC-R24',
  'bad-substitute': 'SC-203',
  'bad-penalty-order': 'SC-R41',
} as const

type Code = keyof typeof refusals

/** For a table; what is wrong with a move is a problem. */
export const must: Must<typeof refusals> = mustOf(refusals)
export const problem = problemOf(refusals)

/** That problem, unless it holds. */
export const unless = (holds: boolean, code: Code, facts: Facts = {}): Problem | null =>
  holds ? null : problem(code, facts)

/** The problem of the first item that has one. */
export function firstOf<T>(
  items: readonly T[],
  problemWith: (item: T) => Problem | null,
): Problem | null {
  for (const item of items) {
    const found = problemWith(item)
    if (found) return found
  }
  return null
}

/** A field that is well-formed by itself, and out of place in this move. */
export const malformed = (pointer: string, message: string): Problem => ({
  code: 'invalid-parameters',
  clause: null,
  facts: { errors: [{ pointer, message }] },
})
