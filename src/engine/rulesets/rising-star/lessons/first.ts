import type { Lesson } from '../../../kernel/lesson.ts'
import type { RisingStar } from '../types.ts'

const ROLL = { type: 'roll' } as const
const HAT_TRICK = 'me-hat-trick#1'

export const first: Lesson<RisingStar> = {
  seats: 2,
  options: { seasons: 1 },
  // The game with this seed contains a forced contract offer, two Match Events, a lost match and a
  // drawn Cup Final.
  seed: 671,
  me: 0,
  steps: [
    {
      ask: 'Choose your token',
      say:
        'You begin a career in football. The tiles in your colour are home. Take green: ' +
        'Greenmoor Town.',
      point: ['token:green'],
      accept: [{ type: 'choose-token', token: 'green' }],
      others: 'bots',
    },
    {
      ask: 'Roll the die',
      say:
        'One lap of the board is a season. Each turn you roll one die, move, and do what your ' +
        'tile says.',
      point: [],
      accept: [ROLL],
    },
    {
      ask: 'Sign a contract',
      say:
        'A Press card sent you to Contract. Fees are paid for each match, the loyalty bonus for ' +
        'each season. More offers come with a better agent. Sign this one.',
      point: ['card:k-02#1'],
      accept: [{ type: 'accept-offer', card: 'k-02#1' }],
      wrong: {
        move: { type: 'accept-offer', card: 'k-24#1' },
        refusal: 'offer-not-available',
        clause: 'RS-601',
      },
      others: 'bots',
    },
    {
      ask: 'Roll again',
      say:
        'Your rival visited your home tile and won three points. Even so, your contract paid ' +
        'you. On we go.',
      point: [],
      accept: [ROLL],
      others: 'bots',
    },
    {
      ask: 'Collect cards',
      say:
        'You hold a Match Event, which changes the score of a match. The other players cannot ' +
        'see the card. Roll for another.',
      point: [],
      accept: [ROLL],
      others: 'bots',
    },
    {
      ask: 'Play a match',
      say:
        'You play away on tiles in another colour. Each side rolls a twelve-sided die for its ' +
        'score. Roll.',
      point: [],
      accept: [ROLL],
    },
    {
      ask: 'Save your cards',
      say:
        'You are far behind, and three goals would not help. Keep your cards for a match that ' +
        'they can turn.',
      point: [],
      accept: [{ type: 'decline-match-event' }],
      wrong: {
        move: { type: 'play-match-event', card: 'me-keeper#1' },
        refusal: 'card-not-held',
        clause: 'RS-422',
      },
      others: 'bots',
    },
    {
      ask: 'Towards the final',
      say: 'A defeat costs nothing but points. The Cup Final is a few tiles ahead. Roll.',
      point: [],
      accept: [ROLL],
      others: 'bots',
    },
    {
      ask: 'Reach the Cup Final',
      say:
        'Your rival has already finished the season. Win the Cup Final to get 10 points and 10 ' +
        'fame.',
      point: [],
      accept: [ROLL],
    },
    {
      ask: 'Win the Cup',
      say: 'It is a draw. Now is the time: play the Match Event with +3 goals.',
      point: [`card:${HAT_TRICK}`],
      accept: [{ type: 'play-match-event', card: HAT_TRICK }],
      others: 'bots',
    },
    {
      ask: 'Finish the season',
      say: 'The Cup is yours! One more roll brings you to Pre-Season, where your career ends.',
      point: [],
      accept: [ROLL],
    },
    {
      ask: 'You are Rising Star Champion!',
      say:
        'Points, fame and every full 100k make your total: 30 beats 17. A whole career has ' +
        'three seasons. Play one.',
      point: [],
      accept: [],
    },
  ],
}
