/** Plain JSON without its `readonly`. */
export type Loose<T> = T extends object ? { -readonly [P in keyof T]: Loose<T[P]> } : T

/** A copy of plain JSON that shares nothing: many times faster than `structuredClone`. */
export function copied<T>(value: T): Loose<T> {
  return (isComposed(value) ? copyOf(value) : value) as Loose<T>
}

function copyOf(value: object): object {
  if (Array.isArray(value))
    return value.map((one: unknown) => (isComposed(one) ? copyOf(one) : one))
  // A spread copies the shape in one go, so that only what is composed is visited.
  const copy: Record<string, unknown> = { ...value }
  for (const name in copy) {
    const field = copy[name]
    if (isComposed(field)) copy[name] = copyOf(field)
  }
  return copy
}

const isComposed = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The same text for the same plain JSON, in whatever order its fields are written. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isComposed(one) && !Array.isArray(one) ? inOrder(one) : one,
  )

const inOrder = (record: object): object =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Whether both are the same plain JSON, in whatever order their fields are written. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, place) => sameJson(item, other[place]))
    )
  if (Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        sameJson(one[name as keyof typeof one], other[name as keyof typeof other]),
    )
  )
}
