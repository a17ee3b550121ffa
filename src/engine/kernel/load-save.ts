import { seededLuck } from './chance.ts'
import { load } from './perform.ts'
import type { LoadRequest, Ruleset } from './ruleset.ts'
import { savesOf } from './saves.ts'
import { buildTable, type TableRequest } from './table.ts'
import type { Table, Types } from './types.ts'

interface LoadSettings extends Pick<TableRequest, 'content' | 'decisionSeconds'> {
  /** True if the saved game has already been verified. */
  readonly isTrusted?: boolean
}

/**
 * Builds the set-up of a game that continues a saved game. The caller finds the content of the
 * saved game with `savesOf(rules).tableOf(request).packHash`. Throws a Refusal if the saved game
 * cannot be continued.
 */
export function tableFromSave<K extends Types>(
  rules: Ruleset<K>,
  request: LoadRequest,
  { isTrusted = false, ...added }: LoadSettings,
): Table<K> {
  const saves = savesOf(rules)
  const { seats, options, choices } = saves.tableOf(request)
  const table = buildTable(rules, { ...added, seats: seats.length, options, choices })
  if (!isTrusted) saves.judge(table, request)
  load(rules, table, request, seededLuck(0), 0)
  return table
}
