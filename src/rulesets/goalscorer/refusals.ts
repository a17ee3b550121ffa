import { problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'not-your-counter': 'GS-25',
  'counter-not-on-pitch': 'GS-11',
  'not-a-youth-counter': 'GS-25',
  'not-a-first-teamer': 'GS-28',
  'square-off-pitch': 'GS-11',
  'not-one-square-forward': 'GS-26',
  'not-one-square': 'GS-28',
  'defender-no-diagonal': 'GS-30',
  'goalkeeper-outside-area': 'GS-31',
  'square-occupied-by-own': 'GS-10',
  'youth-cannot-capture': 'GS-27',
  'goalkeeper-protected': 'GS-R22',
  'debut-square-not-allowed': 'GS-R12',
  'substitute-not-available': 'GS-60',
  'target-not-opponent': 'GS-42',
  'target-not-youth': 'GS-R27',
  'target-not-on-pitch': 'GS-R27',
  'target-already-revealed': 'GS-R28',
} as const

export const problem = problemOf(refusals)
