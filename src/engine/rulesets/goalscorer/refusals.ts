import { problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'not-your-counter': { clause: 'GS-25', says: 'That is not your counter.' },
  'counter-not-on-pitch': {
    clause: 'GS-11',
    says: 'That counter is not on the Pitch ({status}).',
  },
  'not-a-youth-counter': {
    clause: 'GS-25',
    says: 'That counter is a First Teamer. Move a Youth Counter first.',
  },
  'not-a-first-teamer': {
    clause: 'GS-28',
    says: 'That counter is a Youth Counter. Your second move is for a First Teamer.',
  },
  'square-off-pitch': {
    clause: 'GS-11',
    says: 'The Pitch has no such square: it has {rows} rows.',
  },
  'not-one-square-forward': {
    clause: 'GS-26',
    says: 'A Youth Counter moves one square forwards, straight or diagonally.',
  },
  'not-one-square': { clause: 'GS-28', says: 'A First Teamer moves one square.' },
  'defender-no-diagonal': { clause: 'GS-30', says: 'Numbers 2 to 6 cannot move diagonally.' },
  'goalkeeper-outside-area': {
    clause: 'GS-31',
    says: "The Goalkeeper cannot leave its Goalkeeper's Area.",
  },
  'square-occupied-by-own': { clause: 'GS-10', says: 'Your own counter is on that square.' },
  'youth-cannot-capture': {
    clause: 'GS-27',
    says: 'A Youth Counter cannot capture. Choose an empty square.',
  },
  'goalkeeper-protected': {
    clause: 'GS-R22',
    says: 'The Goalkeeper cannot be captured in this game.',
  },
  'debut-square-not-allowed': {
    clause: 'GS-R12',
    says: 'This counter ({identity}) cannot make its debut there.',
  },
  'substitute-not-available': {
    clause: 'GS-60',
    says: 'Your Substitute is out of the game or already on the Pitch.',
  },
  'target-not-opponent': { clause: 'GS-42', says: "Pick one of the other side's counters." },
  'target-not-youth': {
    clause: 'GS-R27',
    says: 'That counter is a First Teamer. Pick a Youth Counter.',
  },
  'target-not-on-pitch': {
    clause: 'GS-R27',
    says: 'That counter is not on the Pitch ({status}).',
  },
  'target-already-revealed': {
    clause: 'GS-R28',
    says: 'That counter is already revealed. Pick a hidden counter.',
  },
} as const

export const problem = problemOf(refusals)
