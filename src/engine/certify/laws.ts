import { laws as goalscorer } from '../rulesets/goalscorer/laws/index.ts'
import { laws as risingStar } from '../rulesets/rising-star/laws/index.ts'
import { laws as starplayer } from '../rulesets/starplayer/laws/index.ts'
import { laws as superclub } from '../rulesets/superclub/laws/index.ts'
import { laws as titleChase } from '../rulesets/title-chase/laws/index.ts'
import type { AnyLaw } from './lawful.ts'

// The compiler cannot follow: a law only meets events and states of its ruleset.
const known: Readonly<Record<string, unknown>> = {
  goalscorer,
  starplayer,
  superclub,
  'rising-star': risingStar,
  'title-chase': titleChase,
}

/** The laws of a ruleset; none if it has none. */
export const lawsOf = (id: string): readonly AnyLaw[] => (known[id] ?? []) as readonly AnyLaw[]
