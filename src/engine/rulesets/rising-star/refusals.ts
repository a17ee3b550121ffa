import { problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'token-taken': {
    clause: 'RS-103',
    says: 'Another player has the token {token}. Choose another one.',
  },
  'unknown-token': { clause: 'RS-103', says: 'This game has no token {token}.' },
  'no-magic-sponge': {
    clause: 'RS-309',
    says: 'You hold no Magic Sponge.',
  },
  'offer-not-available': {
    clause: ['RS-601', 'RS-606', 'RS-610'],
    says: '{card} is not on offer. Sign one of the offered contracts.',
  },
  'decline-not-allowed': {
    clause: ['RS-606', 'RS-610'],
    says: '{cause} ends your old contract: sign one of the offers.',
  },
  'rival-not-eligible': {
    clause: 'RS-721',
    says: '{seat} cannot be your rival: choose another player who is still in the game.',
  },
  'rival-injured': {
    clause: 'RS-729',
    says: '{seat} is injured and cannot be your rival.',
  },
  'card-not-held': {
    clause: 'RS-422',
    says: 'You do not hold {card}.',
  },
  'not-a-match-event': {
    clause: 'RS-423',
    says: '{card} is not a Match Event. Only Match Events are played in a match.',
  },
} as const

export const problem = problemOf(refusals)
