import { canonical } from '../kernel/json.ts'

/**
 * Converts the state of a game to a string that is the same for equal positions. The lists that
 * `sets` names are sorted, because the order of their items depends only on which of several
 * simultaneous answers arrived first.
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
