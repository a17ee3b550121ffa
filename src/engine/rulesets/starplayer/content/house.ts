import { board } from './board.ts'
import { decks } from './decks.ts'
import { footballers } from './footballers.ts'
import type { Content } from './schema.ts'

/**
 * The built-in content pack. Everything that the rulebook does not print was invented for this
 * pack.
 */
export const house: Content = {
  ruleset: 'starplayer',
  id: 'house',
  title: 'Starplayer',
  version: '1',
  allowChains: false,
  board,
  footballers,
  managers: [
    { id: 'manager-1', name: 'The Tactician' },
    { id: 'manager-2', name: 'The Motivator' },
    { id: 'manager-3', name: 'The Architect' },
    { id: 'manager-4', name: 'The Firebrand' },
  ],
  decks,
  supporting: {
    bogus: 4,
    stadium: 4,
    wild: 12,
    tackle: 4,
    'transfer-window': 8,
    'cup-match': 8,
    win: 20,
    'yellow-card': 4,
    'red-card': 1,
    trophy: 4,
  },
}
