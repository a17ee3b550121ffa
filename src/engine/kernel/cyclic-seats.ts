import type { Symmetry } from './law.ts'
import type { Types } from './types.ts'

/**
 * Names of the fields in states and moves that contain seat numbers or have one item for each seat.
 */
export interface SeatFields {
  /** Fields that contain one seat number or a list of seat numbers. */
  readonly seats: readonly string[]
  /** Fields that contain a list with one item for each seat. */
  readonly lists: readonly string[]
  /** Fields that contain a table with one row and one column for each seat. */
  readonly grids?: readonly string[]
  /** Replaces each seat number in an id with `turn(seat)`. */
  readonly id?: (id: string, turn: (seat: number) => number) => string
}

/** Returns the symmetry of the rules that moves every player to the next seat. */
export function cyclicSeats<K extends Types>(
  { seats, lists, grids = [], id }: SeatFields,
  rest: Pick<Symmetry<K>, 'holds' | 'except'>,
): Symmetry<K> {
  const [isSeat, isList, isGrid] = [new Set(seats), new Set([...lists, ...grids]), new Set(grids)]
  const turned = (value: unknown, name: string, count: number): unknown => {
    if (typeof value === 'number') return isSeat.has(name) ? (value + 1) % count : value
    if (typeof value === 'string') return id ? id(value, (seat) => (seat + 1) % count) : value
    if (Array.isArray(value)) {
      const inner = isSeat.has(name) || isGrid.has(name) ? name : ''
      const items = value.map((one) => turned(one, inner, count))
      return isList.has(name) && items.length === count
        ? [items.at(-1), ...items.slice(0, -1)]
        : items
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [field, turned(one, field, count)]),
    )
  }
  return {
    name: 'each player one seat further',
    position: ({ state, table }) => turned(state, '', table.seats),
    move: (move, { table }) => turned(move, '', table.seats) as K['move'],
    seat: (seat, { table }) => (seat + 1) % table.seats,
    ...rest,
  }
}
