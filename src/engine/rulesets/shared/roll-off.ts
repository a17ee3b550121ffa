import type { Seat } from '../../kernel/types.ts'
import { highestOf } from './ranking.ts'

/** Dice settle a tie in the end; a source of luck that rolls the same for ever must not hang. */
export const ROLL_OFF_ROUNDS_MAX = 100

interface RollOff<R> {
  /** One seat's roll. */
  roll(seat: Seat): R
  worth(roll: R): number
  /** A round is over: what is recorded of it. Rounds count from 1. */
  told(rolls: readonly (R & { readonly seat: Seat })[], round: number): void
  readonly roundsMax?: number
}

/**
 * Round by round those who share the highest roll roll again, until one is left. The seats that
 * were still tied when it came to an end: more than one only after the last round that is allowed.
 */
export function rollOff<R extends object>(
  seats: readonly Seat[],
  { roll, worth, told, roundsMax = ROLL_OFF_ROUNDS_MAX }: RollOff<R>,
): readonly Seat[] {
  let tied = seats
  for (let round = 1; tied.length > 1 && round <= roundsMax; round += 1) {
    const rolls = tied.map((seat) => ({ seat, ...roll(seat) }))
    told(rolls, round)
    tied = highestOf(rolls, worth).map(({ seat }) => seat)
  }
  return tied
}
