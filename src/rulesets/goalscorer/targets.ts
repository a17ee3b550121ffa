import type { Seat } from '../../kernel/types.ts'
import {
  COUNTERS_PER_SEAT,
  firstOf,
  type Identity,
  isGoalkeeper,
  otherSeat,
  seatOf,
  substituteOf,
} from './counters.ts'
import { debutWay, firstTeamerWay, pitchOf, squareName, type Way } from './pitch.ts'
import type {
  AwardKind,
  Options,
  GoalscorerState as State,
  GoalscorerTable as Table,
} from './types.ts'

/** What a counter moves as: in the first move of a turn, and in the second. */
export type Role = 'youth' | 'first-team'

/** Where a counter may go in a role, in canonical order; null: nowhere. */
export function targets(
  { statuses, squares: on, identities, board }: State,
  { options }: Table,
  counter: number,
  role: Role,
): Way['to'] | null {
  if (statuses[counter] !== role) return null
  const seat = seatOf(counter)
  const { squares, to } = wayOf(options, role, seat, identities[counter]!, on[counter]!)
  let blocked = 0
  for (const square of squares) if (blocks(board[square]!, seat, role, options)) blocked += 1
  if (blocked === squares.length) return null
  if (blocked === 0) return to
  const oneOf = Array<string>(squares.length - blocked)
  let open = 0
  for (const square of squares)
    if (!blocks(board[square]!, seat, role, options)) oneOf[open++] = squareName(square)
  return { oneOf }
}

/** Whether a counter of the seat can make a move in the role at all. */
export function hasStep(state: State, { options }: Table, seat: Seat, role: Role): boolean {
  const { statuses, squares, identities, board } = state
  const first = firstOf(seat)
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1) {
    if (statuses[counter] !== role) continue
    const way = wayOf(options, role, seat, identities[counter]!, squares[counter]!)
    for (const to of way.squares) if (!blocks(board[to]!, seat, role, options)) return true
  }
  return false
}

function wayOf({ rows }: Options, role: Role, seat: Seat, identity: Identity, from: number): Way {
  const pitch = pitchOf(rows)
  return role === 'youth' ? pitch.ahead[seat]![from]! : firstTeamerWay(pitch, seat, identity, from)
}

/** Whoever stands on a square stops a Youth Counter; a First Teamer only its own side does. */
function blocks(
  occupant: number | null,
  seat: Seat,
  role: Role,
  { goalkeeperCapturable }: Options,
): boolean {
  if (occupant === null) return false
  if (role === 'youth' || seatOf(occupant) === seat) return true
  return !goalkeeperCapturable && isGoalkeeper(occupant)
}

/** The squares on which the counter that has arrived, or its Substitute, may make its debut. */
export function debutTargets(state: State, table: Table, useSubstitute: boolean): string[] {
  const { seat, debut, identities, statuses } = state
  const counter = useSubstitute ? substituteOf(seat) : debut!
  if (useSubstitute && statuses[counter] !== 'substitute') return []
  const pitch = pitchOf(table.options.rows)
  const { squares } = debutWay(pitch, seat, identities[counter]!, debutSquare(state))
  return squares.filter((to) => mayEnter(state, table, seat, to)).map(squareName)
}

/** The square of the Goal Line on which a counter waits for its debut. */
export const debutSquare = ({ debut, squares }: State): number => squares[debut!]!

/** The opposing counters that an award may pick, in canonical order. */
export function picks(state: State, { options }: Table, kind: AwardKind): number[] {
  const first = firstOf(otherSeat(state.seat))
  const picks: number[] = []
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1)
    if (isPickable(state, options, kind, counter)) picks.push(counter)
  return picks
}

export function isPickable(
  { statuses, revealed }: State,
  { offsideMayRevealSubstitute }: Options,
  kind: AwardKind,
  counter: number,
): boolean {
  const status = statuses[counter]
  if (kind === 'penalty') return status === 'youth'
  if (revealed[counter]) return false
  return status === 'youth' || (offsideMayRevealSubstitute && status === 'substitute')
}

/** Also by a debut: only the square itself counts, not what lies between. */
export const mayEnter = ({ board }: State, { options }: Table, seat: Seat, to: number): boolean =>
  !blocks(board[to]!, seat, 'first-team', options)

export function hasPick(state: State, { options }: Table, kind: AwardKind): boolean {
  const first = firstOf(otherSeat(state.seat))
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1)
    if (isPickable(state, options, kind, counter)) return true
  return false
}
