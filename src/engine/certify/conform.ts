import type { Ruleset } from '../kernel/ruleset.ts'
import type { Table } from '../kernel/types.ts'
import { befallen } from './checks/befallen.ts'
import { checkMeanings } from './checks/meanings.ts'
import {
  lookAround,
  malformedIsRefused,
  playOut,
  resigningFinishes,
  timeOutsFinish,
} from './checks/suite.ts'
import { tablesOf } from './checks/tables.ts'
import { thinksFairly } from './checks/thoughts.ts'
import { type AnyStart, gamesAt } from './starts.ts'

export interface Effort {
  readonly commits: number
  readonly everyTable: boolean
  readonly stride: number
  readonly tables: number
}

export const QUICK: Effort = { commits: 800, everyTable: false, stride: 23, tables: 4 }

export interface Tests {
  test(name: string, run: () => void): unknown
}

/**
 * Registers the conformance tests of a ruleset. `starts` contains rare positions from which
 * additional test games start.
 */
export function conform(
  tests: Tests,
  rules: Ruleset,
  effort = QUICK,
  starts: readonly AnyStart[] = [],
): void {
  const tables = tablesOf(rules)
  const some = tables.slice(0, effort.tables)
  const bounded = tables.filter((table) => !rules.unbounded?.(table)).slice(0, effort.tables)
  const test = (what: string, run: () => void) => tests.test(`${rules.id}: ${what}`, run)
  const each = (what: string, among: readonly Table[], check: Check) =>
    test(what, () => {
      for (const [seed, table] of among.entries()) attempt(rules, table, seed, check)
    })
  test('random games pass all checks', () => {
    let checked = 0
    const games = effort.everyTable ? tables.length : 0
    for (let seed = 0; seed < games || checked < effort.commits; seed += 1)
      attempt(rules, tables[seed % tables.length]!, seed, (...one) => {
        checked += playOut(...one, effort).commits.length
      })
  })
  test('every field has a description', () => checkMeanings(rules))
  for (const start of starts)
    test(`from ${start.name}, games pass all checks`, () => {
      for (const [seed, game] of gamesAt(rules, start).entries())
        attempt(rules, game.table, seed, () => lookAround(rules, game, seed))
    })
  each('time-outs alone finish a game', bounded, timeOutsFinish)
  each('a game ends when all seats resign', tables, resigningFinishes)
  each('operators can pause, extend, fork and cancel a game', some, befallen)
  each('bots search with the knowledge of their seats only', some, thinksFairly)
  each('malformed moves are refused', some, malformedIsRefused)
}

type Check = (rules: Ruleset, table: Table, seed: number) => void

function attempt(rules: Ruleset, table: Table, seed: number, check: Check): void {
  try {
    check(rules, table, seed)
  } catch (error) {
    const { seats, options } = table
    const which = `${rules.id} seed ${seed}, ${seats} seats, ${JSON.stringify(options)}`
    if (error instanceof Error) error.message = `${which}: ${error.message}`
    throw error
  }
}
