import {
  type Featured,
  featuresOf,
  shared,
  weigh,
  winsOf,
} from '../../src/engine/bots/position-value.ts'
import { rollout } from '../../src/engine/bots/rollout.ts'
import type { Bot } from '../../src/engine/kernel/bot.ts'
import { type Chance, seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import type { Weights } from '../../src/engine/kernel/evaluation.ts'
import { create } from '../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { worldOf } from '../../src/engine/kernel/step.ts'
import type { Table } from '../../src/engine/kernel/types.ts'

export interface Lesson extends Featured {
  readonly game: number
  readonly won: readonly number[]
}

/** Every fifth game is not used for fitting the weights, but for validating them. */
const KEPT_BACK = 5
export const isKept = ({ game }: Lesson): boolean => game % KEPT_BACK === 0

const SEEDS_A_GAME = 4
const MOVES_MAX = 20_000

export interface Course {
  readonly careless: number
  readonly apart: number
}

/**
 * Returns positions from games between bots. At the start of a game, each seat plays a different
 * share of random moves, so that leads arise from worse play.
 */
export function lessonsOf(rules: Ruleset, table: Table, game: number, course: Course): Lesson[] {
  const value = rules.sense?.value
  if (!value) throw new Error(`${rules.id} has no position value`)
  const seed = game * SEEDS_A_GAME
  const { state } = create(rules, table, seededLuck(seed), 0).game
  const world = worldOf(rules, table, state, Array<boolean>(table.seats).fill(false))
  const luck = seededChance(seed + 1)
  const chance = seededChance(seed + 2)
  let moves = chance.below(course.careless + 1)
  rollout(rules, world, { luck, chance, movesMax: moves, bot: careless(rules, table, chance) })
  const seen: Featured[] = []
  while (!world.over && moves < MOVES_MAX) {
    seen.push(featuresOf(value, world))
    const movesMax = 1 + chance.below(course.apart)
    rollout(rules, world, { luck, chance, movesMax, bot: rules.bot })
    moves += movesMax
  }
  const outcome = rules.outcome(world.state, table)
  return outcome ? seen.map((one) => ({ ...one, game, won: winsOf(outcome) })) : []
}

const PERCENT = 100
/** Maximum percentage of random moves, because a player with more random moves hardly ever wins. */
const BY_LOT_MAX = 50

function careless({ bot }: Ruleset, { seats }: Table, chance: Chance): Bot {
  const byLot = Array.from({ length: seats }, () => chance.below(BY_LOT_MAX))
  return (turn) => (chance.below(PERCENT) < byLot[turn.seat]! ? turn.suggest() : bot(turn))
}

/**
 * Returns the mean cross-entropy, in nats, of the predictions of the winner. A cross-entropy of
 * ln(seats) means that the weights predict nothing.
 */
export function lossOf(weights: Weights, lessons: readonly Lesson[]): number {
  let loss = 0
  for (const lesson of lessons)
    guessed(weights, lesson).forEach((chance, seat) => {
      loss -= lesson.won[seat]! * Math.log(Math.max(Number.EPSILON, chance))
    })
  return loss / lessons.length
}

export function rightOf(weights: Weights, lessons: readonly Lesson[]): number {
  let right = 0
  for (const lesson of lessons) {
    const guess = guessed(weights, lesson)
    right += lesson.won[guess.indexOf(Math.max(...guess))]!
  }
  return right / lessons.length
}

const guessed = (weights: Weights, { features, progress }: Featured): number[] =>
  shared(features.map((one) => weigh(weights, one, progress)))

const PASSES = 60
const FINE_PASSES = 20
const BATCH = 64
const RATE = 0.02
const DECAY = 2e-3
const MEMORY = 0.99

/**
 * Returns the maximum-likelihood weights for predicting the winner, computed by deterministic
 * gradient ascent.
 */
export function fitted(lessons: readonly Lesson[]): Weights {
  const names = Object.keys(lessons[0]?.features[0] ?? {})
  const samples = lessons.map((lesson) => sampled(names, lesson))
  const weights = new Float64Array(2 * names.length)
  const sizes = new Float64Array(2 * names.length).fill(1e-8)
  for (let pass = 0; pass < PASSES; pass += 1) {
    const rate = pass < PASSES - FINE_PASSES ? RATE : RATE / 5
    for (let begin = 0; begin < samples.length; begin += BATCH) {
      const slopes = slopesAt(weights, samples.slice(begin, begin + BATCH))
      for (let at = 0; at < weights.length; at += 1) {
        const slope = slopes[at]! - DECAY * weights[at]!
        sizes[at] = MEMORY * sizes[at]! + (1 - MEMORY) * slope ** 2
        weights[at]! += (rate * slope) / Math.sqrt(sizes[at]! + 1e-6)
      }
    }
  }
  return Object.fromEntries(
    names.map((name, at) => [name, [weights[at]!, weights[names.length + at]!] as const]),
  )
}

interface Sample {
  readonly seats: readonly Float64Array[]
  readonly won: readonly number[]
}

function sampled(names: readonly string[], { features, progress, won }: Lesson): Sample {
  const seats = features.map((one) => {
    const atFirst = names.map((name) => one[name]!)
    return Float64Array.from([...atFirst, ...atFirst.map((number) => number * progress)])
  })
  return { seats, won }
}

function slopesAt(weights: Float64Array, batch: readonly Sample[]): Float64Array {
  const slopes = new Float64Array(weights.length)
  for (const { seats, won } of batch) {
    const guess = shared(seats.map((numbers) => product(numbers, weights)))
    seats.forEach((numbers, seat) => {
      const missed = (won[seat]! - guess[seat]!) / batch.length
      for (let at = 0; at < numbers.length; at += 1) slopes[at]! += missed * numbers[at]!
    })
  }
  return slopes
}

function product(numbers: Float64Array, others: Float64Array): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at += 1) sum += numbers[at]! * others[at]!
  return sum
}
