import { z } from 'zod'
import { type PackHead, packHead } from '../../kernel/content.ts'

/** How the pack of each ruleset begins. */
export const headOf = <R extends string>(ruleset: R) => ({
  ruleset: z.literal(ruleset),
  ...packHead,
})

const plain = (id: string): string => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/**
 * Packs had heads of their own before they had all the same: `pack`, `contentPack` or `id`, a
 * `name` or none, a version or none. Those that are stored are read as if they had today's.
 */
export function withHead(ruleset: string, titled: string, content: unknown): unknown {
  if (typeof content !== 'object' || content === null || 'title' in content) return content
  const {
    schemaVersion: _,
    pack,
    contentPack,
    id,
    name,
    version,
    ...rest
  } = content as { readonly [field: string]: unknown }
  const head: PackHead = {
    id: plain(String(contentPack ?? pack ?? id ?? '')),
    title: typeof name === 'string' ? name : titled,
    version: String(version ?? 1),
  }
  return { ...rest, ruleset, ...head }
}

type Row = Record<string, unknown>

/** The records at a path such as `players/*`, of a pack of which nobody knows the shape yet. */
export function rowsAt(value: unknown, [step, ...rest]: readonly string[]): Row[] {
  if (typeof value !== 'object' || value === null) return []
  if (step === undefined) return [value as Row]
  const inner = step === '*' ? Object.values(value) : [(value as Row)[step]]
  return inner.flatMap((one) => rowsAt(one, rest))
}

/** A copy without the fields at these paths. */
export function without(content: unknown, paths: readonly string[]): unknown {
  const left = structuredClone(content)
  for (const path of paths) {
    const steps = path.split('/')
    for (const row of rowsAt(left, steps.slice(0, -1))) delete row[steps.at(-1) ?? '']
  }
  return left
}
