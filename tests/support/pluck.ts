export const pluck = <T, K extends keyof T>(items: readonly T[], field: K): T[K][] =>
  items.map((item) => item[field])
