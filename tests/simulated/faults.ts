import { type Chance, seededChance } from '../../src/engine/kernel/chance.ts'

export interface Fault {
  /** Number of the occasion, counted from 0. */
  readonly no: number
  readonly what: string
}

/** Faults that a run may have: all that the seed determines, or only those at some occasions. */
export type AllowedFaults = ReadonlySet<number> | null

/**
 * Decides at each occasion whether a fault occurs. The details of a fault depend only on the seed
 * and the number of its occasion, so the other faults stay the same if one is left out.
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

  /** Returns the random source for the details of a fault; null if no fault occurs. */
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

/** Limit of the CPU time for shrinking a failure. */
const SHRINKING_SECONDS = 30

/** The problem without its numbers, so that a shorter run with the same problem is recognized. */
export const signatureOf = (problem: string): string => problem.replaceAll(/[0-9a-f]{8,}|\d+/g, '#')

/**
 * Cuts faults as long as the same problem occurs: halves, quarters, and finally single faults.
 * Returns the remaining faults.
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
