import { type Chance, seededChance } from '../../src/engine/kernel/chance.ts'

/** Number of promise ticks after which all reactions have ended. */
const TICKS = 40

/** Runs waiting tasks one by one, in an order that the seed determines. */
export class Scheduler {
  readonly chance: Chance
  readonly trace: string[] = []
  isCalm = false
  readonly #waiting: (() => void)[] = []

  constructor(seed: number) {
    this.chance = seededChance(seed)
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0
  }

  note(what: string): void {
    this.trace.push(what)
  }

  later(run: () => void): void {
    this.#waiting.push(run)
  }

  strikes(percent: number): boolean {
    return !this.isCalm && this.chance.below(100) < percent
  }

  async step(): Promise<void> {
    const place = this.chance.below(Math.max(1, this.#waiting.length))
    this.#waiting.splice(place, 1)[0]?.()
    for (let tick = 0; tick < TICKS; tick += 1) await null
  }

  async rest(stepsMax: number): Promise<void> {
    for (let steps = 0; steps < stepsMax && !this.isIdle; steps += 1) await this.step()
  }
}
