import type { Seat } from '../../kernel/types.ts'

export function groupsBy<T>(items: readonly T[], ratingOf: (item: T) => number): T[][] {
  const levels = [...new Set(items.map(ratingOf))].sort((one, other) => other - one)
  return levels.map((level) => items.filter((item) => ratingOf(item) === level))
}

export const highestOf = <T>(items: readonly T[], ratingOf: (item: T) => number): T[] =>
  groupsBy(items, ratingOf)[0] ?? []

/**
 * Returns the ranking of the seats, with the resigned seats last. `left` lists the resigned seats
 * in the order in which they resigned; a seat that resigned later gets a better place.
 */
export const behindStayers = (
  places: readonly (readonly Seat[])[],
  left: readonly Seat[],
): Seat[][] => {
  const stayed = places.map((place) => place.filter((seat) => !left.includes(seat)))
  return [...stayed.filter(({ length }) => length > 0), ...left.toReversed().map((seat) => [seat])]
}
