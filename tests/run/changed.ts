import { execFileSync } from 'node:child_process'
import { type Reach, reaches } from './reach.ts'

/** Files whose changes may affect the result of every test. */
const foundations = /^(?:package(?:-lock)?\.json|tsconfig.*\.json|tests\/run(?:\.ts|\/.*))$/
/**
 * The module that imports every ruleset. With `--changed`, a change to a ruleset does not select
 * the tests that import the ruleset only through this module, because every test that starts a
 * service imports this module.
 */
const registry = 'src/engine/rulesets/index.ts'
const service = 'tests/support/service.ts'

export function changedSince(revision: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean)
  const differing = git('diff', '--name-only', '--no-renames', revision)
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')].sort()
}

export interface Chosen {
  readonly chosen: readonly string[]
  readonly why: readonly string[]
}

export function readersOf(
  changed: readonly string[],
  tests: readonly string[],
  reach: Reach,
): Chosen {
  const chosen = new Set<string>()
  const why = changed.map((file) => {
    if (foundations.test(file)) {
      for (const test of tests) chosen.add(test)
      return `${file}: all test files`
    }
    const readers = tests.filter((test) => reaches(reach(test), file))
    const near = readers.filter((test) => isNear(file, test, reach))
    for (const test of near) chosen.add(test)
    const far = readers.length - near.length
    const apart = far > 0 ? `; skips ${far} that reach it through the registry only` : ''
    return `${file}: ${near.length} test file${near.length === 1 ? '' : 's'}${apart}`
  })
  return { chosen: tests.filter((test) => chosen.has(test)), why }
}

const isNear = (file: string, test: string, reach: Reach): boolean =>
  !reach(test).has(service) || reaches(reach(test, registry), file)
