import type { Seat } from '../../kernel/types.ts'
import { highestOf } from './ranking.ts'

/** Dice break a tie eventually, but a broken random source must not make the game hang. */
export const ROLL_OFF_ROUNDS_MAX = 100

interface RollOff<R> {
  roll(seat: Seat): R
  worth(roll: R): number
  onRound(rolls: readonly (R & { readonly seat: Seat })[], round: number): void
  readonly roundsMax?: number
}

/**
 * The seats with the highest roll repeat the roll until only one seat remains. Returns that seat,
 * or the tied seats after the last allowed round.
 */
export function rollOff<R extends object>(
  seats: readonly Seat[],
  { roll, worth, onRound, roundsMax = ROLL_OFF_ROUNDS_MAX }: RollOff<R>,
): readonly Seat[] {
  let tied = seats
  for (let round = 1; tied.length > 1 && round <= roundsMax; round += 1) {
    const rolls = tied.map((seat) => ({ seat, ...roll(seat) }))
    onRound(rolls, round)
    tied = highestOf(rolls, worth).map(({ seat }) => seat)
  }
  return tied
}
