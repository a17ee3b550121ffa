type Loose<T> = T extends object ? { -readonly [P in keyof T]: Loose<T[P]> } : T

/** The same plain JSON, sharing nothing: faster than `structuredClone` for what rules hold. */
export const copied = <T>(value: T): Loose<T> => copyOf(value) as Loose<T>

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const copy: Record<string, unknown> = {}
  for (const name in value) copy[name] = copyOf(value[name as keyof typeof value])
  return copy
}
