/**
 * Returns a value that always exists if the rules are correct; throws an error if the value is
 * missing.
 */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}
