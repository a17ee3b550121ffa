/** Plain JSON without its `readonly`. */
export type Loose<T> = T extends object ? { -readonly [P in keyof T]: Loose<T[P]> } : T

/** A copy of plain JSON that shares nothing: several times faster than `structuredClone`. */
export function copied<T>(value: T): Loose<T> {
  if (typeof value !== 'object' || value === null) return value as Loose<T>
  if (Array.isArray(value)) return value.map((one) => copied<unknown>(one)) as Loose<T>
  const copy: { [name: string]: unknown } = {}
  for (const name in value) copy[name] = copied<unknown>(value[name as keyof typeof value])
  return copy as Loose<T>
}

/** Whether both are the same plain JSON, in whatever order their fields are written. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
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
