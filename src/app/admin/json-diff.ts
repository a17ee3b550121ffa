import type { Difference } from './schemas/inspect-game.ts'

/** Where two values of JSON differ, as deep down as they do; no more than so many. */
export function diffJson(was: unknown, is: unknown, most: number): Difference[] {
  const found: Difference[] = []
  compare('', was, is)
  return found

  function compare(path: string, before: unknown, after: unknown): void {
    if (found.length >= most || Object.is(before, after)) return
    if (!isNested(before) || !isNested(after) || Array.isArray(before) !== Array.isArray(after)) {
      found.push({ path, was: before ?? null, is: after ?? null })
      return
    }
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(`${path}/${escaped(name)}`, before[name], after[name])
  }
}

type Nested = Readonly<Record<string, unknown>>
const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
