import { setTimeout as sleep } from 'node:timers/promises'

const LARGE_CHARACTERS = 65_536

/**
 * Runs expensive steps one at a time. After an expensive step, other callers get as much time as
 * the step took, so no caller can block the node.
 */
export class TimeSlices {
  #free: Promise<unknown> = Promise.resolve()

  read(text: string, parse: () => void): void {
    if (text.length <= LARGE_CHARACTERS) {
      parse()
      return
    }
    this.#free = this.#free.then(() => {
      const began = performance.now()
      parse()
      return sleep(performance.now() - began)
    })
  }
}
