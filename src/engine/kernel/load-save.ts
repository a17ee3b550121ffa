import { seededLuck } from './chance.ts'
import { load } from './perform.ts'
import type { LoadRequest, Ruleset } from './ruleset.ts'
import { savesOf } from './saves.ts'
import { buildTable, type TableRequest } from './table.ts'
import type { Table, Types } from './types.ts'

interface Terms extends Pick<TableRequest, 'content' | 'decisionSeconds'> {
  /** It is verified, or was judged before. */
  readonly isTrusted?: boolean
}

/**
 * The table at which a saved game goes on. Which content pack it was played with says
 * `savesOf(rules).tableOf(request).packHash`; the caller looks it up. A save that cannot go on is
 * refused here, when it is handed in, and not when the last seat is taken.
 */
export function tableFromSave<K extends Types>(
  rules: Ruleset<K>,
  request: LoadRequest,
  { isTrusted = false, ...added }: Terms,
): Table<K> {
  const saves = savesOf(rules)
  const { seats, options, choices } = saves.tableOf(request)
  const table = buildTable(rules, { ...added, seats: seats.length, options, choices })
  if (!isTrusted) saves.judge(table, request)
  load(rules, table, request, seededLuck(0), 0)
  return table
}
