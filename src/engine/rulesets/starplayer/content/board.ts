import type { BoardSpace, SpaceType } from './schema.ts'

/**
 * The spaces of the board, clockwise from Kick Off: the id of a footballer, the colour of a
 * stadium, or the type of space.
 */
const clockwise = [
  ['kick-off', 'red-01', 'blue-06', 'manager', 'yellow-03', 'referee'],
  ['cup-match', 'white-04', 'stadium red', 'red-07', 'chairman', 'blue-01'],
  ['penalty-spot', 'yellow-11', 'manager', 'white-01', 'red-04', 'chairman'],
  ['wild-substitute', 'blue-10', 'yellow-10', 'stadium blue', 'white-10', 'referee'],
  ['starplayer-bonus', 'red-10', 'blue-03', 'referee', 'yellow-07', 'stadium yellow'],
  ['cup-match', 'white-07', 'manager', 'red-11', 'chairman', 'blue-07'],
  ['cup-match', 'yellow-06', 'chairman', 'white-06', 'red-09', 'stadium white'],
  ['wild-substitute', 'blue-09', 'yellow-09', 'referee', 'white-09', 'manager'],
].flat()

export const board: BoardSpace[] = clockwise.map((written) => {
  if (/\d$/.test(written)) return { type: 'footballer', footballerId: written }
  const colour = /^stadium (red|blue|yellow|white)$/.exec(written)?.[1]
  if (colour) return { type: 'stadium', colour: colour as 'red' }
  return { type: written as Exclude<SpaceType, 'footballer' | 'stadium'> }
})
