import { type Chance, seededChance } from '../../src/engine/kernel/chance.ts'

export interface Fault {
  /** Number of the point in the simulation at which the fault occurred, counted from 0. */
  readonly no: number
  readonly what: string
}

/**
 * Numbers of the faults that may occur in a simulation; null if all faults that the seed determines
 * may occur.
 */
export type AllowedFaults = ReadonlySet<number> | null

/**
 * Decides whether a fault occurs at each point of the simulation where a fault is possible. The
 * details of a fault depend only on the seed and the number of the point, so leaving out one fault
 * does not change the other faults.
 */
export class Faults {
  readonly struck: Fault[] = []
  isCalm = false
  readonly #seed: number
  readonly #chance: Chance
  readonly #allowed: AllowedFaults
  #occasions = 0

  constructor(seed: number, allowed: AllowedFaults) {
    this.#seed = seed
    this.#chance = seededChance(seed)
    this.#allowed = allowed
  }

  /**
   * Decides whether a fault occurs. Returns the random source for the details of the fault, or null
   * if no fault occurs.
   */
  strike(what: string, perTenThousand: number): Chance | null {
    if (this.isCalm) return null
    const no = this.#occasions
    this.#occasions += 1
    const strikes = this.#allowed
      ? this.#allowed.has(no)
      : this.#chance.below(10_000) < perTenThousand
    if (!strikes) return null
    this.struck.push({ no, what })
    return seededChance(this.#seed * 1_000_003 + no)
  }
}

/** Limit of the CPU time for reducing the faults of a failed simulation. */
const SHRINKING_SECONDS = 30

/**
 * Returns the text of a problem without its numbers, so that the same problem is recognized in a
 * simulation with fewer faults.
 */
export const signatureOf = (problem: string): string => problem.replaceAll(/[0-9a-f]{8,}|\d+/g, '#')

/**
 * Removes faults from a failed simulation as long as the same problem occurs: first halves, then
 * quarters, and finally single faults. Returns the remaining faults.
 */
export async function fewestFaults(
  run: (allowed: AllowedFaults) => Promise<readonly string[]>,
  struck: readonly Fault[],
  signature: string,
): Promise<readonly Fault[]> {
  let kept = struck
  const began = process.cpuUsage()
  const hasTime = () => process.cpuUsage(began).user < 1e6 * SHRINKING_SECONDS
  const fails = async (faults: readonly Fault[]) => {
    const problems = await run(new Set(faults.map(({ no }) => no)))
    return problems.some((problem) => signatureOf(problem) === signature)
  }
  for (let size = kept.length; size > 0 && hasTime(); size = Math.min(size >> 1, kept.length))
    for (let first = 0; first < kept.length && hasTime(); ) {
      const fewer = [...kept.slice(0, first), ...kept.slice(first + size)]
      if (await fails(fewer)) kept = fewer
      else first += size
    }
  return kept
}
