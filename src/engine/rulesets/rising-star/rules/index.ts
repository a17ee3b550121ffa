import type { Rules } from '../../../kernel/rule.ts'
import type { RisingStar } from '../types.ts'
import { swapRules } from './cards.ts'
import { offerRules } from './contracts.ts'
import { rivalRules } from './match.ts'
import { matchCardRules } from './period.ts'
import { tokenRules } from './setup.ts'
import { turnRules } from './turn.ts'

export const rules: Rules<RisingStar> = {
  ...tokenRules,
  ...turnRules,
  ...offerRules,
  ...swapRules,
  ...rivalRules,
  ...matchCardRules,
}
