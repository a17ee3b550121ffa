import type { GlossaryEntry } from '../../../kernel/texts.ts'

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Match Event',
    says: 'A card that changes the score of your match. Other players cannot see your card.',
    clause: 'RS-423',
  },
  {
    term: 'Magic Sponge',
    says: 'A card that heals you at once.',
    clause: 'RS-309',
  },
  {
    term: 'Matchday Fee',
    says: 'Money for each match on Matchday, Derby Day or in the Cup Final.',
    clause: 'RS-712',
  },
  {
    term: 'Loyalty',
    says: 'Money from your contract at the end of each season but the last.',
    clause: 'RS-319',
  },
  {
    term: 'Buyout',
    says: 'Money that you get when a Transfer ends your contract.',
    clause: 'RS-609',
  },
  {
    term: 'RESERVES',
    says: 'A tile for a small match that pays the Reserves Fee.',
    clause: 'RS-702',
  },
  {
    term: 'MATCHDAY',
    says: 'On a tile in another colour, you play an away match. Tiles in your colour are home.',
    clause: 'RS-702',
  },
  {
    term: 'DERBY DAY',
    says: 'You choose a rival and play at home for 6 points.',
    clause: 'RS-725',
  },
  {
    term: 'CUP FINAL',
    says: 'A match against Rising Star FC for 10 points and 10 fame.',
    clause: 'RS-740',
  },
  {
    term: 'CONTRACT',
    says: 'You get offers: sign one, or keep your contract.',
    clause: 'RS-603',
  },
  {
    term: 'TRANSFER',
    says: 'Your contract ends, you get its Buyout Fee, and you must sign a new contract.',
    clause: 'RS-609',
  },
  {
    term: 'FREE AGENT',
    says: 'Your contract ends without a fee, and you must sign a new contract.',
    clause: 'RS-606',
  },
  {
    term: 'PHYSIO ROOM',
    says: 'You are injured until you roll a 6 or play a Magic Sponge.',
    clause: 'RS-308',
  },
  {
    term: 'PRE-SEASON',
    says: 'The start of each season, where you collect the Loyalty Bonus.',
    clause: 'RS-319',
  },
  {
    term: 'fame',
    says: 'A part of your total, like points and money.',
    clause: 'RS-812',
  },
  {
    term: 'Money Point',
    says: 'You get one Money Point for every full 100k in hand at the end.',
    clause: 'RS-812',
  },
]
