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

/** A move that a bot has evaluated, with its text. */
export interface ConsideredMove<M> extends Considered<M> {
  readonly words: string
  readonly isPlayed: boolean
  /** True for the move that the bot would have played. */
  readonly isChosen: boolean
}

/** A move of a finished game, searched again with what its seat knew then. */
export interface ReviewedMove<M> {
  readonly version: number
  readonly seat: number
  readonly kind: string
  readonly played: string
  readonly tries: number
  /** Best chance first; empty if there was no choice to search. */
  readonly considered: readonly ConsideredMove<M>[]
  /** Chance to win that the move lost, as far as the simulations tell; never negative. */
  readonly lost: number
}

/** Yields after each simulation, so that a caller can report progress or cancel. */
export function* reviewing<K extends Types>(
  rules: Ruleset<K>,
  answer: Answer<K>,
  effort: SearchBudget,
): Generator<undefined, ReviewedMove<K['move']>> {
  const { game, decision, cause } = answer
  // A fixed seed, so that repeated reviews give the same result.
  const turn = turnFor(rules, game, decision, seededChance(game.version))
  const thinking: SteppedSearch<K['move']> = steppedSearch(rules, turn, {
    ...effort,
    also: [cause.move],
  })
  const thought = yield* thinking
  const asked = questionContext(rules, game, decision)
  const weighed = weighedIn(thought, cause.move)
  const { version } = game
  return {
    version,
    seat: cause.seat,
    kind: decision.kind,
    tries: thought.tries,
    played: labelOf(rules, cause.move, asked),
    considered: weighed.map((one) => ({ ...one, words: labelOf(rules, one.move, asked) })),
    lost: lostIn(weighed),
  }
}

export function reviewed<K extends Types>(
  rules: Ruleset<K>,
  answer: Answer<K>,
  effort: SearchBudget,
): ReviewedMove<K['move']> {
  const review = reviewing(rules, answer, effort)
  for (;;) {
    const { done, value } = review.next()
    if (done) return value
  }
}

type Bare<M> = Omit<ConsideredMove<M>, 'words'>

function weighedIn<M>({ move, considered }: SearchResult<M>, made: M): Bare<M>[] {
  const [played, chosen] = [canonical(made), canonical(move)]
  return considered
    .map((one) => {
      const text = canonical(one.move)
      return { ...one, isPlayed: text === played, isChosen: text === chosen }
    })
    .sort((one, other) => other.worth - one.worth)
}

function lostIn<M>(weighed: readonly Bare<M>[]): number {
  const played = weighed.find(({ isPlayed }) => isPlayed)
  const chosen = weighed.find(({ isChosen }) => isChosen)
  return played && chosen ? Math.max(0, chosen.worth - played.worth) : 0
}
