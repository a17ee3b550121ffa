import { refuse } from './refusal.ts'
import type { Ruleset, SaveRequest, Saves } from './ruleset.ts'
import type { At, Types } from './types.ts'

export function savesOf<K extends Types>({ id, saves }: Ruleset<K>): Saves<K> {
  return saves ?? refuse('no-saves', { ruleset: id })
}

export function save<K extends Types>(
  rules: Ruleset<K>,
  { state, table }: At<K>,
  request: SaveRequest,
): object {
  const saves = savesOf(rules)
  const { kinds } = saves
  if (!kinds.includes(request.kind)) refuse('invalid-parameters', { kind: request.kind, kinds })
  return saves.save(state, table, request)
}
