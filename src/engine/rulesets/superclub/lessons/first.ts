import type { Lesson } from '../../../kernel/lesson.ts'
import type { Superclub } from '../types.ts'

const LINE_UP = {
  formation: '3-5-2' as const,
  goalkeeper: 'pl-157',
  defence: ['pl-046', 'pl-170', 'pl-063'],
  midfield: ['pl-129', 'pl-165', 'pl-005', 'pl-091', 'pl-158'],
  attack: ['pl-009', 'pl-169'],
}

export const first: Lesson<Superclub> = {
  seats: 2,
  options: { quickGame: true, maxSeasons: 1 },
  // With this seed, the player of the lesson wins the season with any sensible line-up.
  seed: 2,
  me: 0,
  steps: [
    {
      ask: 'Draft a player',
      say:
        'You build a club. Managers pick players in turn. Full stars are strength today; hollow ' +
        'stars can be trained. Pick Ramon Castellan, an attacker with three stars.',
      point: ['card:pl-009'],
      accept: [{ type: 'draft-pick', card: 'pl-009' }],
      others: 'bots',
    },
    {
      ask: 'Pick another one',
      say:
        'A team needs defenders, midfielders, attackers and a goalkeeper. Three stars are rare: ' +
        'pick Kaito Ishida, too.',
      point: ['card:pl-169'],
      accept: [{ type: 'draft-pick', card: 'pl-169' }],
      others: 'bots',
    },
    {
      ask: 'Train a talent',
      say:
        'Your squad of 16 is complete. In training you roll a die for a hollow star, and your ' +
        'level adds to it. Train Jakub Kowalik.',
      point: ['card:pl-091'],
      accept: [{ type: 'train-roll', card: 'pl-091' }],
    },
    {
      ask: 'Train a second one',
      say: 'Your level lets you train two players. Train Navid Esfahani, a defender.',
      point: ['card:pl-165'],
      accept: [{ type: 'train-roll', card: 'pl-165' }],
      others: 'bots',
    },
    {
      ask: 'Send a scout',
      say:
        'Scouts draw a player from a continent. You may sign that player below the market ' +
        'price. Scout Europe.',
      point: [],
      accept: [{ type: 'scout-draw', continent: 'europe' }],
    },
    {
      ask: 'Sign him',
      say: 'One star for 5M is a fair price, and every star counts, even on the bench.',
      point: [],
      accept: [{ type: 'scout-sign' }],
      others: 'bots',
    },
    {
      ask: 'Build your stadium',
      say:
        'Your scout found another defender. Now invest: a larger stadium pays you more each ' +
        'year. Upgrade your stadium.',
      point: [],
      accept: [{ type: 'invest-upgrade', department: 'stadium' }],
      others: 'bots',
    },
    {
      ask: 'Bid',
      say:
        'On deadline day, clubs bid for players. The first two players were too expensive. Bid ' +
        '20M for Ioane Faleafa.',
      point: [],
      accept: [{ type: 'auction-bid', amount: 20 }],
      others: 'bots',
    },
    {
      ask: 'Know the thirds',
      say:
        'A match has three thirds. First, midfield meets midfield. The winner attacks, then the ' +
        'other side. Each side adds stars and two dice. Two thirds win the match.',
      point: [],
      accept: [],
    },
    {
      ask: 'Choose your line-up',
      say:
        'Put your stars in their own positions: elsewhere they lose half a star or more. Submit ' +
        'any line-up, and watch the season.',
      point: [],
      accept: [{ type: 'lineup-submit', lineUp: LINE_UP }],
      any: true,
      others: 'bots',
    },
    {
      ask: 'The season is yours!',
      say:
        "Your points started at your squad's stars, and each win added more points. The full " +
        'game lasts until a club has 100 points or the SuperCup. Play it.',
      point: [],
      accept: [],
    },
  ],
}
