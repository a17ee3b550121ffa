import type { Seat } from '../../kernel/types.ts'

/** Groups of equal worth, the highest first; within a group in the given order. */
export function groupsBy<T>(items: readonly T[], worth: (item: T) => number): T[][] {
  const levels = [...new Set(items.map(worth))].sort((one, other) => other - one)
  return levels.map((level) => items.filter((item) => worth(item) === level))
}

/** Those whom no other one leads. */
export const highestOf = <T>(items: readonly T[], worth: (item: T) => number): T[] =>
  groupsBy(items, worth)[0] ?? []

/**
 * Places as the rules give them, but for those who left: they come behind all who stayed, whoever
 * left last first. `left` is the order in which they did.
 */
export const behindStayers = (
  places: readonly (readonly Seat[])[],
  left: readonly Seat[],
): Seat[][] => {
  const stayed = places.map((place) => place.filter((seat) => !left.includes(seat)))
  return [...stayed.filter(({ length }) => length > 0), ...left.toReversed().map((seat) => [seat])]
}
