/**
 * Returns a value that must exist according to the rules. A missing value is a bug and throws an
 * error.
 */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}
