import type { Start } from '../../../kernel/law.ts'
import type { Draft } from '../state.ts'
import type { Goalscorer } from '../types.ts'

const COLUMNS = 7
const KEPT = new Map([
  [0, 'd1'],
  [3, 'c8'],
  [4, 'e8'],
  [12, 'd10'],
  [15, 'e3'],
  [16, 'c3'],
])
const HIDDEN = [
  ['star', '2'],
  ['2', 'star'],
] as const

const squareOf = (name: string): number =>
  (Number(name.slice(1)) - 1) * COLUMNS + name.charCodeAt(0) - 'a'.charCodeAt(0)

export const starts: readonly Start<Goalscorer>[] = [
  {
    name: 'the last four turns with three counters a side, in all four hidden deals',
    seats: 2,
    options: { rows: 10, turnLimit: 5 },
    variants: 4,
    isSmall: true,
    edit: (draft, variant) =>
      thinOut(draft, HIDDEN[variant & 1] ?? HIDDEN[0], HIDDEN[variant >> 1] ?? HIDDEN[0]),
  },
]

function thinOut(draft: Draft, home: readonly string[], away: readonly string[]): void {
  draft.board = draft.board.map(() => null)
  for (const counter of draft.squares.keys()) {
    const name = KEPT.get(counter)
    draft.squares[counter] = name === undefined ? null : squareOf(name)
    if (name !== undefined) draft.board[squareOf(name)] = counter
    if (name === undefined) draft.statuses[counter] = 'replaced'
    draft.revealed[counter] = name === undefined || counter % 12 < 3
  }
  for (const [first, identities] of [
    [3, home],
    [15, away],
  ] as const)
    for (const [place, identity] of identities.entries()) {
      const own = draft.identities.slice(first - 3, first + 9)
      const from = first - 3 + own.indexOf(identity as Draft['identities'][number])
      const to = first + place
      const moved = draft.identities[from]!
      draft.identities[from] = draft.identities[to]!
      draft.identities[to] = moved
    }
  draft.turn = 7
  draft.seat = 0
  draft.step = 'youth-move'
}
