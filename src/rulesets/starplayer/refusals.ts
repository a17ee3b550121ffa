import { type Facts, type Must, mustOf } from '../../kernel/refusal.ts'
import { type Problem, problemOf } from '../../kernel/rule.ts'

/** Why the rules say no, and the clause that says it. */
export const refusals = {
  'debt-open': 'SP-509',
  'sale-pending': 'SP-R30',
  'insufficient-funds': 'SP-R9',
  'squad-full': 'SP-119',
  'manager-limit': 'SP-119',
  'stadium-limit': 'SP-119',
  'wild-limit': 'SP-119',
  'pick-required': 'SP-314',
  'pick-not-allowed': 'SP-302',
  'pick-unavailable': 'SP-315',
  'no-tackle-card': 'SP-402',
  'unknown-card': 'SP-102',
  'duplicate-card': 'SP-507',
  'card-not-owned': 'SP-R35',
  'wrong-card-kind': 'SP-208',
  'no-match-right': 'SP-707',
  'self-target': 'SP-702',
  'unknown-seat': 'SP-702',
  'seat-out': 'SP-702',
  'opponent-not-eligible': 'SP-709',
  'skip-not-allowed': 'SP-R19',
  'card-not-sellable': 'SP-507',
  'club-set-incomplete': 'SP-802',
  'wins-incomplete': 'SP-802',
  'squad-over-limit': 'SP-R26',
  'target-in-debt': 'SP-R30',
  'empty-side': 'SP-R35',
  'money-both-ways': 'SP-R35',
  'bad-amount': 'SP-R35',
  'card-not-tradable': 'SP-R35',
  'win-sequence': 'SP-609',
  'partner-fixed': 'SP-602',
  'offer-limit': 'SP-R34',
  'creditor-not-seat': 'SP-512',
  'assets-remain': 'SP-R29',
  'claims-automatic': 'SP-504',
  'no-such-claim': 'SP-504',
  'squad-within-limit': 'SP-513',
  'audit-off': 'SP-513',
  'pawn-taken': 'SP-116',
  'mode-combination': 'SP-R39',
} as const
export type Code = keyof typeof refusals

export const must: Must<typeof refusals> = mustOf(refusals)
export const problem = problemOf(refusals)

/** The same problem, told with what the move itself names. */
export const told = (found: Problem | null, named: Facts): Problem | null =>
  found && { ...found, facts: { ...named, ...found.facts } }
