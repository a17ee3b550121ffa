import { problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'token-taken': {
    clause: 'RS-103',
    says: 'No two seats have the same token: {token} is taken.',
  },
  'unknown-token': { clause: 'RS-103', says: 'There is no token {token} at this table.' },
  'no-magic-sponge': {
    clause: 'RS-309',
    says: 'A Magic Sponge is played from the own cards: you hold none.',
  },
  'offer-not-available': {
    clause: ['RS-601', 'RS-606', 'RS-610'],
    says: 'A contract that is signed is one of those on offer: {card} is not.',
  },
  'decline-not-allowed': {
    clause: ['RS-606', 'RS-610'],
    says: 'On {cause} the old contract is lost, so one of the offers is accepted.',
  },
  'rival-not-eligible': {
    clause: 'RS-721',
    says: 'A rival is another seat that has not resigned: {seat} is none.',
  },
  'rival-injured': {
    clause: 'RS-729',
    says: 'An injured seat cannot be chosen as rival: {seat} is in the Physio Room.',
  },
  'card-not-held': {
    clause: 'RS-422',
    says: 'A Match Event is played from the own hand: {card} is not in it.',
  },
  'not-a-match-event': {
    clause: 'RS-423',
    says: 'Match Events alone are played in a match: {card} is none.',
  },
} as const

export const problem = problemOf(refusals)
