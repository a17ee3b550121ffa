import { problemOf } from '../../kernel/rule.ts'

/** What the rules refuse, and the clause that says so. */
export const refusals = {
  'token-taken': 'RS-103',
  'unknown-token': 'RS-103',
  'no-magic-sponge': 'RS-309',
  'offer-not-available': 'RS-601',
  'decline-not-allowed': 'RS-606',
  'rival-not-eligible': 'RS-721',
  'rival-injured': 'RS-729',
  'card-not-held': 'RS-422',
  'not-a-match-event': 'RS-423',
} as const

export const problem = problemOf(refusals)
