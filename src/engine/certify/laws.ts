import type { Symmetry, Witnesses } from '../kernel/law.ts'
import type { Types } from '../kernel/types.ts'
import { laws as goalscorer } from '../rulesets/goalscorer/laws/index.ts'
import { starts as goalscorerStarts } from '../rulesets/goalscorer/laws/starts.ts'
import { symmetries as goalscorerSymmetries } from '../rulesets/goalscorer/laws/symmetries.ts'
import { witnesses as goalscorerWitnesses } from '../rulesets/goalscorer/laws/witnesses.ts'
import { laws as risingStar } from '../rulesets/rising-star/laws/index.ts'
import { sets as risingStarSets } from '../rulesets/rising-star/laws/sets.ts'
import { starts as risingStarStarts } from '../rulesets/rising-star/laws/starts.ts'
import { symmetries as risingStarSymmetries } from '../rulesets/rising-star/laws/symmetries.ts'
import { witnesses as risingStarWitnesses } from '../rulesets/rising-star/laws/witnesses.ts'
import { laws as starplayer } from '../rulesets/starplayer/laws/index.ts'
import { sets as starplayerSets } from '../rulesets/starplayer/laws/sets.ts'
import { starts as starplayerStarts } from '../rulesets/starplayer/laws/starts.ts'
import { symmetries as starplayerSymmetries } from '../rulesets/starplayer/laws/symmetries.ts'
import { witnesses as starplayerWitnesses } from '../rulesets/starplayer/laws/witnesses.ts'
import { laws as superclub } from '../rulesets/superclub/laws/index.ts'
import { sets as superclubSets } from '../rulesets/superclub/laws/sets.ts'
import { starts as superclubStarts } from '../rulesets/superclub/laws/starts.ts'
import { symmetries as superclubSymmetries } from '../rulesets/superclub/laws/symmetries.ts'
import { witnesses as superclubWitnesses } from '../rulesets/superclub/laws/witnesses.ts'
import { laws as titleChase } from '../rulesets/title-chase/laws/index.ts'
import { starts as titleChaseStarts } from '../rulesets/title-chase/laws/starts.ts'
import { symmetries as titleChaseSymmetries } from '../rulesets/title-chase/laws/symmetries.ts'
import { witnesses as titleChaseWitnesses } from '../rulesets/title-chase/laws/witnesses.ts'
import type { AnyLaw } from './lawful.ts'
import type { AnyStart } from './starts.ts'

interface Rulebook {
  readonly laws: unknown
  readonly starts: unknown
  readonly sets?: readonly string[]
  readonly symmetries: unknown
  readonly witnesses: unknown
}

// The cast is needed, because the compiler cannot know that the checks of a ruleset receive only
// events and states of that ruleset.
const known: Readonly<Record<string, Rulebook>> = {
  goalscorer: {
    laws: goalscorer,
    starts: goalscorerStarts,
    symmetries: goalscorerSymmetries,
    witnesses: goalscorerWitnesses,
  },
  'rising-star': {
    laws: risingStar,
    starts: risingStarStarts,
    sets: risingStarSets,
    symmetries: risingStarSymmetries,
    witnesses: risingStarWitnesses,
  },
  starplayer: {
    laws: starplayer,
    starts: starplayerStarts,
    sets: starplayerSets,
    symmetries: starplayerSymmetries,
    witnesses: starplayerWitnesses,
  },
  superclub: {
    laws: superclub,
    starts: superclubStarts,
    sets: superclubSets,
    symmetries: superclubSymmetries,
    witnesses: superclubWitnesses,
  },
  'title-chase': {
    laws: titleChase,
    starts: titleChaseStarts,
    symmetries: titleChaseSymmetries,
    witnesses: titleChaseWitnesses,
  },
}

export const lawsOf = (id: string): readonly AnyLaw[] =>
  (known[id]?.laws ?? []) as readonly AnyLaw[]

export const startsOf = (id: string): readonly AnyStart[] =>
  (known[id]?.starts ?? []) as readonly AnyStart[]

/**
 * Returns the names of those lists in a ruleset's state in which the order of the items has no
 * meaning.
 */
export const setsOf = (id: string): readonly string[] => known[id]?.sets ?? []

export type AnySymmetry = Symmetry<Types>
export const symmetriesOf = (id: string): readonly AnySymmetry[] =>
  (known[id]?.symmetries ?? []) as readonly AnySymmetry[]

export type AnyWitnesses = Witnesses<Types>
export const witnessesOf = (id: string): AnyWitnesses | undefined =>
  known[id]?.witnesses as AnyWitnesses | undefined
