import t from 'tap'
import { beatLines } from '../../src/cli/beat-lines.ts'
import type { Show } from '../../src/engine/kernel/beats.ts'

const names = ['Ann', 'Bob']
const called = (seat: number) => names[seat] ?? ''

t.test('a beat is a line with names, and a high point has a star', async (t) => {
  const said = { show: { kind: 'note' }, says: ['Seat 0 passes to Seat 1.'], weight: 1 } as const
  const goal = { show: { kind: 'end' }, says: ['A goal.', '1:0.'], weight: 3 } as const
  t.same(beatLines([said, goal], called), ['· Ann passes to Bob.', '★ A goal. 1:0.'])
})

t.test('dice, matches, kicks and money are read without a sentence, a turn is not', async (t) => {
  const kick = {
    id: 'm',
    home: 0,
    away: 'Ajax',
    side: 'away',
    scored: false,
    tally: [1, 0],
  } as const
  const shows: Show[] = [
    { kind: 'turn', seat: 0 },
    { kind: 'dice', seat: 0, values: [1, 0], faces: ['goal', 'miss'] },
    { kind: 'dice', seat: 1, values: [3, 4], faces: 6, total: 7 },
    {
      ...{ kind: 'match', id: 'm', stage: 'result', title: 'Cup Match' },
      ...{ home: 0, away: 1, score: [2, 1] },
    },
    { kind: 'kick', ...kick },
    { kind: 'money', seat: 1, amounts: [{ amount: -5, text: '£5' }], reason: 'Wages' },
  ]
  t.same(
    beatLines(
      shows.map((show) => ({ show, says: [], weight: 1 })),
      called,
    ),
    [
      '· Ann rolls miss + goal.',
      '· Bob rolls 3 + 4 = 7.',
      '· Cup Match: Ann – Bob 2:1.',
      '· Ajax misses, 1:0.',
      '· Bob: −£5 (Wages).',
    ],
  )
})
