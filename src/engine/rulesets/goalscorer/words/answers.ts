import type { RulesetTexts } from '../../../kernel/texts.ts'
import type { Goalscorer } from '../types.ts'

export const answers: RulesetTexts<Goalscorer>['answers'] = {
  'move-youth': 'Move a Youth Counter',
  'take-penalty': 'Take the Penalty',
  'call-offside': 'Call Offside',
  'move-first-teamer': 'Move a First Teamer',
  'make-debut': 'Make the debut',
}
