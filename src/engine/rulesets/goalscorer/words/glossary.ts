import type { GlossaryEntry } from '../../../kernel/texts.ts'

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Youth Counter',
    says: 'A counter without a shirt. It moves one square forwards and cannot capture.',
    clause: 'GS-17',
  },
  {
    term: 'First Teamer',
    says: 'A counter with a shirt. Both sides know its number, and it can capture.',
    clause: 'GS-16',
  },
  {
    term: 'Star Player',
    says: 'Two goals and the end of the game: when it is captured, or reaches the far Goal Line.',
    clause: 'GS-38',
  },
  {
    term: 'Substitute',
    says: 'The counter off the Pitch. It can make the debut of another counter.',
    clause: 'GS-58',
  },
  {
    term: "Goalkeeper's Area",
    says: 'The two rows at each end. The Goalkeeper never leaves its own.',
    clause: 'GS-12',
  },
  {
    term: 'Goalkeeper',
    says: "Number 1. It moves in any direction, but only in its own Goalkeeper's Area.",
    clause: 'GS-31',
  },
  {
    term: 'Goal Line',
    says: 'The last row of an end. A Youth Counter that reaches the far one makes its debut.',
    clause: 'GS-13',
  },
  {
    term: 'Midfield Area',
    says: 'The two rows beside the Half Way Line.',
    clause: 'GS-15',
  },
  {
    term: 'Penalty',
    says: 'You remove one hidden counter of the other side. A 7, 8 or 11 is a goal.',
    clause: 'GS-42',
  },
  {
    term: 'Offside',
    says: 'You see one hidden counter of the other side. It stays on its square.',
    clause: 'GS-47',
  },
  {
    term: 'debut',
    says: 'A Youth Counter at the far Goal Line becomes a First Teamer and moves to its area.',
    clause: 'GS-50',
  },
  {
    term: 'Pitch',
    says: 'The playing area. Only counters on it move, capture or are captured.',
    clause: 'GS-11',
  },
]
