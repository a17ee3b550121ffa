import { execFileSync } from 'node:child_process'
import { type Reach, reaches } from './reach.ts'

/** A change of these may change what any file does. */
const foundations = /^(?:package(?:-lock)?\.json|tsconfig.*\.json|tests\/run(?:\.ts|\/.*))$/
/**
 * What starts a service plays the rulesets of the registry, whichever they are. That one of them
 * keeps its rules is no matter of such a test, unless it imports the ruleset itself.
 */
const registry = 'src/rulesets/index.ts'
const service = 'tests/support/service.ts'

/** Files that differ from the revision, new ones included. */
export function changedSince(revision: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean)
  const differing = git('diff', '--name-only', '--no-renames', revision)
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')].sort()
}

/** The tests that a change is for, and on the standard output why. */
export function readersOf(changed: readonly string[], tests: string[], reach: Reach): string[] {
  const chosen = new Set<string>()
  for (const file of changed) {
    const near = tests.filter((test) => foundations.test(file) || isReached(file, test, reach))
    const far = tests.filter((test) => reaches(reach(test), file)).length - near.length
    const apart = far > 0 ? `, but none of ${far} that play it by the registry only` : ''
    const tally = near.length === tests.length ? 'all tests' : `${near.length} test files`
    console.log(`${file}: ${tally}${apart}`)
    for (const test of near) chosen.add(test)
  }
  return tests.filter((test) => chosen.has(test))
}

function isReached(file: string, test: string, reach: Reach): boolean {
  const reached = reach(test)
  return reaches(reached.has(service) ? reach(test, registry) : reached, file)
}
