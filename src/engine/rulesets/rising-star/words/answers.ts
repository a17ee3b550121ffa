import type { RulesetTexts } from '../../../kernel/texts.ts'
import type { RisingStar } from '../types.ts'

export const answers: RulesetTexts<RisingStar>['answers'] = {
  'accept-offer': 'Sign an offer',
  'take-new': 'Take the new card',
  'play-match-event': 'Play a Match Event',
  'play-magic-sponge': 'Play a Magic Sponge',
  roll: 'Roll the die',
  'roll-for-fitness': 'Roll for fitness',
  'choose-token': 'Choose a token',
  'choose-rival': 'Choose your rival',
  'keep-current': 'Keep the card you have',
  'decline-offers': 'Decline the offers',
  'decline-match-event': 'Play no card',
}
