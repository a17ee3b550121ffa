import { decided, legal, type Rules } from '../../../kernel/rule.ts'
import type { Goalscorer } from '../types.ts'
import { awards } from './awards.ts'
import { debut } from './debut.ts'
import { firstTeam } from './first-team.ts'
import { youth } from './youth.ts'

const rules: Rules<Goalscorer> = { ...youth, ...awards, ...firstTeam, ...debut }

export const decide = decided(rules)
export const legalMoves = legal(rules)
