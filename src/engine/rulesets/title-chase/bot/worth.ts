// What a manager may expect of stars and money, in league points.
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import type { Category } from '../content/effects.ts'
import { managerOf } from '../read/league.ts'
import type { At } from '../types.ts'

/** What the first star brings in a match, and what each further one adds. */
const POINTS_A_MATCH: readonly number[] = [0.45, 0.38, 0.3, 0.22]
/** So much of what one has is still there a round later: stars are lost, and bought again. */
const LASTING = 0.75
/** Money that is saved up for a star, against the star. */
const SAVED = 0.8
/** What a million is worth to who owns all stars: some of them will be lost. */
const SPARE = 0.1

export interface Holdings {
  readonly stars: readonly Category[]
  /** Less than nothing: debts. */
  readonly budget: number
}

export function budgetOf(at: At, seat: Seat): number {
  const { cash, debts } = managerOf(at, seat)
  return cash - sumOf(debts.map(({ amount }) => amount))
}

/** The points of so many rounds: stars that are missing are bought at once, the cheapest first. */
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

/** So many matches are as good as these, for what is lost now and then. */
export const matchesWorth = (rounds: number): number => (1 - LASTING ** rounds) / (1 - LASTING)
