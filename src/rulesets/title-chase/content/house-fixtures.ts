import type { Content } from './schema.ts'

export const fixtureTemplate: Content['fixtureTemplate'] = {
  teams: 12,
  rounds: [
    [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
      [8, 9],
      [10, 11],
    ],
    [
      [5, 0],
      [1, 2],
      [3, 6],
      [9, 4],
      [7, 10],
      [11, 8],
    ],
    [
      [0, 9],
      [5, 1],
      [6, 2],
      [10, 3],
      [4, 11],
      [8, 7],
    ],
    [
      [11, 0],
      [1, 6],
      [2, 10],
      [3, 8],
      [7, 4],
      [9, 5],
    ],
    [
      [0, 7],
      [9, 1],
      [8, 2],
      [4, 3],
      [5, 11],
      [10, 6],
    ],
    [
      [3, 0],
      [1, 10],
      [2, 4],
      [7, 5],
      [6, 8],
      [11, 9],
    ],
    [
      [0, 2],
      [1, 11],
      [5, 3],
      [4, 6],
      [9, 7],
      [10, 8],
    ],
    [
      [6, 0],
      [8, 1],
      [2, 5],
      [3, 9],
      [10, 4],
      [7, 11],
    ],
    [
      [0, 10],
      [1, 7],
      [9, 2],
      [11, 3],
      [4, 8],
      [5, 6],
    ],
    [
      [8, 0],
      [4, 1],
      [2, 11],
      [3, 7],
      [10, 5],
      [6, 9],
    ],
    [
      [0, 4],
      [1, 3],
      [7, 2],
      [5, 8],
      [11, 6],
      [9, 10],
    ],
  ],
  secondHalf: 'mirror',
}

const { rounds } = fixtureTemplate
/** Each meets each again, away where it was at home. */
const mirrored = rounds.map((round) => round.map(([home, away]): [number, number] => [away, home]))

export const preparedFixtures: Content['preparedFixtures'] = [
  { id: 'prepared-1', rounds: [...rounds, ...mirrored] },
]
