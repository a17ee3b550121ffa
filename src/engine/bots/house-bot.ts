import type { Posed } from '../kernel/bot.ts'
import { seededChance } from '../kernel/chance.ts'
import type { BotThought, Game } from '../kernel/game.ts'
import type { OpenDecision } from '../kernel/open-decisions.ts'
import { isTaken } from '../kernel/perform.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { turnFor, turnFrom } from '../kernel/turn.ts'
import type { Table, Tagged } from '../kernel/types.ts'
import { type SearchBudget, type SteppedSearch, searchMoves, steppedSearch } from './search.ts'

/**
 * Creates the search that a built-in bot uses to choose a move. With the same seed, a built-in
 * bot's search has the same result on every machine.
 */
export const houseBotSearch = (
  rules: Ruleset,
  table: Table,
  question: Posed & { readonly seed: number },
  budget: SearchBudget,
): SteppedSearch<Tagged> => {
  const { seed, ...decisionView } = question
  return steppedSearch(rules, turnFrom(rules, table, decisionView, seededChance(seed)), budget)
}

/**
 * Returns the move of a bot that does not search, or null if the bot leaves an optional decision
 * unanswered.
 */
export const instantMove = (
  rules: Ruleset,
  game: Game,
  decision: OpenDecision,
  seed: number,
): Tagged | null => rules.bot(turnFor(rules, game, decision, seededChance(seed)))

/**
 * Returns the move that a built-in bot plays after a search: the best move that the search found,
 * or a random legal move if the rules refuse the best move. Returns null if the bot leaves an
 * optional decision unanswered.
 */
export function moveForResult(
  rules: Ruleset,
  game: Game,
  { decision, seed }: { readonly decision: OpenDecision; readonly seed: number },
  result: Tagged | null,
): Tagged | null {
  if (result === null || isTaken(rules, game, decision, result)) return result
  return turnFor(rules, game, decision, seededChance(seed + 1)).suggest()
}

export function repeatSearch(
  rules: Ruleset,
  game: Game,
  question: { readonly decision: OpenDecision; readonly seed: number },
  { tries, cutAfter = tries === 0 ? 0 : Number.POSITIVE_INFINITY }: BotThought,
): Tagged | null {
  const turn = turnFor(rules, game, question.decision, seededChance(question.seed))
  const { move } = searchMoves(rules, turn, { tries, isUp: (tried) => tried >= cutAfter })
  return moveForResult(rules, game, question, move)
}
