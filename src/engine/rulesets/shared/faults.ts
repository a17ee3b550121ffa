import type { z } from 'zod'

export type Path = readonly (string | number)[]

/** Something in a content pack that the rules cannot be played with. */
export interface Fault {
  /** The check of the spec that found it: `V3`. */
  readonly rule: string
  readonly path: Path
  readonly says: string
}

export const fault = (rule: string, path: Path, says: string): Fault => ({ rule, path, says })

/** A fault unless it holds. */
export const unless = (holds: boolean, rule: string, path: Path, says: string): Fault[] =>
  holds ? [] : [fault(rule, path, says)]

/** For players of a pack: who is called as somebody else. */
export const namesakes = (what: string, names: readonly string[]): string[] =>
  [...new Set(repeated(names))].map((name) => `two ${what} are called ${name}`)

/** Those that occur a second time. */
export function repeated<T>(items: readonly T[]): T[] {
  const seen = new Set<T>()
  return items.filter((item) => seen.size === seen.add(item).size)
}

/** For `superRefine`: all that a schema of single rows cannot see. */
export const checking =
  <C>(faultsOf: (content: C) => readonly Fault[]) =>
  (content: C, context: Pick<z.RefinementCtx, 'addIssue'>): void => {
    for (const { rule, path, says } of faultsOf(content))
      context.addIssue({ code: 'custom', message: `${rule}: ${says}`, path: [...path] })
  }
