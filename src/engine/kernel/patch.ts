type Key = string | number
/**
 * Changes to a JSON value. Each entry of the patch is a path and the new value at this path. An
 * entry without a value removes the key at its path.
 */
export type Patch = readonly (readonly [path: readonly Key[], value?: unknown])[]
type Change = Patch[number]

export function patchBetween(before: unknown, after: unknown): Patch {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/**
 * Applies a patch to a value and returns the changed value. Unchanged parts of the patched value
 * are the same objects as before.
 */
export function patched(before: unknown, patch: Patch): unknown {
  return patch.reduce((value: unknown, change) => changed(value, change, 0), before)
}

type Plain = Record<Key, unknown>

function compare(before: unknown, after: unknown, path: readonly Key[], changes: Change[]): void {
  if (Object.is(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes)
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, changes)
  else changes.push([path, after])
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly Key[],
  changes: Change[],
): void {
  const found: Change[] = []
  for (const [place, value] of before.entries())
    if (place < after.length) compare(value, after[place], [...path, place], found)
  const isExtended = before.length < after.length && found.length === 0
  if (before.length !== after.length && !isExtended) {
    changes.push([path, after])
    return
  }
  for (const change of found) changes.push(change)
  for (let place = before.length; place < after.length; place += 1)
    changes.push([[...path, place], after[place]])
}

function compareRecords(before: Plain, after: Plain, path: readonly Key[], changes: Change[]) {
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) changes.push([[...path, key]])
  for (const [key, value] of Object.entries(after))
    if (Object.hasOwn(before, key)) compare(before[key], value, [...path, key], changes)
    else changes.push([[...path, key], value])
}

function changed(value: unknown, change: Change, depth: number): unknown {
  const [path, next] = change
  const key = path[depth]
  if (key === undefined) return next
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Plain) }) as Plain
  if (depth === path.length - 1 && change.length === 1) delete copy[key]
  else copy[key] = changed(copy[key], change, depth + 1)
  return copy
}

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
