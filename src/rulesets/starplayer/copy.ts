import type { Frozen } from '../../kernel/types.ts'

/** A copy of plain JSON of its own, several times faster than `structuredClone`. */
export function copyOf<T>(value: T | Frozen<T>): T {
  if (typeof value !== 'object' || value === null) return value as T
  if (Array.isArray(value)) return value.map((one) => copyOf<unknown>(one)) as T
  const copy: { [name: string]: unknown } = {}
  for (const name in value) copy[name] = copyOf<unknown>(value[name as keyof typeof value])
  return copy as T
}
