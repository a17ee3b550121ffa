import type { Answer } from '../kernel/answers.ts'
import { seededChance } from '../kernel/chance.ts'
import { canonical } from '../kernel/json.ts'
import { labelOf, questionContext } from '../kernel/question-text.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { turnFor } from '../kernel/turn.ts'
import type { Types } from '../kernel/types.ts'
import {
  type Considered,
  type SearchBudget,
  type SearchResult,
  type SteppedSearch,
  steppedSearch,
} from './search.ts'

export interface ConsideredMove<M> extends Considered<M> {
  readonly words: string
  readonly isPlayed: boolean
  readonly isChosen: boolean
}

/**
 * A move from a finished game, together with the better move that a new search suggests. A new
 * search for a better move uses only what the player knew at the time of the move.
 */
export interface ReviewedMove<M> {
  readonly version: number
  readonly seat: number
  readonly kind: string
  readonly played: string
  readonly tries: number
  /** Moves that the search compared, best first; empty if only one move was possible. */
  readonly considered: readonly ConsideredMove<M>[]
  readonly lost: number
}

export function* reviewing<K extends Types>(
  rules: Ruleset<K>,
  answer: Answer<K>,
  budget: SearchBudget,
): Generator<undefined, ReviewedMove<K['move']>> {
  const { game, decision, cause } = answer
  // The seed depends only on the version of the game, so that repeated reviews of a game have the
  // same result.
  const turn = turnFor(rules, game, decision, seededChance(game.version))
  const search: SteppedSearch<K['move']> = steppedSearch(rules, turn, {
    ...budget,
    also: [cause.move],
  })
  const result = yield* search
  const context = questionContext(rules, game, decision)
  const evaluated = evaluate(result, cause.move)
  const { version } = game
  return {
    version,
    seat: cause.seat,
    kind: decision.kind,
    tries: result.tries,
    played: labelOf(rules, cause.move, context),
    considered: evaluated.map((one) => ({ ...one, words: labelOf(rules, one.move, context) })),
    lost: lostIn(evaluated),
  }
}

export function reviewed<K extends Types>(
  rules: Ruleset<K>,
  answer: Answer<K>,
  budget: SearchBudget,
): ReviewedMove<K['move']> {
  const review = reviewing(rules, answer, budget)
  for (;;) {
    const { done, value } = review.next()
    if (done) return value
  }
}

type WithoutText<M> = Omit<ConsideredMove<M>, 'words'>

function evaluate<M>({ move, considered }: SearchResult<M>, made: M): WithoutText<M>[] {
  const [played, chosen] = [canonical(made), canonical(move)]
  return considered
    .map((one) => {
      const text = canonical(one.move)
      return { ...one, isPlayed: text === played, isChosen: text === chosen }
    })
    .sort((one, other) => other.winChance - one.winChance)
}

function lostIn<M>(evaluated: readonly WithoutText<M>[]): number {
  const played = evaluated.find(({ isPlayed }) => isPlayed)
  const chosen = evaluated.find(({ isChosen }) => isChosen)
  return played && chosen ? Math.max(0, chosen.winChance - played.winChance) : 0
}
