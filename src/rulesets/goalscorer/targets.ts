import type { Seat } from '../../kernel/ruleset.ts'
import {
  COUNTERS_PER_SEAT,
  firstOf,
  isGoalkeeper,
  otherSeat,
  seatOf,
  substituteOf,
} from './counters.ts'
import { debutSquares, pitchOf, waysOf } from './pitch.ts'
import type { AwardKind, GoalscorerState as State, GoalscorerTable as Table } from './types.ts'

/** The squares to which a counter may go as a Youth Counter, in canonical order. */
export function youthTargets(state: State, { options }: Table, counter: number): number[] {
  if (state.statuses[counter] !== 'youth') return []
  const ahead = pitchOf(options.rows).ahead[seatOf(counter)]![state.squares[counter]!]!
  return ahead.filter((to) => state.board[to] === null)
}

/** The squares to which a counter may go as a First Teamer, in canonical order. */
export function firstTeamerTargets(state: State, table: Table, counter: number): number[] {
  const seat = seatOf(counter)
  return firstTeamerWays(state, table, counter).filter((to) => mayEnter(state, table, seat, to))
}

/** The squares on which the counter that has arrived, or its Substitute, may make its debut. */
export function debutTargets(state: State, table: Table, useSubstitute: boolean): number[] {
  const { seat, debut, identities } = state
  const counter = useSubstitute ? substituteOf(seat) : debut
  if (debut === null || counter === null) return []
  if (useSubstitute && state.statuses[counter] !== 'substitute') return []
  const area = debutSquares(
    pitchOf(table.options.rows),
    seat,
    identities[counter]!,
    debutSquare(state),
  )
  return area.filter((to) => mayEnter(state, table, seat, to))
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
  { offsideMayRevealSubstitute }: Table['options'],
  kind: AwardKind,
  counter: number,
): boolean {
  const status = statuses[counter]
  if (kind === 'penalty') return status === 'youth'
  if (revealed[counter]) return false
  return status === 'youth' || (offsideMayRevealSubstitute && status === 'substitute')
}

/** A First Teamer may enter any square but those of its own side, and of a protected Goalkeeper. */
export function mayEnter({ board }: State, { options }: Table, seat: Seat, to: number): boolean {
  const occupant = board[to] ?? null
  if (occupant === null) return true
  if (seatOf(occupant) === seat) return false
  return options.goalkeeperCapturable || !isGoalkeeper(occupant)
}

export function hasPick(state: State, { options }: Table, kind: AwardKind): boolean {
  const first = firstOf(otherSeat(state.seat))
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1)
    if (isPickable(state, options, kind, counter)) return true
  return false
}

export function hasYouthMove(state: State, { options }: Table, seat: Seat): boolean {
  const ahead = pitchOf(options.rows).ahead[seat]!
  const first = firstOf(seat)
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1) {
    if (state.statuses[counter] !== 'youth') continue
    for (const to of ahead[state.squares[counter]!]!) if (state.board[to] === null) return true
  }
  return false
}

export function hasFirstTeamerMove(state: State, table: Table, seat: Seat): boolean {
  const first = firstOf(seat)
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1)
    for (const to of firstTeamerWays(state, table, counter))
      if (mayEnter(state, table, seat, to)) return true
  return false
}

const NO_WAYS: readonly number[] = []

function firstTeamerWays(state: State, { options }: Table, counter: number): readonly number[] {
  if (state.statuses[counter] !== 'first-team') return NO_WAYS
  const identity = state.identities[counter]!
  return waysOf(pitchOf(options.rows), seatOf(counter), identity, state.squares[counter]!)
}
