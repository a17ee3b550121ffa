/**
 * Returns a value that must exist according to the rules, and throws an error if the value is
 * missing.
 */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}
