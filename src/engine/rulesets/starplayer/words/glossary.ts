import type { GlossaryEntry } from '../../../kernel/texts.ts'

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Cup Match',
    says: 'A match against another club. The winner gets its next WIN card.',
    clause: 'SP-703',
  },
  {
    term: 'WIN card',
    says: 'You need the WIN cards of all rounds, in order, for the Cup Final.',
    clause: 'SP-801',
  },
  {
    term: 'Cup Final',
    says: 'The challenger wins the game, or pays £2M and may try again.',
    clause: 'SP-805',
  },
  {
    term: 'Transfer Window',
    says: 'Every club in turn may make one deal with another club.',
    clause: 'SP-602',
  },
  {
    term: 'Tackle',
    says: 'A card that lets you buy what another club declines.',
    clause: 'SP-402',
  },
  {
    term: 'Wild Substitute',
    says: 'Counts as a footballer of any squad. You may have three Wild Substitutes.',
    clause: 'SP-318',
  },
  {
    term: 'Club Set',
    says: 'The footballers of one squad, a manager and a stadium.',
    clause: 'SP-801',
  },
  {
    term: 'bogus',
    says: 'One card in each deck: you pay £1M, and your turn ends.',
    clause: 'SP-307',
  },
  {
    term: 'star',
    says: 'A footballer on the board. The owner earns a fee when a rival lands on the star.',
    clause: 'SP-311',
  },
  {
    term: 'royalties',
    says: 'The fee for landing on a star.',
    clause: 'SP-311',
  },
  {
    term: 'gate receipts',
    says: 'Money that you get each time you pass your stadium.',
    clause: 'SP-316',
  },
  {
    term: 'double',
    says: 'Two equal dice: money, and another roll.',
    clause: 'SP-204',
  },
]
