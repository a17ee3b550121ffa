import type { GlossaryEntry } from '../../../kernel/texts.ts'

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Youth Counter',
    says: 'A counter without a shirt that moves one square forwards and cannot capture.',
    clause: 'GS-17',
  },
  {
    term: 'First Teamer',
    says: 'A counter with a shirt and a number that both sides know. First Teamers can capture.',
    clause: 'GS-16',
  },
  {
    term: 'Star Player',
    says: 'A captured Star Player, or one at the far Goal Line, gives two goals and ends the game.',
    clause: 'GS-38',
  },
  {
    term: 'Substitute',
    says: 'A counter off the Pitch that can make its debut in place of a Youth Counter.',
    clause: 'GS-58',
  },
  {
    term: "Goalkeeper's Area",
    says: 'The two rows at each end. A Goalkeeper never leaves its own area.',
    clause: 'GS-12',
  },
  {
    term: 'Goalkeeper',
    says: "Number 1, which moves in any direction within its own Goalkeeper's Area.",
    clause: 'GS-31',
  },
  {
    term: 'Goal Line',
    says: 'The last row at each end. A Youth Counter makes its debut at the far Goal Line.',
    clause: 'GS-13',
  },
  {
    term: 'Midfield Area',
    says: 'The two rows beside the Half Way Line.',
    clause: 'GS-15',
  },
  {
    term: 'Penalty',
    says: 'You remove one hidden counter of the other side. Removing a 7, 8 or 11 scores a goal.',
    clause: 'GS-42',
  },
  {
    term: 'Offside',
    says: 'You see one hidden counter of the other side, which stays on its square.',
    clause: 'GS-47',
  },
  {
    term: 'debut',
    says: 'A Youth Counter at the far Goal Line becomes a First Teamer on a debut square.',
    clause: 'GS-50',
  },
  {
    term: 'Pitch',
    says: 'The playing area. Only counters on the Pitch move, capture or are captured.',
    clause: 'GS-11',
  },
]
