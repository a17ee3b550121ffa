import type { Rules } from '../../../kernel/rule.ts'
import type { TitleChase } from '../types.ts'
import { beforeMatchRules } from './before-match.ts'
import { teamRules } from './teams.ts'
import { turnRules } from './turn.ts'

export const rules: Rules<TitleChase> = { ...teamRules, ...turnRules, ...beforeMatchRules }
