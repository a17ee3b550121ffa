/** What is there by the rules; a hole is a bug. Each caller indexes for itself, which is faster. */
export function there<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('there is no such item')
  return item
}
