import type { Seat } from '../../kernel/types.ts'
import { highestOf } from './ranking.ts'

/**
 * Maximum number of rounds in which tied seats roll dice. The maximum ends the loop even if a
 * faulty random source always returns the same number.
 */
export const ROLL_OFF_ROUNDS_MAX = 100

interface RollOff<R> {
  roll(seat: Seat): R
  worth(roll: R): number
  onRound(rolls: readonly (R & { readonly seat: Seat })[], round: number): void
  readonly roundsMax?: number
}

/**
 * Lets several seats roll dice until one seat has the highest roll. After each round of rolling
 * dice, only the seats with the highest roll continue. Returns the winner, or the seats that are
 * still tied after the maximum number of rounds.
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
