import type { Test } from 'tap'
import { conform as conformWith, type Effort, QUICK } from '../../../src/engine/certify/conform.ts'
import { startsOf } from '../../../src/engine/certify/laws.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'

export type { Effort } from '../../../src/engine/certify/conform.ts'

export const THOROUGH: Effort = process.env.SOAK
  ? { commits: 100_000, everyTable: true, stride: 5, tables: 1_000 }
  : { commits: 4_000, everyTable: true, stride: 23, tables: 4 }

export function conform(t: Test, rules: Ruleset, effort = QUICK): void {
  const test = (name: string, run: () => void) =>
    t.test(name, (t) => {
      run()
      t.end()
    })
  conformWith({ test }, rules, effort, startsOf(rules.id))
  t.end()
}
