import { isDeepStrictEqual } from 'node:util'
import { type Level, USUAL_LEVEL } from '../../engine/bots/levels.ts'
import { clocksAt } from '../../engine/kernel/pace.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { serviceError } from '../core/errors.ts'

interface RatedSetup {
  readonly isSaved: boolean
  readonly pack: string
  readonly usualPack: string
  readonly table: Pick<Table, 'options' | 'decisionSeconds'>
  readonly usualOptions: unknown
  readonly levels: readonly (Level | undefined)[]
  readonly undo: boolean
}

/**
 * A rated game must be comparable with others and must have a time limit, so that no player can
 * stall.
 */
export function requireRatable(rules: Ruleset, terms: RatedSetup): void {
  const because = whyNot(rules, terms)
  if (because !== null) throw serviceError('not-ratable', { facts: { because } })
}

function whyNot({ paces }: Ruleset, terms: RatedSetup): string | null {
  if (terms.isSaved) return 'save'
  if (terms.undo) return 'undo'
  if (terms.pack !== terms.usualPack) return 'contentPack'
  if (!isDeepStrictEqual(terms.table.options, terms.usualOptions)) return 'options'
  // In rated games, bots play at the reference level, because players could easily gain rating
  // against weaker bots.
  if (terms.levels.some((level = USUAL_LEVEL) => level !== USUAL_LEVEL)) return 'level'
  return clocksAt({ paces, table: terms.table }).length === 0 ? 'decisionSeconds' : null
}
