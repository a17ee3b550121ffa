/** For a value that the rules guarantee. A missing value is a bug. */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}
