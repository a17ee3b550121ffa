/** What lies on the table now and then, where the rules see to it that it does. */
export function inPlay<T>(one: T | null, name: string): T {
  if (one === null) throw new Error(`there is no ${name}`)
  return one
}
