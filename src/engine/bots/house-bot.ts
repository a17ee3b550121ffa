import type { Posed } from '../kernel/bot.ts'
import { seededChance } from '../kernel/chance.ts'
import type { Game, ThoughtTold } from '../kernel/game.ts'
import type { OpenDecision } from '../kernel/open-decisions.ts'
import { isTaken } from '../kernel/perform.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { turnFor, turnFrom } from '../kernel/turn.ts'
import type { Table, Tagged } from '../kernel/types.ts'
import { type SearchBudget, type SteppedSearch, searchMoves, steppedSearch } from './search.ts'

/** A thought of a house bot, wherever it is thought: the same for the same seed. */
export const houseBotSearch = (
  rules: Ruleset,
  table: Table,
  asked: Posed & { readonly seed: number },
  effort: SearchBudget,
): SteppedSearch<Tagged> => {
  const { seed, ...posed } = asked
  return steppedSearch(rules, turnFrom(rules, table, posed, seededChance(seed)), effort)
}

/** What a house bot plays that has no time to think, and says to a question that stands. */
export const instantMove = (
  rules: Ruleset,
  game: Game,
  decision: OpenDecision,
  seed: number,
): Tagged | null => rules.bot(turnFor(rules, game, decision, seededChance(seed)))

/**
 * What it plays for what it has thought: that, or where the rules do not take it some legal move.
 * Null, to a question that stands only: nothing.
 */
export function moveForResult(
  rules: Ruleset,
  game: Game,
  { decision, seed }: { readonly decision: OpenDecision; readonly seed: number },
  thought: Tagged | null,
): Tagged | null {
  if (thought === null || isTaken(rules, game, decision, thought)) return thought
  return turnFor(rules, game, decision, seededChance(seed + 1)).suggest()
}

/** Thinks again what a log says that a bot has thought, at the point where it was asked. */
export function repeatSearch(
  rules: Ruleset,
  game: Game,
  asked: { readonly decision: OpenDecision; readonly seed: number },
  { tries, cutAfter = tries === 0 ? 0 : Number.POSITIVE_INFINITY }: ThoughtTold,
): Tagged | null {
  const turn = turnFor(rules, game, asked.decision, seededChance(asked.seed))
  const { move } = searchMoves(rules, turn, { tries, isUp: (tried) => tried >= cutAfter })
  return moveForResult(rules, game, asked, move)
}
