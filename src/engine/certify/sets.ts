import { canonical } from '../kernel/json.ts'

/**
 * Returns a text that is equal for equal positions. Lists with one of the names of `sets` are
 * sorted, because such lists are in the order in which simultaneous answers arrived.
 */
export const positionText = (state: unknown, sets: readonly string[]): string =>
  canonical(sets.length === 0 ? state : sorted(state, '', new Set(sets)))

function sorted(value: unknown, name: string, sets: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [field, sorted(one, field, sets)]),
    )
  const items = value.map((one) => sorted(one, '', sets))
  if (!sets.has(name)) return items
  const texts = new Map(items.map((item) => [item, canonical(item)]))
  return items.sort((one, other) => (texts.get(one)! < texts.get(other)! ? -1 : 1))
}
