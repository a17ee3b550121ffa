import type { Seat } from '../../../kernel/types.ts'
import { clubOf, lacksWins, opponentsOf } from '../read/clubs.ts'
import type { Play, State, Table } from '../types.ts'
import { gainWin } from './cards.ts'
import { changeFrame, closeFrame, openFrame, topFrame } from './frames.ts'

export type Dice = [number, number]
export const rollDice = ({ chance }: Play): Dice => [chance.die(6), chance.die(6)]
export const total = ([one, other]: Readonly<Dice>): number => one + other
/** Three of the six faces of the Penalty Goal die show a goal. */
export const kickAtGoal = ({ chance }: Play): boolean => chance.below(2) === 1

/** A seat with all its WIN cards must meet one that lacks some (SP-709). */
const eligibleFor = (state: State, table: Table, starter: Seat): Seat[] =>
  opponentsOf(state.clubs, starter).filter(
    (seat) =>
      lacksWins(clubOf(state.clubs, starter), table) || lacksWins(clubOf(state.clubs, seat), table),
  )

/** The match of a space or of a card: who is asked, or whether there is any match, comes later. */
export function announceMatch(play: Play, via: 'space' | 'effect'): void {
  const { state, table } = play
  const starter = state.turn.seat
  const skippable =
    via === 'space' &&
    table.options.cupMatchSpace === 'may' &&
    lacksWins(clubOf(state.clubs, starter), table)
  const eligible = eligibleFor(state, table, starter)
  openFrame(play, { kind: 'pick-opponent', eligible, skippable, via })
}

/** Nobody is asked where there is no choice; false where somebody is. */
export function pickForced(play: Play): boolean {
  const frame = topFrame(play.state, 'pick-opponent')
  if (!frame) return false
  const [only, ...others] = frame.eligible
  if (only !== undefined && (others.length > 0 || frame.skippable)) return false
  closeFrame(play)
  if (only !== undefined) playMatch(play, only, frame.via)
  return true
}

export function playMatch(
  play: Play,
  opponent: Seat,
  via: 'card' | 'free' | 'space' | 'effect',
): void {
  const { state, emit } = play
  const starter = state.turn.seat
  emit({ type: 'match.started', starter, opponent, via })
  const goals = [starter, opponent].map((seat) => {
    const dice = rollDice(play)
    emit({ type: 'dice.rolled', seat, dice, purpose: 'match' })
    return total(dice)
  }) as Dice
  const shootOut = goals[0] === goals[1] ? playShootOut(play, [starter, opponent]) : null
  const [own, theirs] = shootOut ?? goals
  const winner = own > theirs ? starter : opponent
  emit({ type: 'match.decided', goals, shootOut, winner })
  gainWin(play, winner, 'match')
}

const KICKS = 5

/** Five kicks each in turn, none left out, then pairs until one of them decides it. */
export function playShootOut(
  play: Play,
  seats: readonly [Seat, Seat],
  purpose: 'shoot-out' | 'final' = 'shoot-out',
): Dice {
  const goals: Dice = [0, 0]
  for (let kick = 1; kick <= KICKS || goals[0] === goals[1]; kick += 1)
    for (const side of [0, 1] as const) {
      const goal = kickAtGoal(play)
      play.emit({ type: 'penalty.rolled', seat: seats[side], goal, purpose, kick })
      if (goal) goals[side] += 1
    }
  return goals
}

/** A seat that leaves is nobody's opponent any more. */
export function dropOpponent(play: Play, seat: Seat): void {
  const frame = topFrame(play.state, 'pick-opponent')
  if (!frame?.eligible.includes(seat)) return
  changeFrame(play, { ...frame, eligible: frame.eligible.filter((other) => other !== seat) })
}
