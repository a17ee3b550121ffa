export interface Change {
  readonly path: string
  readonly was: unknown
  readonly is: unknown
}

export const CHANGES_MAX = 60

export function changesBetween(was: unknown, is: unknown): Change[] {
  const found: Change[] = []
  const walk = (before: unknown, now: unknown, path: string) => {
    if (before === now || found.length > CHANGES_MAX) return
    if (!isComposed(before) || !isComposed(now) || Array.isArray(before) !== Array.isArray(now)) {
      found.push({ path, was: before, is: now })
      return
    }
    for (const name of new Set([...Object.keys(before), ...Object.keys(now)]))
      walk(before[name], now[name], path === '' ? name : `${path}.${name}`)
  }
  walk(was, is, '')
  return found
}

const isComposed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
