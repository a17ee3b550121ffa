/** What is looked up in a content pack, made once a pack. */
export function byPack<C extends object, B>(build: (content: C) => B): (content: C) => B {
  const known = new WeakMap<C, B>()
  return (content) => {
    const before = known.get(content)
    if (before !== undefined) return before
    const book = build(content)
    known.set(content, book)
    return book
  }
}

export const byId = <T extends { readonly id: string }>(
  items: readonly T[],
): ReadonlyMap<string, T> => new Map(items.map((item) => [item.id, item]))

/** The item that the game itself named; that there is none is a bug. */
export function found<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id)
  if (item === undefined) throw new RangeError(`the pack has no ${id}`)
  return item
}
