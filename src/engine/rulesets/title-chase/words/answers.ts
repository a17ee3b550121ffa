import type { RulesetTexts } from '../../../kernel/texts.ts'
import type { TitleChase } from '../types.ts'

export const answers: RulesetTexts<TitleChase>['answers'] = {
  'choose-team': 'Choose a team',
  roll: 'Roll and move',
  nominate: 'Nominate a manager',
  'buy-star': 'Buy a star',
  'play-appeal': 'Play an appeal',
  'commit-lineup': 'Play your stars',
  'commit-penalty': 'Play a penalty card',
}
