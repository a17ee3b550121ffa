import type { Seat } from '../../kernel/types.ts'
import { highestOf } from './ranking.ts'

/** Maximum number of rounds, because the loop would never end with a faulty random source. */
export const ROLL_OFF_ROUNDS_MAX = 100

interface RollOff<R> {
  roll(seat: Seat): R
  worth(roll: R): number
  onRound(rolls: readonly (R & { readonly seat: Seat })[], round: number): void
  readonly roundsMax?: number
}

/**
 * Only the seats with the highest roll continue to roll. Returns the last remaining seat, or the
 * tied seats after the maximum number of rounds.
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
