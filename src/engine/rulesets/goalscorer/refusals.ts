import { problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'not-your-counter': { clause: 'GS-25', says: 'That is not one of your counters.' },
  'counter-not-on-pitch': {
    clause: 'GS-11',
    says: 'That counter is not on the Pitch ({status}).',
  },
  'not-a-youth-counter': {
    clause: 'GS-25',
    says: 'That counter is a First Teamer: the first move of a turn is for a Youth Counter.',
  },
  'not-a-first-teamer': {
    clause: 'GS-28',
    says: 'That counter is a Youth Counter: the second move of a turn is for a First Teamer.',
  },
  'square-off-pitch': {
    clause: 'GS-11',
    says: 'There is no such square: the Pitch has {rows} rows.',
  },
  'not-one-square-forward': {
    clause: 'GS-26',
    says: 'A Youth Counter goes one square, straight or diagonally forwards.',
  },
  'not-one-square': { clause: 'GS-28', says: 'A First Teamer goes one square.' },
  'defender-no-diagonal': { clause: 'GS-30', says: 'Numbers 2 to 6 do not go diagonally.' },
  'goalkeeper-outside-area': {
    clause: 'GS-31',
    says: 'The Goalkeeper stays in its own area.',
  },
  'square-occupied-by-own': { clause: 'GS-10', says: 'One of your own counters stands there.' },
  'youth-cannot-capture': {
    clause: 'GS-27',
    says: 'A Youth Counter captures nobody: the square must be empty.',
  },
  'goalkeeper-protected': {
    clause: 'GS-R22',
    says: 'At this table the Goalkeeper cannot be captured.',
  },
  'debut-square-not-allowed': {
    clause: 'GS-R12',
    says: 'The debut of this counter ({identity}) does not lead there.',
  },
  'substitute-not-available': {
    clause: 'GS-60',
    says: 'Your Substitute has left the game or is already on.',
  },
  'target-not-opponent': { clause: 'GS-42', says: 'Pick a counter of the other side.' },
  'target-not-youth': {
    clause: 'GS-R27',
    says: 'Pick a Youth Counter: that one is a First Teamer.',
  },
  'target-not-on-pitch': {
    clause: 'GS-R27',
    says: 'That counter is not on the Pitch ({status}).',
  },
  'target-already-revealed': { clause: 'GS-R28', says: 'Everybody knows that counter already.' },
} as const

export const problem = problemOf(refusals)
