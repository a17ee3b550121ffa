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

/** A move that a bot has weighed, as people are told of it. */
export interface ConsideredMove<M> extends Considered<M> {
  readonly words: string
  readonly isPlayed: boolean
  /** What a bot would have played. */
  readonly isChosen: boolean
}

/** An answer of a game that has ended, thought about again with what its seat knew then. */
export interface ReviewedMove<M> {
  readonly version: number
  readonly seat: number
  readonly kind: string
  readonly played: string
  readonly tries: number
  /** The likeliest to win first; empty where there was nothing to think about. */
  readonly considered: readonly ConsideredMove<M>[]
  /** What it has cost of the chance to win; 0: nothing, as far as the tries tell. */
  readonly lost: number
}

/** A review that stops after each try, so that whoever waits can be told, or change their mind. */
export function* reviewing<K extends Types>(
  rules: Ruleset<K>,
  answer: Answer<K>,
  effort: SearchBudget,
): Generator<undefined, ReviewedMove<K['move']>> {
  const { game, decision, cause } = answer
  // The same question is thought about the same way, whoever asks again.
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

/** The same at once. */
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
