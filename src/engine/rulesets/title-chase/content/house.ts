import { fixtureTemplate, preparedFixtures } from './house-fixtures.ts'
import { leagues } from './house-leagues.ts'
import { red } from './house-red.ts'
import { blueSquares, squares } from './house-squares.ts'
import { yellow } from './house-yellow.ts'
import type { Content } from './schema.ts'

/** The pack that comes with the game. Everything that the rulebook does not print is our own. */
export const house: Content = {
  ruleset: 'title-chase',
  id: 'title-chase-house',
  title: 'Title Chase',
  version: '1.0.0',
  money: {
    startingCash: 200000,
    gate: { win: 100000, draw: 75000, loss: 50000 },
    cupBonus: { QF: 150000, SF: 300000, FINAL: 500000, runnerUp: 200000, winner: 500000 },
    finalPayments: [
      900000, 700000, 500000, 500000, 400000, 400000, 300000, 300000, 200000, 200000, 100000,
      100000,
    ],
    doubleBonus: 1000000,
  },
  points: { win: 3, draw: 1, loss: 0 },
  dice: {
    white: [1, 2, 3, 4, 5, 6],
    blue: [0, 1, 1, 2, 3, 4],
    red: [0, 0, 1, 1, 2, 4],
    black: [0, 0, 1, 1, 1, 2],
  },
  stars: [
    { category: 'GK', fee: 250000, copies: 6 },
    { category: 'DEF', fee: 500000, copies: 6 },
    { category: 'MID', fee: 750000, copies: 6 },
    { category: 'FOR', fee: 1000000, copies: 6 },
  ],
  board: { last: 104, squares },
  blueSquares,
  cards: { yellow, red },
  counters: [
    'red',
    'blue',
    'green',
    'yellow',
    'white',
    'black',
    'orange',
    'purple',
    'pink',
    'brown',
    'grey',
    'turquoise',
  ],
  leagues,
  fixtureTemplate,
  preparedFixtures,
}
