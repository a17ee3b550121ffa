import type { Formation, Pack, StartingSquare } from './schema.ts'

export const formationIn = ({ formations }: Pack, id: string): Formation | undefined =>
  formations.find((formation) => formation.id === id)

export const placesOf = ({ squares }: Formation): StartingSquare[] => [
  squares['1'],
  squares['9'],
  squares['10'],
  ...squares.youth,
]

/**
 * True if the formation leaves the Midfield Area empty, so that no capture is possible in the first
 * turns.
 */
export const fitsRows = (formation: Formation, rows: number): boolean =>
  placesOf(formation).every(([, rank]) => rank < rows / 2)
