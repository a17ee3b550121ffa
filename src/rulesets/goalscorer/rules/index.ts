import type { Rules } from '../../../kernel/rule.ts'
import type { Goalscorer } from '../types.ts'
import { awardRules } from './awards.ts'
import { debutRules } from './debut.ts'
import { firstTeamRules } from './first-team.ts'
import { youthRules } from './youth.ts'

/** Every move: why not, what may be, what happens. */
export const rules: Rules<Goalscorer> = {
  ...youthRules,
  ...awardRules,
  ...firstTeamRules,
  ...debutRules,
}
