import type { ListedOrder, Rules } from '../../../kernel/rule.ts'
import type { Starplayer } from '../types.ts'
import { answerRules } from './answer.ts'
import { auditRules } from './audit.ts'
import { claimRules } from './claim.ts'
import { debtRules } from './debt.ts'
import { matchRules } from './match.ts'
import { purchaseRules } from './purchase.ts'
import { turnRules } from './turn.ts'
import { windowRules } from './window.ts'

export const rules: Rules<Starplayer> = {
  ...turnRules,
  ...purchaseRules,
  ...matchRules,
  ...windowRules,
  ...debtRules,
  ...answerRules,
  ...claimRules,
  ...auditRules,
}

export const listedOrder: ListedOrder<Starplayer> = {
  negotiate: ['pass-window', 'offer'],
  'settle-debt': ['sell-back', 'concede', 'offer-sale', 'offer-in-kind'],
  'claim-window': ['waive', 'claim'],
}
