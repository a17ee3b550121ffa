import { type Must, mustOf } from '../../kernel/refusal.ts'
import { problemOf } from '../../kernel/rule.ts'

/**
 * If a refusal code enforces several clauses of the rulebook, the most common clause comes first.
 */
export const refusals = {
  'team-taken': { clause: 'TC-102', says: '{team} already has a manager. Choose another team.' },
  'unknown-team': {
    clause: 'TC-115',
    says: '{team} is not one of the 12 league teams.',
  },
  'seat-not-eligible': {
    clause: ['TC-307', 'TC-R14'],
    says: '{seat} is not in the game. Nominate another manager.',
  },
  'star-already-owned': {
    clause: ['TC-606', 'TC-408'],
    says: 'You already own a {category}. A manager can own one star of each category.',
  },
  'star-sold-out': {
    clause: 'TC-608',
    says: 'No {category} is left for sale. The next star for you: {nextAvailable}.',
  },
  'in-debt': { clause: 'TC-503', says: 'You owe {owed}. A manager in debt cannot buy stars.' },
  'insufficient-funds': {
    clause: 'TC-605',
    says: 'The star costs {price}, but you have {cash}.',
  },
  'card-not-held': {
    clause: 'TC-405',
    says: 'You do not hold {card}.',
  },
  'wrong-card-kind': {
    clause: 'TC-R35',
    says: 'Use a card of kind {expected}, not {card}.',
  },
  'star-not-suspended': {
    clause: 'TC-R33',
    says: 'You have no suspended {category} to appeal for.',
  },
  'star-not-owned': {
    clause: 'TC-610',
    says: 'You do not own a {category}.',
  },
  'star-suspended': {
    clause: 'TC-409',
    says: 'Your {category} is suspended until round {to} ends.',
  },
  'duplicate-star': {
    clause: 'TC-606',
    says: 'A star cannot play twice in one match.',
  },
  'invalid-league': {
    clause: ['TC-116', 'TC-107'],
    says: {
      teams: 'A league has {expected} teams, but you named {teams}.',
      cupExtras: 'The cup has {expected} extra teams, but you named {cupExtras}.',
      faults: 'All 16 teams need different, readable names: {faults}.',
    },
  },
  'invalid-counter': {
    clause: 'TC-R3',
    says: {
      unknown: 'There is no counter {unknown}.',
      twice: 'Two managers cannot both have the counter {twice}.',
    },
  },
  'invalid-fixtures': {
    clause: 'TC-701',
    says: 'Each pair must meet once at each ground: {faults}.',
  },
  'export-not-at-rest': {
    clause: 'TC-R52',
    says: 'You can export a save sheet only before a roll or after the end of the game.',
  },
  'export-forbidden': {
    clause: 'TC-R52',
    says: 'During a game, only managers get save sheets, and only operators get full saves.',
  },
  'invalid-save': {
    clause: 'TC-1001',
    says: 'This save cannot be continued: {errors}.',
  },
  'content-pack-mismatch': {
    clause: 'TC-1001',
    says: 'This save belongs to another content pack.',
  },
} as const

export const must: Must<typeof refusals> = mustOf(refusals)
export const problem = problemOf(refusals)
