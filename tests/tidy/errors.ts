import { readFileSync } from 'node:fs'

export type Refusing = { refusals: Record<string, string> }

/**
 * The codes of docs/errors.md: rows of a table that start with `` | `a-code` ``. Those below a
 * heading that says "refusal" are refusals; the others are errors of the doors.
 */
export function codesIn(page: string): { all: Set<string>; refusals: Set<string> } {
  const all = new Set<string>()
  const refusals = new Set<string>()
  let areRefusals = false
  for (const line of page.split('\n')) {
    if (/^#+ /.test(line)) areRefusals = /refus/i.test(line)
    const code = /^\|\s*`([a-z][a-z0-9-]*)`\s*\|/.exec(line)?.[1]
    if (code === undefined) continue
    all.add(code)
    if (areRefusals) refusals.add(code)
  }
  return { all, refusals }
}

/** What docs/errors.md says. */
export const toldErrors = () =>
  codesIn(readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8'))
