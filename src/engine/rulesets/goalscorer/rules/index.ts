import { legal, type Rules } from '../../../kernel/rule.ts'
import type { Ruleset } from '../../../kernel/ruleset.ts'
import type { Goalscorer } from '../types.ts'
import { awardRules } from './awards.ts'
import { debutRules } from './debut.ts'
import { firstTeamRules } from './first-team.ts'
import { steps } from './step.ts'
import { youthRules } from './youth.ts'

export const rules: Rules<Goalscorer> = {
  ...youthRules,
  ...awardRules,
  ...firstTeamRules,
  ...debutRules,
}

const listed = legal(rules)

/**
 * Moves of a single step are listed by faster code, because simulated games call this function for
 * every move.
 */
export const legalMoves: Ruleset<Goalscorer>['legalMoves'] = (state, decision, table) => {
  switch (decision.kind) {
    case 'youth-move':
      return steps({ state, table }, 'youth')
    case 'first-teamer-move':
      return steps({ state, table }, 'first-team')
    default:
      return listed(state, decision, table)
  }
}
