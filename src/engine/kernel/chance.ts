/**
 * The only source of luck. Rules draw from it inside `setup`, `decide` and `defaults` and record
 * what came out in an event, so a replay needs no source at all.
 */
export interface Chance {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  /** A whole number from 1 to `sides`. */
  die(sides: number): number
  pick<T>(items: readonly T[]): T
  /** The same items in random order, as a new array. */
  shuffle<T>(items: readonly T[]): T[]
}

/**
 * Where draws come from: the number of draws before this one, and the limit below which the result
 * lies. A function of the counter, so that a move decided again after a lost race draws the same.
 */
export type Luck = (drawn: number, limit: number) => number

/** More outcomes than a 32-bit word can tell apart evenly. */
export const DRAW_LIMIT_MAX = 2 ** 32

export const chanceFrom = (draw: (limit: number) => number): Chance => new Draws(draw)

/** One is made for every move, so it is one object. */
class Draws implements Chance {
  readonly #draw: (limit: number) => number

  constructor(draw: (limit: number) => number) {
    this.#draw = draw
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > DRAW_LIMIT_MAX)
      throw new RangeError(`cannot draw below ${limit}`)
    return this.#draw(limit)
  }

  die(sides: number): number {
    return this.below(sides) + 1
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1)
      const kept = shuffled[last]!
      shuffled[last] = shuffled[other]!
      shuffled[other] = kept
    }
    return shuffled
  }
}

/** Repeats the same draws for the same seed: tests, simulations and bots, never a live game. */
export const seededLuck =
  (seed: number): Luck =>
  (drawn, limit) =>
    Math.floor((mixed(mixed(seed) + Math.imul(drawn + 1, 0x9e3779b9)) / 2 ** 32) * limit)

export function seededChance(seed: number): Chance {
  const luck = seededLuck(seed)
  let drawn = 0
  return chanceFrom((limit) => {
    drawn += 1
    return luck(drawn, limit)
  })
}

/**
 * Deals out the given draws (each counted from 0) and fails loudly when they run out: rule tests.
 */
export function scriptedLuck(...draws: readonly number[]): Luck {
  const left = [...draws]
  return (_, limit) => {
    const draw = left.shift()
    if (draw === undefined)
      throw new Error(`the script of draws has run out (asked below ${limit})`)
    if (draw >= limit) throw new Error(`scripted draw ${draw} is not below ${limit}`)
    return draw
  }
}

/** For acts that must not depend on luck. */
export const noLuck: Luck = scriptedLuck()

/** A finaliser of 32-bit words in which every bit of the input moves half of the output's. */
function mixed(word: number): number {
  let bits = word | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return (bits ^ (bits >>> 15)) >>> 0
}
