import type { Lesson } from '../../../kernel/lesson.ts'
import type { Starplayer } from '../types.ts'

const ROLL = { type: 'roll' } as const

export const first: Lesson<Starplayer> = {
  seats: 2,
  options: { mode: 'five-a-side' },
  // The game with this seed contains five yellow footballers, a deal and a won Cup Final.
  seed: 12,
  me: 0,
  steps: [
    {
      ask: 'Play a Cup Match',
      say:
        'To win, reach the Cup Final with five footballers of one colour, a manager, a stadium ' +
        'and three WIN cards. A match decides who gets the next WIN card. Play one.',
      point: [],
      accept: [{ type: 'play-cup-match', opponent: 1, card: 'cup-match-1' }],
      others: [{ type: 'play-cup-match', opponent: 1, card: 'cup-match-2' }],
    },
    {
      ask: 'Roll the dice',
      say:
        'You won the first match and lost the second: the odds are even. Now roll. Two equal ' +
        'dice pay you and give another turn.',
      point: [],
      accept: [ROLL],
      wrong: {
        move: { type: 'challenge-final', opponent: 1, trophyColour: 'red' },
        refusal: 'club-set-incomplete',
        clause: 'SP-802',
      },
    },
    {
      ask: 'Buy a footballer',
      say:
        'A double! You are on Lantern, a yellow star. Buy the top yellow card, which is free if ' +
        'it is Lantern.',
      point: [],
      accept: [{ type: 'buy' }],
    },
    {
      ask: 'Roll for the double',
      say:
        'You bought Meteor, a star. Stars earn you money whenever a rival lands on them. Roll ' +
        'again.',
      point: [],
      accept: [ROLL],
    },
    {
      ask: 'Buy a stadium',
      say: 'You need a stadium, which costs £50M and pays £2M each lap. Buy the blue stadium.',
      point: [],
      accept: [{ type: 'buy', pick: 'stadium-blue' }],
      others: 'bots',
    },
    {
      ask: 'Roll again',
      say: 'That was your turn. Your rival has moved, and it is your turn again.',
      point: [],
      accept: [ROLL],
    },
    {
      ask: 'Hire a manager',
      say: 'Every club needs a manager. Every manager costs £6M.',
      point: [],
      accept: [{ type: 'buy', pick: 'manager-1' }],
      others: 'bots',
    },
    {
      ask: 'Play a free match',
      say:
        'Some laps later, your set is complete: five yellow footballers, manager, stadium. Now ' +
        'you may play one match a turn without a card.',
      point: [],
      accept: [{ type: 'play-cup-match', opponent: 1 }],
      others: 'bots',
    },
    {
      ask: 'Make a deal',
      say:
        'Your rival opened a Transfer Window and offers £32M for Harbour, who is blue. You do ' +
        'not need him. Accept.',
      point: [],
      accept: [{ type: 'accept' }],
      others: 'bots',
    },
    {
      ask: 'Challenge for the Cup',
      say:
        'Your third WIN card came in a match that your rival started. You have everything. ' +
        'Challenge for the Cup Final: five penalties each.',
      point: [],
      accept: (['red', 'blue', 'yellow', 'white'] as const).map((trophyColour) => ({
        type: 'challenge-final',
        opponent: 1,
        trophyColour,
      })),
    },
    {
      ask: 'You win the Starplayer Cup!',
      say:
        'You won 3–2 on penalties. A lost final costs £2M, and you may try again. The whole ' +
        'game has eleven footballers and five WIN cards. Play it.',
      point: [],
      accept: [],
    },
  ],
}
