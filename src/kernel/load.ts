import { seededLuck } from './chance.ts'
import { load } from './perform.ts'
import type { LoadRequest, Ruleset } from './ruleset.ts'
import { savesOf } from './saves.ts'
import { buildTable, type TableRequest } from './table.ts'
import type { Table, Types } from './types.ts'

/**
 * The table at which a saved game goes on. Which content pack it was played with says
 * `savesOf(rules).tableOf(request).packHash`; the caller looks it up. A save that cannot go on is
 * refused here, when it is handed in, and not when the last seat is taken.
 */
export function tableFromSave<K extends Types>(
  rules: Ruleset<K>,
  request: LoadRequest,
  added: Pick<TableRequest, 'content' | 'decisionSeconds'>,
): Table<K> {
  const { seats, options, choices } = savesOf(rules).tableOf(request)
  const table = buildTable(rules, { ...added, seats, options, choices })
  load(rules, table, request, seededLuck(0), 0)
  return table
}
