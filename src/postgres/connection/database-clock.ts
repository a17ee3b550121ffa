import type { Clock } from '../../app/core/ports.ts'

/**
 * A clock that follows the time of the database, so that all nodes agree. Between queries of the
 * database time, the clock advances with the process's monotonic clock.
 */
export class DatabaseClock implements Clock {
  readonly #machine: () => number
  /** Number of milliseconds to add to `performance.now()` to get the database time. */
  #offset: number
  #isLearnt = false

  /** `machine` is the local clock, which is used until the database clock is known. */
  constructor(machine: () => number = Date.now) {
    this.#machine = machine
    this.#offset = machine() - performance.now()
  }

  now(): number {
    return Math.floor(performance.now() + this.#offset)
  }

  /** Number of milliseconds by which the local clock is ahead of the database clock. */
  get drift(): number {
    return Math.round(this.#machine() - performance.now() - this.#offset)
  }

  /** `sent` and `received` are the results of `performance.now()` before and after the probe. */
  learn(time: number, sent: number, received: number): void {
    const [least, most] = [time - received, time - sent]
    if (!this.#isLearnt) this.#offset = (least + most) / 2
    // The offset of the clock changes only if the probe proves the offset wrong, so that the clock
    // does not jump at every probe.
    else this.#offset = Math.min(Math.max(this.#offset, least), most)
    this.#isLearnt = true
  }
}
