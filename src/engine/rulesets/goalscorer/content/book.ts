import type { Formation, Pack, StartingSquare } from './schema.ts'

export const formationIn = ({ formations }: Pack, id: string): Formation | undefined =>
  formations.find((formation) => formation.id === id)

export const placesOf = ({ squares }: Formation): StartingSquare[] => [
  squares['1'],
  squares['9'],
  squares['10'],
  ...squares.youth,
]

/** The Midfield Area must start empty, so that the first turns allow no capture. */
export const fitsRows = (formation: Formation, rows: number): boolean =>
  placesOf(formation).every(([, rank]) => rank < rows / 2)
