import { z } from 'zod'
import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { ABILITIES, AWAY, HOME, type Identity } from './counters.ts'

/**
 * Number of columns of the Pitch. The Goalkeeper's Area of each seat consists of 14 squares in two
 * complete rows.
 */
export const COLUMNS = 7
export type Rows = 10 | 12 | 14
const ROWS_MAX: Rows = 14

/**
 * Names of the squares, indexed by the number of the square: a1 to g1, then a2 to g2, and so on.
 */
const SQUARE_NAMES: readonly string[] = Array.from(
  { length: ROWS_MAX * COLUMNS },
  (_, square) => `${'abcdefg'[square % COLUMNS]}${Math.floor(square / COLUMNS) + 1}`,
)
export const squareSchema = z.string().regex(/^[a-g]([1-9]|1[0-4])$/)

export const squareName = (square: number): string => SQUARE_NAMES[square]!
/**
 * Computes the number of a square from the characters of its name, which takes half the time of a
 * table lookup.
 */
export function squareNumber(name: string): number {
  const row = name.length === 2 ? name.charCodeAt(1) - ZERO : 10 + name.charCodeAt(2) - ZERO
  return squareAt(name.charCodeAt(0) - A + 1, row)
}
const A = 'a'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)

export const rowOf = (square: number): number => Math.floor(square / COLUMNS) + 1
export const columnOf = (square: number): number => (square % COLUMNS) + 1
export const squareAt = (column: number, row: number): number => (row - 1) * COLUMNS + column - 1

export interface Way {
  readonly squares: readonly number[]
  readonly to: { readonly oneOf: readonly string[] }
}
type Ways = readonly Way[]

/**
 * A Pitch for which all possible destinations of counters are computed in advance. If a list has
 * one item per seat, the index is the seat number.
 */
export interface Pitch {
  readonly rows: Rows
  readonly squares: number
  readonly around: Ways
  readonly beside: Ways
  readonly ahead: readonly Ways[]
  readonly inArea: readonly Ways[]
  readonly goalkeeperArea: readonly Way[]
  readonly midfieldArea: Way
}

export const pitchOf = (rows: Rows): Pitch => PITCHES[rows]

export const isOnPitch = (square: number, { squares }: Pitch): boolean => square < squares

export const isAttackedLine = (square: number, seat: Seat, { squares }: Pitch): boolean =>
  seat === HOME ? square >= squares - COLUMNS : square < COLUMNS

export const stepsToGo = (square: number, seat: Seat, { rows }: Pitch): number =>
  seat === HOME ? rows - rowOf(square) : rowOf(square) - 1

const NO_WAY: Way = { squares: [], to: { oneOf: [] } }

export const wayAround = ({ around }: Pitch, from: number): Way => around[from]!

export const youthWay = ({ ahead }: Pitch, seat: Seat, from: number): Way => ahead[seat]![from]!

export function firstTeamerWay(pitch: Pitch, seat: Seat, identity: Identity, from: number): Way {
  switch (ABILITIES[identity].movement) {
    case 'any-direction':
      return pitch.around[from]!
    case 'orthogonal':
      return pitch.beside[from]!
    case 'any-direction-in-own-goalkeeper-area':
      return pitch.inArea[seat]![from]!
    case 'none':
      return NO_WAY
  }
}

export function debutWay(pitch: Pitch, seat: Seat, identity: Identity, arrival: number): Way {
  const { onArrival } = ABILITIES[identity]
  if (onArrival.kind !== 'debut') return NO_WAY
  switch (onArrival.area) {
    case 'own-goalkeeper-area':
      return at(pitch.goalkeeperArea, seat)
    case 'midfield-area':
      return pitch.midfieldArea
    case 'adjacent':
      return wayAround(pitch, arrival)
  }
}

export function leadsTo({ squares }: Way, square: number): boolean {
  for (const one of squares) if (one === square) return true
  return false
}

const wayTo = (squares: readonly number[]): Way => ({
  squares,
  to: { oneOf: squares.map(squareName) },
})

function layPitch(rows: Rows): Pitch {
  const squares = rows * COLUMNS
  const all = Array.from({ length: squares }, (_, square) => square)
  const ways = (leads: (columns: number, rows: number, to: number) => boolean): Ways =>
    all.map((from) =>
      wayTo(all.filter((to) => leads(columnOf(to) - columnOf(from), rowOf(to) - rowOf(from), to))),
    )
  const isNear = (columns: number, rows: number) =>
    Math.max(Math.abs(columns), Math.abs(rows)) === 1
  const inRows = (first: number, last: number) =>
    wayTo(all.filter((square) => rowOf(square) >= first && rowOf(square) <= last))
  const goalkeeperArea = [inRows(1, 2), inRows(rows - 1, rows)]
  return {
    rows,
    squares,
    around: ways(isNear),
    beside: ways((columns, rows) => Math.abs(columns) + Math.abs(rows) === 1),
    ahead: [1, -1].map((forward) =>
      ways((columns, rows) => isNear(columns, rows) && rows === forward),
    ),
    inArea: [HOME, AWAY].map((seat) =>
      ways((columns, rows, to) => isNear(columns, rows) && leadsTo(at(goalkeeperArea, seat), to)),
    ),
    goalkeeperArea,
    midfieldArea: inRows(rows / 2, rows / 2 + 1),
  }
}

const PITCHES: Readonly<Record<Rows, Pitch>> = {
  10: layPitch(10),
  12: layPitch(12),
  14: layPitch(14),
}
