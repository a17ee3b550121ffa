import { type Chance, seededChance } from '../../src/engine/kernel/chance.ts'

export interface Fault {
  /** Number of the point in the simulation at which the fault occurred, counted from 0. */
  readonly no: number
  readonly what: string
}

/**
 * Set of the fault numbers that may occur in a simulation; null if every fault that the seed
 * determines may occur.
 */
export type AllowedFaults = ReadonlySet<number> | null

/**
 * Decides whether a fault occurs, at each point of the simulation at which a fault is possible. The
 * details of a fault depend only on the seed and the number of the point, so removing one fault
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
   * Decides whether a fault occurs; returns the random source for the details of the fault, or null
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

/**
 * Replaces the numbers and ids in the description of a problem, so that the same problem is
 * recognized in another run.
 */
export const signatureOf = (problem: string): string => problem.replaceAll(/[0-9a-f]{8,}|\d+/g, '#')

/**
 * Removes faults while the same problem still occurs: first all faults of one kind, then halves,
 * quarters, and finally single faults. Returns the faults that are needed to reproduce the problem.
 */
export async function fewestFaults(
  run: (allowed: AllowedFaults) => Promise<readonly string[]>,
  struck: readonly Fault[],
  { signature, runsMax }: { readonly signature: string; readonly runsMax: number },
): Promise<readonly Fault[]> {
  let kept = struck
  let runs = 0
  const cut = async (isCut: (fault: Fault, place: number) => boolean): Promise<boolean> => {
    const fewer = kept.filter((fault, place) => !isCut(fault, place))
    if (fewer.length === kept.length || runs === runsMax) return false
    runs += 1
    const problems = await run(new Set(fewer.map(({ no }) => no)))
    const isSame = problems.some((problem) => signatureOf(problem) === signature)
    if (isSame) kept = fewer
    return isSame
  }
  for (const kind of new Set(struck.map(kindOf))) await cut((fault) => kindOf(fault) === kind)
  for (let size = kept.length; size > 0; size = Math.min(size >> 1, kept.length))
    for (let first = 0; first < kept.length && runs < runsMax; ) {
      const isPart = (_: Fault, place: number) => first <= place && place < first + size
      if (!(await cut(isPart))) first += size
    }
  return kept
}

const kindOf = ({ what }: Fault): string => what.replace(/ node \d/, '')
