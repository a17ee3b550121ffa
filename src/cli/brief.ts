import { sameJson } from '../kernel/json.ts'

type Row = Record<string, unknown>

/** A pack without what `complete` finds out by itself, field by field in all rows that are alike. */
export function brief(content: unknown, complete: (content: unknown) => unknown): unknown {
  const whole = complete(content)
  let shortest = structuredClone(content)
  for (const field of fieldsIn(content)) {
    const shorter = structuredClone(shortest)
    for (const row of rowsAt(shorter, field.slice(0, -1))) delete row[field.at(-1)!]
    const isAlike = sameJson(tried(complete, shorter), whole)
    if (isAlike) shortest = shorter
  }
  return shortest
}

/** Null where so little is no pack. */
function tried(complete: (content: unknown) => unknown, content: unknown): unknown {
  try {
    return complete(content)
  } catch {
    return null
  }
}

const EACH = '*'

/** The path of each field, the shorter first; all rows of a list have the same. */
function fieldsIn(content: unknown): string[][] {
  const paths = new Map<string, string[]>()
  const walk = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const below = [...path, Array.isArray(value) ? EACH : key]
      if (!Array.isArray(value)) paths.set(below.join('/'), below)
      walk(inner, below)
    }
  }
  walk(content, [])
  return [...paths.values()].toSorted((one, other) => one.length - other.length)
}

function rowsAt(value: unknown, path: readonly string[]): Row[] {
  if (typeof value !== 'object' || value === null) return []
  const [step, ...rest] = path
  if (step === undefined) return [value as Row]
  const inner = step === EACH ? Object.values(value) : [(value as Row)[step]]
  return inner.flatMap((one) => rowsAt(one, rest))
}
