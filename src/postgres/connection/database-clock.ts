import type { Clock } from '../../app/core/ports.ts'

/**
 * The database's time at this node, so that all nodes have the same: carried on between two looks
 * by a clock that nobody sets.
 */
export class DatabaseClock implements Clock {
  readonly #machine: () => number
  /** To be added to `performance.now()`. */
  #offset: number
  #isLearnt = false

  /** `machine`: the clock of this machine, which serves until the database was asked. */
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

  /** The database said `time` at some moment between the two, by `performance.now()`. */
  learn(time: number, sent: number, received: number): void {
    const [least, most] = [time - received, time - sent]
    if (!this.#isLearnt) this.#offset = (least + most) / 2
    // What fits what was learnt before stays, so that time does not stagger with every look.
    else this.#offset = Math.min(Math.max(this.#offset, least), most)
    this.#isLearnt = true
  }
}
