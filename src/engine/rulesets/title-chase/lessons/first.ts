import type { Lesson } from '../../../kernel/lesson.ts'
import type { TitleChase } from '../types.ts'

const ROLL = { type: 'roll' } as const

export const first: Lesson<TitleChase> = {
  seats: 2,
  options: { version: 'mini' },
  // This seed leads to a pink square early, a goalkeeper for each match, and a penalty card in the
  // last match.
  seed: 7,
  me: 0,
  steps: [
    {
      ask: 'Choose your team',
      say: 'You manage one of twelve teams in a league. Take Eastmere United.',
      point: [],
      accept: [{ type: 'choose-team', team: 'T04' }],
      others: 'bots',
    },
    {
      ask: 'Roll the die',
      say:
        'You move along a track of squares. Yellow and red squares bring a card. The first ' +
        'counter at a green square starts a league round for everyone. Roll.',
      point: [],
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
        'On a pink square you choose who draws a card. Yellow cards are mild, so draw one ' +
        'yourself.',
      point: [],
      accept: [{ type: 'nominate', seat: 0, colour: 'yellow' }],
      others: 'bots',
    },
    {
      ask: 'Go on',
      say: 'That one cost you money. But Round 2 was a win: three points and £100,000. Roll.',
      point: [],
      accept: [ROLL],
      others: 'bots',
    },
    {
      ask: 'Buy a star',
      say:
        'You have saved enough for a star. Every star that you play is one sure goal. You buy ' +
        'just before your match: take the goalkeeper for £250,000.',
      point: [],
      accept: [{ type: 'buy-star', category: 'GK' }],
    },
    {
      ask: 'Play your star',
      say:
        'Now both sides roll, and your star adds a goal. If you lose, the star leaves; ' +
        'otherwise you keep it.',
      point: [],
      accept: [{ type: 'commit-lineup', play: ['GK'] }],
    },
    {
      ask: 'Read the table',
      say:
        'A win is worth three points, a draw one. Let us jump to the end of the season: you and ' +
        'your rival are close.',
      point: [],
      accept: [],
      others: 'bots',
    },
    {
      ask: 'Win the last match',
      say:
        'Round 22, the last match. You drew a penalty card on the way: it adds a black die with ' +
        '0 to 2 goals. Play it.',
      point: [],
      accept: [{ type: 'commit-penalty', card: 'R54' }],
      others: 'bots',
    },
    {
      ask: 'You win the season!',
      say:
        'You finished above your rival. The cup, red cards and dear stars wait for you in a ' +
        'whole season. Play one.',
      point: [],
      accept: [],
    },
  ],
}
