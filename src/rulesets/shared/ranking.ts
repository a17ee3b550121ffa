/** Groups of equal worth, the highest first; within a group in the given order. */
export function groupsBy<T>(items: readonly T[], worth: (item: T) => number): T[][] {
  const levels = [...new Set(items.map(worth))].sort((one, other) => other - one)
  return levels.map((level) => items.filter((item) => worth(item) === level))
}

/** Those whom no other one leads. */
export const highestOf = <T>(items: readonly T[], worth: (item: T) => number): T[] =>
  groupsBy(items, worth)[0] ?? []
