/** 95 % confidence interval of the mean. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const Z_95 = 1.96

export function intervalOf(numbers: readonly number[]): Interval {
  const mean = meanOf(numbers)
  const reach = Z_95 * Math.sqrt(varianceOf(numbers, mean) / numbers.length)
  return { mean, low: mean - reach, high: mean + reach }
}

export type Verdict = 'stronger' | 'not stronger' | 'open'

const DECIDED = Math.log(0.95 / 0.05)
/**
 * Minimum number of pairs of games. With too few pairs of games, the estimate of the variance is
 * unreliable.
 */
const PAIRS_MIN = 8
/**
 * Smallest improvement that counts as useful: for example, a bot whose expected share of wins is 50
 * % must win 55 %.
 */
const WORTH_IT = 1.1

/**
 * Applies a sequential probability ratio test to the results of pairs of games. Null hypothesis:
 * the bot wins its fair share of the games. Alternative: the bot's share of wins is one tenth
 * higher. Two artificial results keep the estimated variance above zero.
 */
export function verdictOn(shares: readonly number[], fair: number): Verdict {
  if (shares.length < PAIRS_MIN) return 'open'
  const mean = meanOf(shares)
  const variance = varianceOf([...shares, 0, 1], mean)
  const more = fair * WORTH_IT
  const ratio = (shares.length * (more - fair) * (2 * mean - more - fair)) / (2 * variance)
  if (ratio >= DECIDED) return 'stronger'
  return ratio <= -DECIDED ? 'not stronger' : 'open'
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

const varianceOf = (numbers: readonly number[], mean: number): number =>
  numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / Math.max(1, numbers.length - 1)
