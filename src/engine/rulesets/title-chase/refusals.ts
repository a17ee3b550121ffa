import { type Must, mustOf } from '../../kernel/refusal.ts'
import { problemOf } from '../../kernel/rule.ts'

/** Why the rules say no: the clauses of the uses, the usual one first, and the rule itself. */
export const refusals = {
  'team-taken': { clause: 'TC-102', says: 'A team has one manager: {team} is taken.' },
  'unknown-team': {
    clause: 'TC-115',
    says: 'Managers run the 12 teams of the league: {team} is none of them.',
  },
  'seat-not-eligible': {
    clause: ['TC-307', 'TC-R14'],
    says: 'A manager who is in the game is named: {seat} is not.',
  },
  'star-already-owned': {
    clause: ['TC-606', 'TC-408'],
    says: 'A manager owns one star of a category, suspended or not: you have a {category}.',
  },
  'star-sold-out': {
    clause: 'TC-608',
    says: 'No {category} is left for sale; the next category for you: {nextAvailable}.',
  },
  'in-debt': { clause: 'TC-503', says: 'A manager in debt buys no stars: you owe {owed}.' },
  'insufficient-funds': {
    clause: 'TC-605',
    says: 'A star is paid at once and in full: it costs {price}, and you have {cash}.',
  },
  'card-not-held': {
    clause: 'TC-405',
    says: 'Only a card that you keep can be used: {card} is not one.',
  },
  'wrong-card-kind': {
    clause: 'TC-R35',
    says: 'This takes a card of the kind {expected}: {card} is of another kind.',
  },
  'star-not-suspended': {
    clause: 'TC-R33',
    says: 'An appeal is for a suspended star: you have no suspended {category}.',
  },
  'star-not-owned': {
    clause: 'TC-610',
    says: 'A manager plays stars that he owns: you have no {category}.',
  },
  'star-suspended': {
    clause: 'TC-409',
    says: 'A suspended star does not play: your {category} is out to the end of round {to}.',
  },
  'duplicate-star': {
    clause: 'TC-606',
    says: 'A manager owns one star of a category: none plays twice.',
  },
  'invalid-league': {
    clause: ['TC-116', 'TC-107'],
    says: {
      teams: 'A league has {expected} teams: this one has {teams}.',
      cupExtras: 'The cup has {expected} further teams: here are {cupExtras}.',
      faults: 'All 16 teams have names that differ and read: {faults}.',
    },
  },
  'invalid-fixtures': {
    clause: 'TC-701',
    says: 'Each team meets each other one at home and away in 22 rounds: {faults}.',
  },
  'export-not-at-rest': {
    clause: 'TC-R52',
    says: 'A sheet is written when a manager is about to roll, or after the end.',
  },
  'export-forbidden': {
    clause: 'TC-R52',
    says: 'Before the end a sheet is for managers, and a full save for operators.',
  },
  'invalid-save': {
    clause: 'TC-1001',
    says: 'The save cannot be gone on with: {errors}.',
  },
  'content-pack-mismatch': {
    clause: 'TC-1001',
    says: 'A save goes on with the content pack with which it was made.',
  },
} as const

export const must: Must<typeof refusals> = mustOf(refusals)
export const problem = problemOf(refusals)
