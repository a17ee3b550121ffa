import type { GlossaryEntry } from '../../../kernel/texts.ts'

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'chemistry',
    says: 'A left half and a right half in the same third add one star.',
    clause: 'SC-165',
  },
  {
    term: 'line-up',
    says: 'Your eleven players and their formation for one match.',
    clause: 'SC-166',
  },
  {
    term: "captain's boost",
    says: 'Extra stars for one third, more for clubs that finished low.',
    clause: 'SC-168',
  },
  {
    term: 'third',
    says: 'A match has three thirds. The higher sum of stars and dice wins the third.',
    clause: 'SC-180',
  },
  {
    term: 'Game changer',
    says: 'A card that you draw for a double on an empty slot and read after the match.',
    clause: 'SC-205',
  },
  {
    term: 'simulated match',
    says: 'A match against a club without a manager. Two dice decide.',
    clause: 'SC-155',
  },
  {
    term: 'key staff',
    says: 'Up to three people who improve one part of your club.',
    clause: 'SC-127',
  },
  {
    term: 'lot',
    says: 'One player in the auction.',
    clause: 'SC-131',
  },
  {
    term: 'SuperCup',
    says: 'A season title gives you a SuperCup card. With three cards, you may play the final.',
    clause: 'SC-223',
  },
  {
    term: 'Deadline day',
    says: 'Clubs flip players and bid for them.',
    clause: 'SC-131',
  },
  {
    term: 'Scouting',
    says: 'Draw players from a continent and sign them below the market price.',
    clause: 'SC-110',
  },
  {
    term: 'Training',
    says: 'Roll for the hollow stars of your players.',
    clause: 'SC-092',
  },
  {
    term: 'Investment',
    says: 'Improve training, scouting or stadium, or hire key staff.',
    clause: 'SC-120',
  },
  {
    term: 'strength',
    says: 'The full stars of all your players. Your points start at your strength each season.',
    clause: 'SC-034',
  },
]
