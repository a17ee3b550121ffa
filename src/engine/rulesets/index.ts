import { register } from '../kernel/define.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { goalscorer } from './goalscorer/index.ts'
import { risingStar } from './rising-star/index.ts'
import { starplayer } from './starplayer/index.ts'
import { superclub } from './superclub/index.ts'
import { titleChase } from './title-chase/index.ts'

export const registry: { readonly [id: string]: Ruleset } = {
  goalscorer: register(goalscorer),
  'rising-star': register(risingStar),
  starplayer: register(starplayer),
  superclub: register(superclub),
  'title-chase': register(titleChase),
}
