import type { Value, Weights } from '../kernel/evaluation.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import type { World } from '../kernel/step.ts'
import type { At, Outcome, Seat, Types } from '../kernel/types.ts'

/** Returns each seat's chance of winning, which is an estimate while the game is running. */
export function winChancesIn<K extends Types>(
  rules: Ruleset<K>,
  world: World<K>,
): readonly number[] {
  const { state, table, over } = world
  const outcome = over ? rules.outcome(state, table) : null
  if (outcome) return winsOf(outcome)
  const value = rules.sense?.value
  return value ? chancesOf(value, world) : Array<number>(table.seats).fill(1 / table.seats)
}

/**
 * Returns each seat's share of the win: 1 for a sole winner, an equal fraction for each of several
 * tied winners, and 0 for all other seats.
 */
export function winsOf({ ranking, scores }: Outcome): readonly number[] {
  const first = ranking[0] ?? []
  return scores.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
}

const chancesOf = <K extends Types>(value: Value<K>, at: At<K>): readonly number[] => {
  const { progress, features } = featuresOf(value, at)
  return shared(features.map((one) => weigh(value.weights, one, progress)))
}

export interface Featured {
  readonly progress: number
  readonly features: readonly Readonly<Record<string, number>>[]
}

export function featuresOf<K extends Types>(value: Value<K>, at: At<K>): Featured {
  const features: Record<string, number>[] = []
  for (let seat: Seat = 0; seat < at.table.seats; seat += 1) features.push(value.features(at, seat))
  return { progress: value.progress(at), features }
}

export function weigh(
  weights: Weights,
  features: Readonly<Record<string, number>>,
  progress: number,
): number {
  let sum = 0
  for (const name in weights) {
    const [atFirst, byTheEnd] = weights[name]!
    sum += features[name]! * (atFirst + byTheEnd * progress)
  }
  return sum
}

/** Softmax function: converts numbers to positive shares whose sum is 1. */
export function shared(numbers: readonly number[]): number[] {
  const most = Math.max(...numbers)
  const powers = numbers.map((number) => Math.exp(number - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}
