import { seededChance, seededLuck } from '../kernel/chance.ts'
import type { Game } from '../kernel/game.ts'
import { copied } from '../kernel/json.ts'
import { demand, type Start } from '../kernel/law.ts'
import { isBlocking } from '../kernel/open-decisions.ts'
import { create, submit } from '../kernel/perform.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { buildTable } from '../kernel/table.ts'
import { suggestMove, turnFor } from '../kernel/turn.ts'
import type { Types } from '../kernel/types.ts'
import { positionOf } from '../kernel/world.ts'

export type AnyStart = Start<Types>

const AT = Date.UTC(2026, 0, 1)
const COMMITS_MAX = 5_000
const built = new WeakMap<Ruleset, Map<AnyStart, readonly Game[]>>()

/**
 * Returns the games that start from a rare position, one for each variant of the position. Callers
 * must not change the returned games.
 */
export function gamesAt(rules: Ruleset, start: AnyStart): readonly Game[] {
  const known = built.get(rules) ?? new Map<AnyStart, readonly Game[]>()
  built.set(rules, known)
  const games = known.get(start) ?? build(rules, start)
  known.set(start, games)
  return games
}

function build(rules: Ruleset, start: AnyStart): Game[] {
  const { seats, options = {}, until, edit, variants = 1, name } = start
  const table = buildTable(rules, { seats, options })
  const luck = seededLuck(1)
  const chance = seededChance(1)
  const { game } = create(rules, table, luck, AT)
  for (let commits = 0; until && !until(game); commits += 1) {
    const decision = game.open.find((one) => one.suspendedBy === undefined && isBlocking(one))
    demand(decision && commits < COMMITS_MAX, `the bots reach ${name}`)
    const { seat, id: decisionId } = decision
    const move =
      rules.bot(turnFor(rules, game, decision, chance)) ??
      suggestMove(rules, game, decision, chance)
    submit(rules, game, { seat, decisionId, move }, luck, AT)
  }
  return Array.from({ length: variants }, (_, variant) => {
    const draft = copied(game.state)
    edit?.(draft, variant)
    return positionOf(rules, table, draft, { at: AT })
  })
}
