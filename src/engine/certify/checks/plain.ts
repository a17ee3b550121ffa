/**
 * Returns the path to the first part of a value that is not plain JSON, or null if the whole value
 * is plain JSON.
 */
export function notPlain(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : ''
  if (typeof value !== 'object') return ''
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return ''
  // The path to an invalid part is built only after an error is found, because `notPlain` checks
  // every state of every test game and must be fast.
  for (const name in value) {
    const found = notPlain(value[name as keyof typeof value])
    if (found !== null) return `/${name}${found}`
  }
  return null
}

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
