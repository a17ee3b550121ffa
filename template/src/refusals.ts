import { problemOf } from 'touchline/kernel'

export const refusals = {
  'card-not-in-hand': { clause: 'SK-5', says: 'You lay a card of your own hand.' },
  'no-such-corner': { clause: 'SK-6', says: 'The goal has no such corner.' },
  'same-corner': {
    clause: 'SK-6',
    says: 'A keeper does not dive twice running into one corner: your last dive was {corner}.',
  },
  'stayed-already': { clause: 'SK-7', says: 'A keeper stays once in a game.' },
  'pack-too-small': {
    clause: 'SK-R3',
    says: 'So many hands and kicks need {needed} cards; the pack has {cards}.',
  },
} as const

export const problem = problemOf(refusals)
