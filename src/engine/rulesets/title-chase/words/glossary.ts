import type { GlossaryEntry } from '../../../kernel/texts.ts'

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'penalty card',
    says: 'Adds a black die of 0 to 2 goals to one of your matches.',
    clause: 'TC-706',
  },
  {
    term: 'appeal card',
    says: 'Ends the suspension of one of your stars.',
    clause: 'TC-406',
  },
  {
    term: 'voucher',
    says: 'Lowers the price of one star.',
    clause: 'TC-406',
  },
  {
    term: 'suspended',
    says: 'A suspended star cannot play for some rounds.',
    clause: 'TC-406',
  },
  {
    term: 'gate',
    says: 'Money for a match: £100,000 for a win, £75,000 for a draw, £50,000 for a defeat.',
    clause: 'TC-504',
  },
  {
    term: 'cup bonus',
    says: 'Money when your team is drawn for a later round of the cup.',
    clause: 'TC-811',
  },
  {
    term: 'match square',
    says: 'The first counter that reaches a match square starts a league round for everyone.',
    clause: 'TC-310',
  },
  {
    term: 'cup square',
    says: 'The first counter that reaches a cup square starts a cup round.',
    clause: 'TC-311',
  },
  {
    term: 'pink square',
    says: 'You choose which manager draws a card.',
    clause: 'TC-307',
  },
  {
    term: 'blue square',
    says: 'You follow the instruction on the square.',
    clause: 'TC-302',
  },
  {
    term: 'yellow card',
    says: 'A mild card: small gains and losses.',
    clause: 'TC-401',
  },
  {
    term: 'red card',
    says: 'A risky card: large gains and losses.',
    clause: 'TC-402',
  },
  {
    term: 'GK',
    says: 'A star goalkeeper for £250,000. Each star that plays scores one goal.',
    clause: 'TC-601',
  },
  {
    term: 'debt',
    says: 'You pay a debt as soon as you have money. You cannot buy stars while in debt.',
    clause: 'TC-502',
  },
]
