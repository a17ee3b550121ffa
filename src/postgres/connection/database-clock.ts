import type { Clock } from '../../app/core/ports.ts'

/**
 * The time of the database, so that all nodes agree. Between probes, a monotonic clock advances the
 * time.
 */
export class DatabaseClock implements Clock {
  readonly #machine: () => number
  /** Milliseconds to add to `performance.now()`. */
  #offset: number
  #isLearnt = false

  /** `machine` is the local clock, which is used until the first probe. */
  constructor(machine: () => number = Date.now) {
    this.#machine = machine
    this.#offset = machine() - performance.now()
  }

  now(): number {
    return Math.floor(performance.now() + this.#offset)
  }

  /** Milliseconds by which the local clock is ahead of the database clock. */
  get drift(): number {
    return Math.round(this.#machine() - performance.now() - this.#offset)
  }

  /** `sent` and `received` are values of `performance.now()`. */
  learn(time: number, sent: number, received: number): void {
    const [least, most] = [time - received, time - sent]
    if (!this.#isLearnt) this.#offset = (least + most) / 2
    // The offset changes only if it is outside the new bounds, so that time does not jitter with
    // each probe.
    else this.#offset = Math.min(Math.max(this.#offset, least), most)
    this.#isLearnt = true
  }
}
