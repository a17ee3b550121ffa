import type { Start } from '../../../kernel/law.ts'
import type { Draft } from '../state.ts'
import type { Goalscorer } from '../types.ts'
import { IDS } from './board.ts'

const COLUMNS = 7
const KEPT = new Map([
  [0, 'd1'],
  [3, 'c8'],
  [4, 'e8'],
  [12, 'd10'],
  [15, 'e3'],
  [16, 'c3'],
])
/** Home's Star Player stands behind two of Home's counters and Away's Goalkeeper. */
const BLOCKED = new Map([
  [0, 'd1'],
  [1, 'c9'],
  [2, 'e9'],
  [3, 'd8'],
  [12, 'd9'],
  [13, 'a5'],
  [15, 'e5'],
])
const HIDDEN = [
  ['star', '2'],
  ['2', 'star'],
] as const

const squareOf = (name: string): number =>
  (Number(name.slice(1)) - 1) * COLUMNS + name.charCodeAt(0) - 'a'.charCodeAt(0)

export const starts: readonly Start<Goalscorer>[] = [
  {
    name: 'three counters a side and a Substitute, the others captured',
    seats: 2,
    options: { rows: 10, goalkeeperCapturable: false, offsideMayRevealSubstitute: true },
    variants: 4,
    edit(draft, variant) {
      thinOut(draft, KEPT, HIDDEN[variant & 1] ?? HIDDEN[0], HIDDEN[variant >> 1] ?? HIDDEN[0])
      captureOthers(draft)
    },
  },
  {
    name: 'a Star Player that cannot move',
    seats: 2,
    options: { rows: 10 },
    edit(draft) {
      thinOut(draft, BLOCKED, ['star'], ['star'])
      captureOthers(draft)
      draft.turn = 8
      draft.seat = 1
    },
  },
  {
    name: 'the last four turns with three counters a side, in all four hidden deals',
    seats: 2,
    options: { rows: 10, turnLimit: 5 },
    variants: 4,
    isSmall: true,
    edit: (draft, variant) =>
      thinOut(draft, KEPT, HIDDEN[variant & 1] ?? HIDDEN[0], HIDDEN[variant >> 1] ?? HIDDEN[0]),
  },
]

function captureOthers(draft: Draft): void {
  for (const [counter, status] of draft.statuses.entries())
    if (status === 'replaced') capture(draft, counter)
}

/** Marks a counter as captured. A Substitute stays beside the Pitch. */
function capture(draft: Draft, counter: number): void {
  const isSubstitute = counter % 12 === 11
  draft.statuses[counter] = isSubstitute ? 'substitute' : 'captured'
  draft.revealed[counter] = !isSubstitute
  if (isSubstitute || !/^([789]|1[01])$/.test(draft.identities[counter]!)) return
  const seat = counter < 12 ? 1 : 0
  draft.score[seat] += 1
  const id = IDS[counter] as Draft['goals'][number]['counter']
  draft.goals.push({ turn: 1, seat, goals: 1, reason: 'capture', counter: id })
}

/** Keeps only the given counters, and assigns identities to the Youth Counters of both sides. */
function thinOut(
  draft: Draft,
  kept: ReadonlyMap<number, string>,
  home: readonly string[],
  away: readonly string[],
): void {
  draft.board = draft.board.map(() => null)
  for (const counter of draft.squares.keys()) {
    const name = kept.get(counter)
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
