import type { z } from 'zod'

export type Path = readonly (string | number)[]

export interface Fault {
  /** Id of the failed check in the rulebook, such as `V3`. */
  readonly rule: string
  readonly path: Path
  readonly says: string
}

export const fault = (rule: string, path: Path, says: string): Fault => ({ rule, path, says })

export const unless = (holds: boolean, rule: string, path: Path, says: string): Fault[] =>
  holds ? [] : [fault(rule, path, says)]

export const namesakes = (what: string, names: readonly string[]): string[] =>
  [...new Set(repeated(names))].map((name) => `two ${what} are called ${name}`)

export function repeated<T>(items: readonly T[]): T[] {
  const seen = new Set<T>()
  return items.filter((item) => seen.size === seen.add(item).size)
}

export const checking =
  <C>(faultsOf: (content: C) => readonly Fault[]) =>
  (content: C, context: Pick<z.RefinementCtx, 'addIssue'>): void => {
    for (const { rule, path, says } of faultsOf(content))
      context.addIssue({ code: 'custom', message: `${rule}: ${says}`, path: [...path] })
  }
