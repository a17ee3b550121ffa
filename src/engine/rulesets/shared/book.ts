/**
 * Caches a lookup table for the content (such as cards) of each game. The most recently used table
 * is returned without a map lookup, because rules look up cards very often.
 */
export function byPack<C extends object, B>(build: (content: C) => B): (content: C) => B {
  const known = new WeakMap<C, B>()
  let last: { readonly content: C; readonly book: B } | null = null
  return (content) => {
    if (last?.content === content) return last.book
    const book = known.get(content) ?? build(content)
    known.set(content, book)
    last = { content, book }
    return book
  }
}

export const byId = <T extends { readonly id: string }>(
  items: readonly T[],
): ReadonlyMap<string, T> => new Map(items.map((item) => [item.id, item]))

export function found<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id)
  if (item === undefined) throw new RangeError(`the pack has no ${id}`)
  return item
}
