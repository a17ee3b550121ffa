import type { Seat } from '../../../kernel/types.ts'
import type { Options } from '../options.ts'
import type { At } from '../types.ts'
import { COUNTERS_PER_SEAT, firstOf, type Identity, isGoalkeeper, seatOf } from './counters.ts'
import { firstTeamerWay, pitchOf, squareName, type Way } from './pitch.ts'

export type Role = 'youth' | 'first-team'

// For speed, `targets` duplicates the checks of a counter's step and skips the index checks.
// Simulated games call `targets` for every move. The tests compare the fast checks with the
// original checks in random games.

export function targets({ state, table }: At, counter: number, role: Role): Way['to'] | null {
  const { statuses, squares: on, identities, board } = state
  const { options } = table
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

export function hasStep({ state, table }: At, seat: Seat, role: Role): boolean {
  const { statuses, squares, identities, board } = state
  const { options } = table
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

function blocks(occupant: number | null, seat: Seat, role: Role, options: Options): boolean {
  if (occupant === null) return false
  return role === 'youth' || seatOf(occupant) === seat || isProtected(occupant, options)
}

export const isProtected = (counter: number, { goalkeeperCapturable }: Options): boolean =>
  !goalkeeperCapturable && isGoalkeeper(counter)
