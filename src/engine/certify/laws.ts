import { laws as goalscorer } from '../rulesets/goalscorer/laws/index.ts'
import { starts as goalscorerStarts } from '../rulesets/goalscorer/laws/starts.ts'
import { laws as risingStar } from '../rulesets/rising-star/laws/index.ts'
import { starts as risingStarStarts } from '../rulesets/rising-star/laws/starts.ts'
import { laws as starplayer } from '../rulesets/starplayer/laws/index.ts'
import { starts as starplayerStarts } from '../rulesets/starplayer/laws/starts.ts'
import { laws as superclub } from '../rulesets/superclub/laws/index.ts'
import { starts as superclubStarts } from '../rulesets/superclub/laws/starts.ts'
import { laws as titleChase } from '../rulesets/title-chase/laws/index.ts'
import { starts as titleChaseStarts } from '../rulesets/title-chase/laws/starts.ts'
import type { AnyLaw } from './lawful.ts'
import type { AnyStart } from './starts.ts'

// The cast is safe, because laws and starts are only used with events and states of their ruleset.
const known: Readonly<Record<string, { readonly laws: unknown; readonly starts: unknown }>> = {
  goalscorer: { laws: goalscorer, starts: goalscorerStarts },
  starplayer: { laws: starplayer, starts: starplayerStarts },
  superclub: { laws: superclub, starts: superclubStarts },
  'rising-star': { laws: risingStar, starts: risingStarStarts },
  'title-chase': { laws: titleChase, starts: titleChaseStarts },
}

export const lawsOf = (id: string): readonly AnyLaw[] =>
  (known[id]?.laws ?? []) as readonly AnyLaw[]

export const startsOf = (id: string): readonly AnyStart[] =>
  (known[id]?.starts ?? []) as readonly AnyStart[]
