import { sameJson } from '../engine/kernel/json.ts'

/**
 * Removes all fields whose values `complete` would fill in as defaults. In a list, a field is
 * removed from all rows or from none.
 */
export function brief(content: unknown, complete: (content: unknown) => unknown): unknown {
  const whole = complete(content)
  let shortest = structuredClone(content)
  for (const field of fieldsIn(content)) {
    const shorter = without(shortest, field)
    if (sameJson(tried(complete, shorter), whole)) shortest = shorter
  }
  return shortest
}

function tried(complete: (content: unknown) => unknown, content: unknown): unknown {
  try {
    return complete(content)
  } catch {
    return null
  }
}

function fieldsIn(content: unknown): string[] {
  const paths = new Map<string, number>()
  const walk = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const below = [...path, Array.isArray(value) ? '*' : key]
      if (!Array.isArray(value)) paths.set(below.join('/'), below.length)
      walk(inner, below)
    }
  }
  walk(content, [])
  const byLength = [...paths].toSorted(([, one], [, other]) => one - other)
  return byLength.map(([path]) => path)
}

type Row = Record<string, unknown>

function rowsAt(value: unknown, [step, ...rest]: readonly string[]): Row[] {
  if (typeof value !== 'object' || value === null) return []
  if (step === undefined) return [value as Row]
  const inner = step === '*' ? Object.values(value) : [(value as Row)[step]]
  return inner.flatMap((one) => rowsAt(one, rest))
}

function without(content: unknown, path: string): unknown {
  const left = structuredClone(content)
  const steps = path.split('/')
  for (const row of rowsAt(left, steps.slice(0, -1))) delete row[steps.at(-1) ?? '']
  return left
}
