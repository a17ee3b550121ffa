import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import type { Category } from '../content/effects.ts'
import { managerOf } from '../read/league.ts'
import type { At } from '../types.ts'

const POINTS_A_MATCH: readonly number[] = [0.45, 0.38, 0.3, 0.22]
/** Share of stars that a manager keeps on average from one round to the next. */
const LASTING = 0.75
const SAVED = 0.8
/** Value of one million of cash, in league points, for a manager who already has all stars. */
const SPARE = 0.1

export interface Holdings {
  readonly stars: readonly Category[]
  /** The manager's cash minus debts, which is negative if the debts are higher. */
  readonly budget: number
}

export function budgetOf(at: At, seat: Seat): number {
  const { cash, debts } = managerOf(at, seat)
  return cash - sumOf(debts.map(({ amount }) => amount))
}

/**
 * Returns the value of a manager's stars and money in league points, assuming that the manager
 * immediately buys the missing stars, cheapest first.
 */
export function holdingsWorth(at: At, { stars, budget }: Holdings, rounds: number): number {
  const missing = at.table.content.stars.filter(({ category }) => !stars.includes(category))
  let left = budget
  let points = sumOf(POINTS_A_MATCH.slice(0, stars.length))
  for (const [place, { fee }] of missing.entries()) {
    const more = POINTS_A_MATCH[stars.length + place] ?? 0
    if (left < fee) return (points + SAVED * more * Math.max(-1, left / fee)) * matchesWorth(rounds)
    left -= fee
    points += more
  }
  return (points + SPARE * Math.min(1, left / 1_000_000)) * matchesWorth(rounds)
}

/**
 * Returns the number of remaining matches, weighted so that later matches count less, because
 * managers lose stars over time.
 */
export const matchesWorth = (rounds: number): number => (1 - LASTING ** rounds) / (1 - LASTING)
