import type { Lesson } from '../../../kernel/lesson.ts'
import type { TitleChase } from '../types.ts'

const ROLL = { type: 'roll' } as const

export const first: Lesson<TitleChase> = {
  seats: 2,
  options: { version: 'mini' },
  // The game with this seed contains an early pink square, a goalkeeper for each match, and a
  // penalty card in the last match.
  seed: 7,
  me: 0,
  steps: [
    {
      ask: 'Choose your team',
      say: 'You manage one of twelve teams in a league. Take Eastmere United.',
      point: ['team:T04'],
      accept: [{ type: 'choose-team', team: 'T04' }],
      wrong: {
        move: { type: 'choose-team', team: 'X01' },
        refusal: 'unknown-team',
        clause: 'TC-115',
      },
      others: 'bots',
    },
    {
      ask: 'Roll the die',
      say:
        'You move along a track of squares. Yellow and red squares bring a card. The first ' +
        'counter at a green square starts a league round for everyone. Roll.',
      point: ['square:4'],
      accept: [ROLL],
      others: 'bots',
    },
    {
      ask: 'Roll again',
      say:
        'Your rival started Round 1, and your team lost 1–0. A match still pays gate money: ' +
        '£100,000 for a win, £50,000 for a defeat.',
      point: [],
      accept: [ROLL],
    },
    {
      ask: 'Nominate',
      say:
        'On a pink square, you choose who draws a card. Yellow cards are mild, so draw one ' +
        'yourself.',
      point: ['manager:0', 'pack:yellow'],
      accept: [{ type: 'nominate', seat: 0, colour: 'yellow' }],
      wrong: {
        move: { type: 'nominate', seat: 2, colour: 'yellow' },
        refusal: 'seat-not-eligible',
        clause: 'TC-307',
      },
      others: 'bots',
    },
    {
      ask: 'Go on',
      say: 'Your card cost you money. But Round 2 was a win: three points and £100,000. Roll.',
      point: [],
      accept: [ROLL],
      others: 'bots',
    },
    {
      ask: 'Buy a star',
      say:
        'You have saved enough for a star. Every star that you play scores one goal. You buy ' +
        'just before your match: take the goalkeeper for £250,000.',
      point: ['star:GK'],
      accept: [{ type: 'buy-star', category: 'GK' }],
      wrong: {
        move: { type: 'buy-star', category: 'FOR' },
        refusal: 'insufficient-funds',
        clause: 'TC-605',
      },
    },
    {
      ask: 'Play your star',
      say:
        'Now both sides roll, and your star adds a goal. If you lose, the star leaves; ' +
        'otherwise you keep it.',
      point: ['star:GK'],
      accept: [{ type: 'commit-lineup', play: ['GK'] }],
      wrong: {
        move: { type: 'commit-lineup', play: ['DEF'] },
        refusal: 'star-not-owned',
        clause: 'TC-610',
      },
    },
    {
      ask: 'Read the table',
      say:
        'A win is worth three points, a draw one. Let us jump to the end of the season: you and ' +
        'your rival are close.',
      point: ['team:T04'],
      accept: [],
      others: 'bots',
    },
    {
      ask: 'Win the last match',
      say:
        'Round 22, the last match. You drew a penalty card on the way: it adds a black die with ' +
        '0 to 2 goals. Play it.',
      point: ['team:T04'],
      accept: [{ type: 'commit-penalty', card: 'R54' }],
      wrong: {
        move: { type: 'commit-penalty', card: 'Y45' },
        refusal: 'card-not-held',
        clause: 'TC-405',
      },
      others: 'bots',
    },
    {
      ask: 'You win the season!',
      say:
        'You finished above your rival. The cup, red cards and expensive stars await you in a ' +
        'whole season. Play one.',
      point: [],
      accept: [],
    },
  ],
}
