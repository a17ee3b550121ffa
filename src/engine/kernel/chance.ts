/**
 * The only random source of a ruleset. Only a ruleset's `setup`, `decide` and `defaults` functions
 * draw random numbers. Each drawn number is recorded in an event, so that replaying a stored game
 * needs no random numbers.
 */
export interface Chance {
  below(limit: number): number
  die(sides: number): number
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

/**
 * Returns a random number below `limit`. The random number depends only on `limit` and on the
 * number of earlier draws. A move that is retried after a conflict therefore draws the same
 * numbers.
 */
export type Luck = (drawn: number, limit: number) => number

/**
 * Maximum number of possible results of a random draw. Each draw uses 32 random bits, so more than
 * 2^32 results would not be equally likely.
 */
export const DRAW_LIMIT_MAX = 2 ** 32

export const chanceFrom = (draw: (limit: number) => number): Chance => new Draws(draw)

/**
 * A class is used instead of closures, because closures would be slower to create for every move.
 */
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

/**
 * Creates a random source that returns the same draws for the same seed, for tests, simulations and
 * bots, but not for live games.
 */
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
 * Creates a random source for tests of rules, which returns the given numbers (counted from 0) and
 * throws an error when the numbers run out.
 */
export function scriptedLuck(...draws: readonly number[]): Luck {
  const left = [...draws]
  return (_, limit) => {
    const draw = left.shift()
    if (draw === undefined)
      throw new Error(`the scripted draws have run out (asked below ${limit})`)
    if (draw >= limit) throw new Error(`scripted draw ${draw} is not below ${limit}`)
    return draw
  }
}

/** Random source for code that must not draw random numbers: every draw throws an error. */
export const noLuck: Luck = scriptedLuck()

function mixed(word: number): number {
  let bits = word | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return (bits ^ (bits >>> 15)) >>> 0
}
