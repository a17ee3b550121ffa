import { seededLuck } from './chance.ts'
import { type Game, load } from './game.ts'
import { refuse } from './refusal.ts'
import type { LoadRequest, Ruleset, SaveRequest, Saves, Table, Types } from './ruleset.ts'
import { buildTable, type TableRequest } from './table.ts'

export function savesOf<K extends Types>({ id, saves }: Ruleset<K>): Saves<K> {
  return saves ?? refuse('no-saves', { ruleset: id })
}

/** The game as a document from which it can go on: changes nothing and leaves no event. */
export function save<K extends Types>(
  rules: Ruleset<K>,
  { state, table }: Game<K>,
  request: SaveRequest,
): unknown {
  const saves = savesOf(rules)
  const { kinds } = saves
  if (!kinds.includes(request.kind)) refuse('invalid-parameters', { kind: request.kind, kinds })
  return saves.save(state, table, request)
}

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
