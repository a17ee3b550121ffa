import type { RulesetTexts } from '../../../kernel/texts.ts'
import type { Starplayer } from '../types.ts'

export const answers: RulesetTexts<Starplayer>['answers'] = {
  'challenge-final': 'Challenge to the Cup Final',
  'play-cup-match': 'Play a Cup Match',
  roll: 'Roll the dice',
  buy: 'Buy',
  tackle: 'Tackle',
  'choose-opponent': 'Choose an opponent',
  accept: 'Accept',
  offer: 'Make an offer',
  counter: 'Make a counter-offer',
  'offer-sale': 'Offer cards for sale',
  'offer-in-kind': 'Pay with cards',
  claim: 'Claim',
  'play-transfer-window': 'Open a Transfer Window',
  'sell-back': 'Sell back cards',
  audit: 'Count a squad',
  'end-turn': 'End your turn',
  withdraw: 'Withdraw your offer',
  reject: 'Reject',
  'skip-match': 'Play no match',
  'pass-window': 'Make no deal',
  'pass-tackle': 'Do not tackle',
  waive: 'Claim nothing',
  decline: 'Do not buy',
  concede: 'Concede',
}
