import type { Test } from 'tap'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import type { Table } from '../../../src/engine/kernel/types.ts'
import { befallen } from './befallen.ts'
import { checkMeanings } from './meanings.ts'
import { malformedIsRefused, playOut, resigningFinishes, timeOutsFinish } from './suite.ts'
import { tablesOf } from './tables.ts'
import { thinksFairly } from './thoughts.ts'

/** How much one ruleset is played. */
export interface Effort {
  /** Random games go on until so many commits were checked. */
  readonly commits: number
  /** Every table of `tablesOf` plays at least one random game. */
  readonly everyTable: boolean
  readonly stride: number
  /** Tables for the checks that need a whole game each. */
  readonly tables: number
}

/** For `npm test`. */
const QUICK: Effort = { commits: 800, everyTable: false, stride: 23, tables: 4 }
/** For `npm run test:full` and `npm run soak`. */
export const THOROUGH: Effort = process.env.SOAK
  ? { commits: 100_000, everyTable: true, stride: 5, tables: 1_000 }
  : { commits: 4_000, everyTable: true, stride: 23, tables: 4 }

/** Everything that a registered ruleset has to pass, without a line of test code of its own. */
export function conform(t: Test, rules: Ruleset, effort = QUICK): void {
  const tables = tablesOf(rules)
  const each = (
    what: string,
    among: readonly Table[],
    check: (table: Table, seed: number) => void,
  ) =>
    t.test(`${rules.id}: ${what}`, (t) => {
      for (const [seed, table] of among.entries()) attempt(t, rules, table, seed, check)
      t.end()
    })
  t.test(`${rules.id}: random games keep what every game must keep`, (t) => {
    let checked = 0
    const games = effort.everyTable ? tables.length : 0
    for (let seed = 0; seed < games || checked < effort.commits; seed += 1) {
      const table = tables[seed % tables.length]!
      attempt(t, rules, table, seed, () => {
        checked += playOut(rules, table, seed, effort).commits.length
      })
      if (t.counts.fail > 3) break
    }
    t.end()
  })
  t.test(`${rules.id}: every field says what it means`, (t) => {
    checkMeanings(rules)
    t.end()
  })
  const bounded = tables.filter((table) => !rules.unbounded?.(table))
  each('time-outs alone finish it', bounded.slice(0, effort.tables), (table, seed) =>
    timeOutsFinish(rules, table, seed),
  )
  each('all seats resigning ends it', tables, (table, seed) =>
    resigningFinishes(rules, table, seed),
  )
  each('pauses, extensions, forks and its end by hand', tables.slice(0, effort.tables), (...one) =>
    befallen(rules, ...one),
  )
  each('bots think by what their seats may know', tables.slice(0, effort.tables), (table, seed) =>
    thinksFairly(rules, table, seed),
  )
  each('malformed moves are refused', tables.slice(0, effort.tables), (table, seed) =>
    malformedIsRefused(rules, table, seed),
  )
  t.end()
}

/** One failure says which table and seed to play again. */
function attempt(
  t: Test,
  rules: Ruleset,
  table: Table,
  seed: number,
  check: (table: Table, seed: number) => void,
): void {
  const { seats, options } = table
  const which = `${rules.id} seed ${seed}, ${seats} seats, ${JSON.stringify(options)}`
  try {
    check(table, seed)
    t.pass(which)
  } catch (error) {
    t.error(error, which)
  }
}
