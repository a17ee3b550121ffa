import { jsonRecord, wholeNumber } from '../src/cli/arguments.ts'
import type { Ruleset } from '../src/engine/kernel/ruleset.ts'
import { buildTable } from '../src/engine/kernel/table.ts'
import type { Table } from '../src/engine/kernel/types.ts'

/**
 * Builds the set-up of a game with the built-in content. The default number of seats is the
 * smallest number that the ruleset supports, but at least two.
 */
export function tableFor(
  rules: Ruleset,
  { seats, options }: { readonly seats?: string | undefined; readonly options: string },
): Table {
  const { min, max } = rules.seats
  return buildTable(rules, {
    seats: seats ? wholeNumber('seats', seats, min, max) : Math.max(2, min),
    options: jsonRecord('options', options),
  })
}
