import { problemOf } from '../../../src/kernel/rule.ts'

export const refusals = {
  'card-not-in-hand': 'SK-5',
  'no-such-corner': 'SK-6',
  'same-corner': 'SK-6',
  'stayed-already': 'SK-7',
  'pack-too-small': 'SK-R3',
} as const

export const problem = problemOf(refusals)
