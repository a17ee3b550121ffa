import { blank, type Commit, fold, type Game, type MoveCause } from './game.ts'
import type { OpenDecision } from './open-decisions.ts'
import type { Ruleset } from './ruleset.ts'
import type { Table, Types } from './types.ts'

/** A question of a game, and what was answered. */
export interface Answer<K extends Types = Types> {
  /** As it stood when it was asked; it goes on with the next answer that is read. */
  readonly game: Game<K>
  readonly decision: OpenDecision<K>
  readonly cause: MoveCause<K>
  /** The version of the rules that took it. */
  readonly rules: number
}

/** Null: nobody answered anything there, or what was asked is no longer known. */
export function answerAt<K extends Types>(
  game: Game<K>,
  { cause, rules }: Pick<Commit<K>, 'cause' | 'rules'>,
): Answer<K> | null {
  if (cause.kind !== 'move') return null
  const decision = game.open.find(({ id }) => id === cause.decisionId)
  return decision ? { game, decision, cause, rules } : null
}

/** All answers of a log, in order, each at the table as it was seen by who gave it. */
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
