import type { BotTurn } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Game } from './game.ts'
import type { OpenDecision } from './open.ts'
import type { Ruleset, Types } from './ruleset.ts'
import { sampleMove } from './sampling.ts'
import { countMoves, type Space } from './space.ts'

/** The moves that answer a decision. */
export const spacesOf = <K extends Types>(
  rules: Ruleset<K>,
  { state, table }: Game<K>,
  decision: OpenDecision<K>,
): readonly Space<K['move']>[] => rules.legalMoves(state, decision, table)

/**
 * A legal move drawn at random: first the type of move, so that one with millions of cases does not
 * drown the others, then evenly among its cases. Null where there is nothing to choose from.
 */
export function suggestMove<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  decision: OpenDecision<K>,
  chance: Chance,
  spaces: readonly Space<K['move']>[] = spacesOf(rules, game, decision),
): K['move'] | null {
  const filled = spaces.filter((space) => countMoves(space) > 0)
  const types = [...new Set(filled.map(({ type }) => type))]
  for (const type of types.length > 1 ? chance.shuffle(types) : types) {
    const ofType = filled.filter((space) => space.type === type)
    if (ofType.every(({ exact }) => exact)) return sampleMove(ofType, chance)
    const { state, table } = game
    const move = rules.suggest?.(state, { decision, type }, table, chance) ?? null
    if (move !== null) return move
  }
  return null
}

/** All that the seat of a decision may know: what its bot is given. */
export function turnFor<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  decision: OpenDecision<K>,
  chance: Chance,
): BotTurn<K> {
  const { table, state } = game
  const { seat } = decision
  const spaces = spacesOf(rules, game, decision)
  const view = rules.viewFor(state, seat, table)
  const suggest = () => suggestMove(rules, game, decision, chance, spaces)
  return { table, seat, view, decision, spaces, chance, suggest }
}
