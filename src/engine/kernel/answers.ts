import { blank, type Commit, fold, type Game, type MoveCause } from './game.ts'
import type { OpenDecision } from './open-decisions.ts'
import type { Ruleset } from './ruleset.ts'
import type { Table, Types } from './types.ts'

export interface Answer<K extends Types = Types> {
  /**
   * State of the game before the answer. Callers must not keep the object, because `answersIn`
   * changes it for the next answer.
   */
  readonly game: Game<K>
  readonly decision: OpenDecision<K>
  readonly cause: MoveCause<K>
  readonly rules: number
}

/**
 * Returns the move of a commit together with the decision that the move answered. Returns null if
 * the commit is not a move, or if the answered decision is not open in `game`.
 */
export function answerAt<K extends Types>(
  game: Game<K>,
  { cause, rules }: Pick<Commit<K>, 'cause' | 'rules'>,
): Answer<K> | null {
  if (cause.kind !== 'move') return null
  const decision = game.open.find(({ id }) => id === cause.decisionId)
  return decision ? { game, decision, cause, rules } : null
}

/**
 * Yields all answers in a game's log in order, each with the state of the game before the answer.
 */
export function* answersIn<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  commits: Iterable<Commit<K>>,
): Generator<Answer<K>> {
  const game = blank(rules, table)
  for (const commit of commits) {
    const answer = answerAt(game, commit)
    if (answer) yield answer
    fold(rules, game, commit)
  }
}
