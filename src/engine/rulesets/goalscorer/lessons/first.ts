import type { Lesson } from '../../../kernel/lesson.ts'
import type { CounterId } from '../read/counters.ts'
import type { Goalscorer } from '../types.ts'

const youth = (counter: CounterId, to: string) => ({ type: 'move-youth', counter, to }) as const
const team = (counter: CounterId, to: string) =>
  ({ type: 'move-first-teamer', counter, to }) as const
const debut = (to: string, useSubstitute = false) =>
  ({ type: 'make-debut', useSubstitute, to }) as const

export const first: Lesson<Goalscorer> = {
  seats: 2,
  options: {},
  // With this seed, Home gets counter 11 on a3, counter 2 on c3 and counter 6 on e3, and Away gets
  // counter 7 on c8, counter 8 on e8 and the Star Player on e9.
  seed: 482,
  me: 0,
  steps: [
    {
      ask: 'Move a Youth Counter',
      say:
        'Every turn has two moves. First, a Youth Counter walks one square forwards, straight ' +
        'or diagonally. Press your 11 on a3, then a4.',
      point: ['counter:home-y5', 'square:a4'],
      accept: [youth('home-y5', 'a4')],
      wrong: {
        move: youth('home-y5', 'b3'),
        refusal: 'not-one-square-forward',
        clause: 'GS-26',
      },
    },
    {
      ask: 'Move a First Teamer',
      say:
        'Counters with shirts are First Teamers, which move one square in any direction. Only ' +
        'First Teamers can capture. Send your 9 to c5.',
      point: ['counter:home-9', 'square:c5'],
      accept: [team('home-9', 'c5')],
      wrong: { move: team('home-9', 'c6'), refusal: 'not-one-square', clause: 'GS-28' },
      others: [
        ...[youth('away-y7', 'd7'), team('away-9', 'f6')],
        ...[youth('home-y6', 'c4'), team('home-10', 'd4')],
        ...[youth('away-y7', 'd6'), team('away-9', 'f5')],
        youth('home-y7', 'e4'),
      ],
    },
    {
      ask: 'Capture',
      say:
        'You cannot see the numbers of hidden counters, so every capture is a gamble. Capturing ' +
        'a 7, 8, 9, 10 or 11 scores a goal. Take the counter on d6 with your 9.',
      point: ['counter:home-9', 'square:d6'],
      accept: [team('home-9', 'd6')],
      wrong: { move: team('home-y6', 'c5'), refusal: 'not-a-first-teamer', clause: 'GS-28' },
      others: [youth('away-y3', 'c8'), team('away-9', 'e4')],
    },
    {
      ask: 'Call Offside',
      say:
        'A goal! Then they took your 6. A captured 4, 5 or 6 gives its owner an Offside: you ' +
        'see one hidden counter. Point at e9.',
      point: ['square:e9'],
      accept: [{ type: 'call-offside', counter: 'away-y2' }],
      wrong: {
        move: { type: 'call-offside', counter: 'away-10' },
        refusal: 'target-not-youth',
        clause: 'GS-R27',
      },
    },
    {
      ask: 'Strike back',
      say:
        'You found their Star Player, who is worth two goals. But first, capture their 9, which ' +
        'stands beside your 10.',
      point: ['counter:home-10', 'square:e4'],
      accept: [team('home-10', 'e4')],
      wrong: { move: team('home-10', 'c4'), refusal: 'square-occupied-by-own', clause: 'GS-10' },
      others: [youth('away-y8', 'a7'), team('away-10', 'd6')],
    },
    {
      ask: 'Lay a trap',
      say: 'They captured your 9 and scored. Their 10 is hungry: move your 2 from c4 to c5.',
      point: ['counter:home-y6', 'square:c5'],
      accept: [youth('home-y6', 'c5')],
      wrong: { move: youth('home-y6', 'b4'), refusal: 'not-one-square-forward', clause: 'GS-26' },
      others: [team('home-10', 'f5'), youth('away-y8', 'a6'), team('away-10', 'c5')],
    },
    {
      ask: 'Take the Penalty',
      say:
        'They took the bait. A captured 2 or 3 gives its owner a Penalty: remove any hidden ' +
        'counter. Removing a 7, 8 or 11 scores a goal. Try e8.',
      point: ['square:e8'],
      accept: [{ type: 'take-penalty', counter: 'away-y6' }],
      wrong: {
        move: { type: 'take-penalty', counter: 'away-1' },
        refusal: 'target-not-youth',
        clause: 'GS-R27',
      },
      others: [
        ...[team('home-10', 'f6'), youth('away-y8', 'a5'), team('away-10', 'd4')],
        ...[youth('home-y5', 'b5'), team('home-10', 'f7')],
        ...[youth('away-y8', 'a4'), team('away-10', 'd5')],
        ...[youth('home-y5', 'b6'), team('home-1', 'd2')],
        ...[youth('away-y8', 'a3'), team('away-1', 'c10')],
        ...[youth('home-y5', 'c7'), team('home-1', 'd1')],
        ...[youth('away-y5', 'g7'), team('away-1', 'b10')],
        ...[youth('home-y5', 'd8'), team('home-1', 'd2')],
        ...[youth('away-y5', 'g6'), team('away-1', 'a10')],
        ...[youth('home-y5', 'd9'), team('home-1', 'd1')],
        ...[youth('away-y5', 'g5'), team('away-1', 'a9')],
      ],
    },
    {
      ask: 'Reach the Goal Line',
      say:
        'Goal! Your 11 has run up the pitch, and their Goalkeeper has left the middle. Walk ' +
        'your 11 onto the Goal Line, at e10.',
      point: ['counter:home-y5', 'square:e10'],
      accept: [youth('home-y5', 'e10'), youth('home-y5', 'd10')],
      wrong: { move: youth('home-y5', 'd8'), refusal: 'not-one-square-forward', clause: 'GS-26' },
    },
    {
      ask: 'Make a debut',
      say:
        'At the Goal Line, a Youth Counter becomes a First Teamer, or your Substitute comes on. ' +
        'An 8 or 11 makes its debut on an adjacent square. Choose a square, then take the Star ' +
        'Player on e9.',
      point: ['square:e9'],
      accept: [debut('e9'), debut('e9', true)],
      wrong: { move: debut('e5'), refusal: 'debut-square-not-allowed', clause: 'GS-R12' },
    },
    {
      ask: 'You win 5–1!',
      say:
        'Capturing the Star Player, or walking your own to the far Goal Line, scores two goals ' +
        'and ends the game. Now play a whole game.',
      point: [],
      accept: [],
    },
  ],
}
