import { type Must, mustOf } from '../../kernel/refusal.ts'
import { problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'team-taken': 'TC-102',
  'unknown-team': 'TC-115',
  'seat-not-eligible': 'TC-307',
  'star-already-owned': 'TC-606',
  'star-sold-out': 'TC-608',
  'in-debt': 'TC-503',
  'insufficient-funds': 'TC-605',
  'card-not-held': 'TC-405',
  'wrong-card-kind': 'TC-R35',
  'star-not-suspended': 'TC-R33',
  'star-not-owned': 'TC-610',
  'star-suspended': 'TC-409',
  'duplicate-star': 'TC-606',
  'invalid-league': 'TC-116',
  'invalid-fixtures': 'TC-701',
  'export-not-at-rest': 'TC-R52',
  'export-forbidden': 'TC-R52',
  'invalid-save': 'TC-1001',
  'content-pack-mismatch': 'TC-1001',
} as const

export const must: Must<typeof refusals> = mustOf(refusals)
export const problem = problemOf(refusals)
