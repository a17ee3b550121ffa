import type { Clock } from '../../app/core/ports.ts'

/** The database's time, so that all nodes agree; a monotonic clock advances it between probes. */
export class DatabaseClock implements Clock {
  readonly #machine: () => number
  /** To be added to `performance.now()`. */
  #offset: number
  #isLearnt = false

  /** `machine`: the local clock, used until the first probe. */
  constructor(machine: () => number = Date.now) {
    this.#machine = machine
    this.#offset = machine() - performance.now()
  }

  now(): number {
    return Math.floor(performance.now() + this.#offset)
  }

  /** How many milliseconds this machine's clock is ahead of the database's. */
  get drift(): number {
    return Math.round(this.#machine() - performance.now() - this.#offset)
  }

  /** `sent` and `received` are by `performance.now()`. */
  learn(time: number, sent: number, received: number): void {
    const [least, most] = [time - received, time - sent]
    if (!this.#isLearnt) this.#offset = (least + most) / 2
    // An offset within the bounds stays, so that time does not jitter with each probe.
    else this.#offset = Math.min(Math.max(this.#offset, least), most)
    this.#isLearnt = true
  }
}
